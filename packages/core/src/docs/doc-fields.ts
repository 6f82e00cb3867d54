import { z } from 'zod'
import {
  commonFields,
  flag,
  number,
  text,
  textOrNull,
} from '../frontmatter/fields.ts'

/** The front matter of a doc. */
export const docFields = {
  ...commonFields,
  id: text,
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_key: text,
  sidebar_custom_props: z.looseObject({}).describe('an object'),
  displayed_sidebar: textOrNull,
  pagination_label: text,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  parse_number_prefixes: flag,
}
