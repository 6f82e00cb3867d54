import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Doc } from '../docs/doc.ts'
import type { DocVersion } from '../versions/doc-version.ts'

/** Front matter of docs that names other docs and sidebars. */
export function checkDocs({
  docs,
  docsById,
  sidebars,
}: DocVersion): Diagnostic[] {
  const names = sidebars.map(({ name }) => name)
  return docs.flatMap((doc) => [
    ...checkSidebar(doc, names),
    ...checkNeighbour(doc, 'pagination_next', docsById),
    ...checkNeighbour(doc, 'pagination_prev', docsById),
  ])
}

function checkSidebar(
  { filePath, frontMatter }: Doc,
  names: readonly string[],
): Diagnostic[] {
  const name = frontMatter.displayed_sidebar
  if (name === undefined || name === null || names.includes(name)) return []
  const meant = closestName(name, names)
  return [
    {
      code: 'sidebar-unknown',
      severity: 'error',
      message: `There is no sidebar \`${name}\`.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : `Sidebars: ${names.join(', ')}.`,
      place: { type: 'frontMatter', file: filePath, key: 'displayed_sidebar' },
    },
  ]
}

function checkNeighbour(
  { filePath, frontMatter }: Doc,
  key: 'pagination_next' | 'pagination_prev',
  docsById: DocVersion['docsById'],
): Diagnostic[] {
  const id = frontMatter[key]
  if (id === undefined || id === null || docsById.has(id)) return []
  const meant = closestName(id, docsById.keys())
  return [
    {
      code: 'doc-unknown',
      severity: 'error',
      message: `\`${key}\` names the doc \`${id}\`, and there is no doc with this id.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : 'write the id of a doc, or `null` for none.',
      place: { type: 'frontMatter', file: filePath, key },
    },
  ]
}
