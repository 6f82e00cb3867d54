import { readWords } from './read-words.ts'

/** No vowels, so that no stemmer finds an ending to take away. */
const alphabet = '0123456789bcdfghjklmnpqrstvwxz'
const digits = 4

/**
 * Two neighbouring characters of a script without spaces, as a term that no library takes
 * apart. One character alone gives the beginning of the terms of all its pairs.
 */
export function pairTerm(characters: string): string {
  return `0q${[...characters].map(encode).join('')}`
}

function encode(character: string): string {
  let rest = character.codePointAt(0) ?? 0
  let code = ''
  for (let digit = 0; digit < digits; digit++) {
    code = alphabet.charAt(rest % alphabet.length) + code
    rest = Math.floor(rest / alphabet.length)
  }
  return code
}

/** `中间件` → `中间`, `间件`; one character alone is itself. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((each, index) => `${characters[index]}${each}`)
}

/**
 * The terms by which a text is found, in the order of the text: words, their parts, and pairs
 * of neighbouring characters. Pairs find parts of words, and are the same in every browser,
 * which what a segmenter makes of Chinese is not.
 */
export function indexTerms(text: string): string[] {
  return readWords(text).flatMap((word) =>
    word.type === 'run'
      ? pairsOf(word.text).map(pairTerm)
      : [
          word.text,
          ...word.parts.flatMap((part) =>
            part.text.length > 1 ? [part.text] : [],
          ),
        ],
  )
}
