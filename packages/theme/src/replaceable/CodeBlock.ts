import { CodeBlock as Original } from '../content/CodeBlock.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const CodeBlock = replaceable('CodeBlock', Original)
