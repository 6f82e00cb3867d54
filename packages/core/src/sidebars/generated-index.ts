import type { Place } from '../diagnostics/diagnostic.ts'
import type { CategoryLinkConfig } from './item-schemas.ts'
import type { GeneratedIndex } from './sidebar.ts'

type GeneratedIndexConfig = Extract<
  NonNullable<CategoryLinkConfig>,
  { type: 'generated-index' }
>

/** A generated index as its author asks for it. */
export function toGeneratedIndex(
  { slug, title, description, image, keywords }: GeneratedIndexConfig,
  place: Place,
): GeneratedIndex {
  return {
    type: 'generated-index',
    slug,
    title,
    description,
    ...(image !== undefined && { image }),
    ...(keywords !== undefined && {
      keywords: [keywords].flat().flatMap((each) => each.split(/,\s*/)),
    }),
    place,
  }
}
