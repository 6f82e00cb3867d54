import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  CheckedCode,
  CheckedPage,
  CheckedSite,
  CheckFinding,
  CheckResult,
} from 'gwdocs'
import { versionOf } from '../api/api-record.ts'

/**
 * Looks at what the compiler does not see: versions that pages name, modules that their
 * commands fetch, and blocks of JSON. The module of the samples says which versions there are.
 */
export function checkCommands({ siteDir, pages }: CheckedSite): CheckResult {
  const goMod = readFileSync(join(siteDir, 'samples/go.mod'), 'utf8')
  const own = pages.filter(({ filePath }) => /^(?:docs|blog)\//.test(filePath))
  const versions = own.flatMap(findVersions)
  const fetched = own.flatMap(findFetched)
  const json = own.flatMap((page) =>
    blocksOf(page, ['json']).map((block) => ({ page, block })),
  )
  return {
    findings: [
      ...versions.flatMap((each) => checkVersion(each, goMod)),
      ...fetched.flatMap((each) => checkFetched(each, goMod)),
      ...json.flatMap(({ page, block }) => checkJson(page, block)),
    ],
    figures: {
      'versions of modules': versions.length,
      'modules fetched by commands': fetched.length,
      'blocks of JSON': json.length,
    },
  }
}

type Found = {
  readonly file: string
  readonly line: number
  readonly column: number
}

type Version = Found & { readonly version: string }

/** Versions of commits without a tag, wherever a page writes them. */
function findVersions({ filePath: file, text }: CheckedPage): Version[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    [...line.matchAll(/v\d+\.\d+\.\d+-\d{14}-[0-9a-f]{12}/g)].map((found) => ({
      file,
      line: index + 1,
      column: found.index + 1,
      version: found[0],
    })),
  )
}

function checkVersion(
  { version, ...place }: Version,
  goMod: string,
): CheckFinding[] {
  if (goMod.includes(` ${version}`)) return []
  return [
    {
      ...place,
      endColumn: place.column + version.length,
      message: `The samples are not checked with \`${version}\`: \`samples/go.mod\` names other versions.`,
      hint: 'write the version of `samples/go.mod`, or change it there and check all samples anew.',
    },
  ]
}

type Fetched = Found & {
  readonly module: string
  readonly version: string | undefined
}

/** `go get MODULE@VERSION` in blocks that readers copy into a terminal. */
function findFetched(page: CheckedPage): Fetched[] {
  return blocksOf(page, ['bash', 'sh', 'console']).flatMap((block) =>
    block.code.split('\n').flatMap((line, index) => {
      const found = /\bgo get (?:-u )?([\w./-]+)(?:@(\S+))?/.exec(line)
      if (!found) return []
      const [, module = '', version] = found
      const column = block.column + found.index
      const place = { file: page.filePath, line: block.line + index, column }
      return [{ ...place, module, version }]
    }),
  )
}

/** A version is written in full, or as the commit that it ends in. */
function checkFetched(
  { module, version, ...place }: Fetched,
  goMod: string,
): CheckFinding[] {
  const known = versionOf(module, goMod)
  if (known === '')
    return [
      {
        ...place,
        message: `This fetches \`${module}\`, which no sample is checked with.`,
        hint: 'mend the path, or add the module to `samples/go.mod`.',
      },
    ]
  const isKnown =
    version === undefined ||
    version === 'latest' ||
    version === known ||
    (version.length >= 7 && known.split('-').at(-1)?.startsWith(version))
  if (isKnown) return []
  return [
    {
      ...place,
      message: `This fetches \`${module}\` at \`${version}\`, and the samples are checked with \`${known}\`.`,
      hint: 'fetch the version of `samples/go.mod`, or change it there and check all samples anew.',
    },
  ]
}

function checkJson(page: CheckedPage, block: CheckedCode): CheckFinding[] {
  try {
    JSON.parse(block.code)
    return []
  } catch (error) {
    const { line, column } = block
    return [
      {
        file: page.filePath,
        line,
        column,
        message: `This is no JSON: ${(error as Error).message}.`,
        hint: 'mend it, or name its language on the fence.',
      },
    ]
  }
}

function blocksOf(
  { code }: CheckedPage,
  languages: readonly string[],
): CheckedCode[] {
  return code.filter(
    ({ type, language }) =>
      type === 'block' && languages.includes(language ?? ''),
  )
}
