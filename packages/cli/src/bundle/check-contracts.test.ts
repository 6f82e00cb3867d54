import {
  type ReplaceableName,
  replaceableNames,
  resolveConfig,
  type UserConfig,
} from '@gwdocs/core'
import type { Contract } from '@gwdocs/theme/server'
import { expect, test } from 'vitest'
import { checkContracts } from './check-contracts.ts'

const first: Contract = { version: 1, changes: {} }

const unchanged = Object.fromEntries(
  replaceableNames.map((name) => [name, first]),
) as Record<ReplaceableName, Contract>

/** A theme whose footer has changed twice. */
const contracts: Record<ReplaceableName, Contract> = {
  ...unchanged,
  Footer: {
    version: 3,
    changes: {
      2: '`links` is called `columns`.',
      3: '`footer` may be undefined: show nothing then.',
    },
  },
}

type Components = NonNullable<NonNullable<UserConfig['theme']>['components']>

function check(components: Components) {
  const { config } = resolveConfig(
    { title: 'A', url: 'https://a.example', theme: { components } },
    'gwdocs.config.ts',
  )
  if (!config) throw new Error('The config of the test is wrong.')
  return checkContracts(config, contracts)
}

const path = './src/Footer.tsx'

test('a component that was written for the contract of today is no finding', () => {
  expect(
    check({
      Footer: { path, contract: 3 },
      Pager: { path: './src/Pager.tsx', contract: 1 },
    }),
  ).toEqual([])
})

test.each([
  [
    1,
    'Contract 2: `links` is called `columns`. Contract 3: `footer` may be undefined: show nothing then.',
  ],
  [2, 'Contract 3: `footer` may be undefined: show nothing then.'],
])('what has changed since contract %i is told', (contract, changes) => {
  expect(check({ Footer: { path, contract } })).toEqual([
    {
      code: 'component-contract-changed',
      severity: 'warning',
      message: `\`Footer\` was written for contract ${contract}, and the theme has contract 3. ${changes}`,
      hint: 'compare the component with `FooterProps` of `@gwdocs/theme`, then write `contract: 3`.',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['theme', 'components', 'Footer', 'contract'],
      },
    },
  ])
})

test.each([[path], [{ path }]])('%j does not say what it is for', (footer) => {
  expect(check({ Footer: footer })).toEqual([
    expect.objectContaining({
      code: 'component-contract-missing',
      hint: "write `Footer: { path: './src/Footer.tsx', contract: 3 }`.",
    }),
  ])
})

test('a contract from the future is an error', () => {
  expect(check({ Footer: { path, contract: 4 } })).toEqual([
    expect.objectContaining({
      code: 'component-contract-unknown',
      severity: 'error',
    }),
  ])
})
