import { Table as Original } from '../content/Table.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const Table = replaceable('Table', Original)
