import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ParseOptions,
  parseFile,
  resolveConfig,
  toParseOptions,
} from '@gwdocs/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdown } from './markdown-arbitrary.ts'
import { loadQuickParser } from './quick-parser.ts'

const quickParser = await loadQuickParser(100)

const root = join(import.meta.dirname, '../../../..')

function options(): ParseOptions {
  const input = { title: 'A', url: 'https://example.com' }
  const { config } = resolveConfig(input, 'gwdocs.config.ts')
  if (!config) throw new Error('The config is sound.')
  return toParseOptions(config.markdown)
}

/** A text, parsed in both ways; positions are part of the result. */
function compare(text: string, filePath = 'docs/a.md'): boolean {
  let isQuick = false
  const source = { filePath, text }
  const result = parseFile(source, options(), {
    quickParser: (prepared, hasContainers) => {
      isQuick = true
      const tree = quickParser?.(prepared, hasContainers)
      if (!tree) throw new Error('There is no parser.')
      return tree
    },
  })
  if (isQuick)
    expect({ text, ...result }).toEqual({
      text,
      ...parseFile(source, options()),
    })
  return isQuick
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

describe.skipIf(!quickParser)(
  'the quick parser, where a machine has it',
  () => {
    test.each([
      ['the site', join(root, 'site/docs'), 0.7],
      ['the fixtures', join(root, 'tests/fixtures'), 0.7],
      [
        'the corpora beside the repository',
        join(root, '../shared/corpora'),
        0.5,
      ],
    ])(
      'reads %s as remark-parse does, most of it',
      (_, folder, least) => {
        // The corpora are not in the repository.
        if (!existsSync(folder)) return
        const quick = textsIn(folder).map((text) => compare(text))
        const share = quick.filter(Boolean).length / quick.length
        expect(share).toBeGreaterThan(least)
      },
      120_000,
    )

    test('reads made texts as remark-parse does', () => {
      const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)
      const numRuns = Number(process.env['GWDOCS_PROPERTY_TEXTS'] ?? 600)
      let quick = 0
      const property = fc.property(markdown, (text) => {
        if (compare(text)) quick++
      })
      fc.assert(property, { seed, numRuns })
      expect(quick).toBeGreaterThan(numRuns / 10)
    }, 120_000)
  },
)
