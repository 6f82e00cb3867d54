import type { CheckFinding } from 'gwdocs'
import { type PackageRecord, versionOf } from './api-record.ts'
import type { ReadModule } from './read-module.ts'

const hint =
  'run `npx gwdocs check site --update` where Go has the modules, and see what the pages say.'

/** How the records differ from the packages that Go knows, and from the versions that go.mod names. */
export function checkDrift(
  records: readonly PackageRecord[],
  module: ReadModule,
  goMod: string,
): CheckFinding[] {
  return records.flatMap((record) => [
    ...checkVersion(record, goMod),
    ...(module.type === 'read'
      ? checkNames(record, module.packages.get(record.path) ?? new Set())
      : []),
  ])
}

function checkVersion(
  { path, version, file }: PackageRecord,
  goMod: string,
): CheckFinding[] {
  const wanted = versionOf(path, goMod)
  if (wanted === version) return []
  return [
    {
      ...{ file, line: 1, hint },
      message: `the record is of \`${path}\` ${version}, and the samples are checked with ${wanted}.`,
    },
  ]
}

function checkNames(
  { path, file, names }: PackageRecord,
  exported: ReadonlySet<string>,
): CheckFinding[] {
  const gone = [...names].filter(([name]) => !exported.has(name))
  const added = [...exported].filter((name) => !names.has(name))
  return [
    ...gone.map(([name, line]) => ({
      ...{ file, line, hint },
      message: `\`${path}\` does not export \`${name}\`, which the record lists.`,
    })),
    ...added.map((name) => ({
      ...{ file, line: 1, hint },
      message: `\`${path}\` exports \`${name}\`, which the record does not list.`,
    })),
  ]
}
