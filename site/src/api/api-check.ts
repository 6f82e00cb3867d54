import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  CheckedPage,
  CheckedSite,
  CheckFinding,
  CheckResult,
} from 'gwdocs'
import {
  type PackageRecord,
  readRecords,
  versionOf,
  writeRecord,
} from './api-record.ts'
import { checkDrift } from './check-drift.ts'
import { findMembers } from './find-members.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { findUndocumented } from './find-undocumented.ts'
import { readModule } from './read-module.ts'

/** Where the module lies whose packages the pages document; relative to the site. */
const moduleFolder = 'samples'

/**
 * Compares the pages with what the packages export: every name that a page writes is exported,
 * and every exported name is written on a page of its package. What is exported the records in
 * `api/` say; where Go has the modules, the records are compared with them.
 */
export async function checkApi({
  siteDir,
  pages,
  isUpdating,
}: CheckedSite): Promise<CheckResult> {
  const own = pages.filter(({ filePath }) => isOwn(filePath))
  const before = readRecords(siteDir)
  const folder = join(siteDir, moduleFolder)
  const paths = before.map(({ path }) => path)
  const module = await readModule(folder, paths)
  const goMod = readFileSync(join(folder, 'go.mod'), 'utf8')
  if (module.type === 'read' && isUpdating)
    updateRecords(siteDir, before, { packages: module.packages, goMod })
  const records = isUpdating ? readRecords(siteDir) : before
  const mentions = own.flatMap((page) =>
    mentionsOn(page, records).map((each) => ({ ...each, page })),
  )
  const undocumented = records.flatMap((record) =>
    findUndocumented(record, own),
  )
  const names = records.reduce((sum, each) => sum + each.names.size, 0)
  return {
    findings: [
      ...mentions.flatMap((each) => checkMention(each, each.page, records)),
      ...undocumented,
      ...checkDrift(records, module, goMod),
    ],
    figures: {
      'identifiers of the packages': names,
      documented: names - undocumented.length,
      'not documented': undocumented.length,
      'uses of them in text and samples': mentions.length,
      [module.type === 'read'
        ? 'packages compared with Go'
        : 'packages compared with the record alone (Go does not have the modules here)']:
        records.length,
    },
  }
}

/** Pages of old versions and translations tell of other states of the module. */
function isOwn(filePath: string): boolean {
  return /^(?:docs|blog|src\/pages)\//.test(filePath)
}

function mentionsOn(
  page: CheckedPage,
  records: readonly PackageRecord[],
): Mention[] {
  const names = records.map(({ name }) => name)
  const slim = records.find(({ name }) => name === 'slim')
  const types = new Set(
    [...(slim?.names.keys() ?? [])].flatMap((name) => {
      const dot = name.indexOf('.')
      return dot === -1 ? [] : [name.slice(0, dot)]
    }),
  )
  return [...findMentions(page, names), ...findMembers(page, types)]
}

function checkMention(
  { packageName, name, line, column, length }: Mention,
  { filePath }: CheckedPage,
  records: readonly PackageRecord[],
): CheckFinding[] {
  const record = records.find((each) => each.name === packageName)
  if (!record || isKnown(name, record)) return []
  return [
    {
      file: filePath,
      ...{ line, column, endColumn: column + length },
      message: `the package \`${record.path}\` exports no \`${name}\` (${record.version}).`,
      hint: 'name what the package has, as `go doc` shows it.',
    },
  ]
}

/** A member of a variable is not looked up: the record does not know the variable's type. */
function isKnown(name: string, { names }: PackageRecord): boolean {
  if (names.has(name)) return true
  const [type = '', member] = name.split('.')
  if (member === undefined || !names.has(type)) return false
  return ![...names.keys()].some((each) => each.startsWith(`${type}.`))
}

type Update = {
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>
  readonly goMod: string
}

function updateRecords(
  siteDir: string,
  records: readonly PackageRecord[],
  { packages, goMod }: Update,
): void {
  for (const { file, path } of records) {
    const names = packages.get(path)
    const version = versionOf(path, goMod)
    if (names)
      writeFileSync(join(siteDir, file), writeRecord(path, version, names))
  }
}
