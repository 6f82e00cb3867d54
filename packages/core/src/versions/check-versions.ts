import type { DocsConfig } from '../config/content-schema.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { quoteList } from '../diagnostics/quote.ts'
import { knownVersions } from './version-plan.ts'

/** Where the doc set stands in the config. */
export type DocSetPlace = { readonly file: string; readonly keyPath: KeyPath }

/** Names in the config of a doc set that no version has, and a set without any version. */
export function checkVersions(
  config: DocsConfig,
  cut: readonly string[],
  place: DocSetPlace,
): Diagnostic[] {
  const known = knownVersions(config, cut)
  return [
    ...askedNames(config)
      .filter(({ name }) => !known.includes(name))
      .map(({ name, keyPath }) =>
        unknownVersion(name, known, inSet(place, keyPath)),
      ),
    ...(known.length === 0 ? [noVersion(place)] : []),
  ]
}

type Asked = { readonly name: string; readonly keyPath: KeyPath }

/** Every name of a version that the config holds, and where. */
function askedNames({
  lastVersion,
  onlyIncludeVersions = [],
  versions,
}: DocsConfig): Asked[] {
  return [
    ...(lastVersion === undefined
      ? []
      : [{ name: lastVersion, keyPath: ['lastVersion'] }]),
    ...onlyIncludeVersions.map((name, index) => ({
      name,
      keyPath: ['onlyIncludeVersions', index],
    })),
    ...Object.keys(versions).map((name) => ({
      name,
      keyPath: ['versions', name],
    })),
  ]
}

function inSet({ file, keyPath }: DocSetPlace, own: KeyPath): DocSetPlace {
  return { file, keyPath: [...keyPath, ...own] }
}

function unknownVersion(
  name: string,
  known: readonly string[],
  place: DocSetPlace,
): Diagnostic {
  const meant = closestName(name, known)
  return {
    code: 'version-unknown',
    severity: 'error',
    message: `There is no version \`${name}\`.`,
    hint: meant ? `did you mean \`${meant}\`?` : `use ${quoteList(known)}.`,
    place: { type: 'key', ...place },
  }
}

function noVersion(place: DocSetPlace): Diagnostic {
  return {
    code: 'version-missing',
    severity: 'error',
    message:
      'The docs have no version: the working folder is left out, and none was cut.',
    hint: 'cut one with `gwdocs version 1.0`, or remove `includeCurrentVersion: false`.',
    place: { type: 'key', ...inSet(place, ['includeCurrentVersion']) },
  }
}
