import { TranslationNotice as Original } from '../components/TranslationNotice/TranslationNotice.tsx'
import { replaceable } from '../overriding/replaceable.tsx'

export const TranslationNotice = replaceable('TranslationNotice', Original)
