import type { RegexEngine } from '@shikijs/types'

/** How many scanners are kept: patterns that are made of what a text says may be without end. */
const maxKept = 4000

/**
 * The same engine, which compiles equal lists of patterns once. Grammars share many of them
 * (JavaScript, TypeScript and both with JSX), and ask again for some at each use.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const known = new Map<string, ReturnType<RegexEngine['createScanner']>>()
  return {
    ...engine,
    createScanner: (patterns) => {
      const key = JSON.stringify(patterns.map(textOf))
      const found = known.get(key)
      if (found) return found
      const made = engine.createScanner(patterns)
      if (known.size >= maxKept) return made
      // Whoever is done with it is not the only one to have it.
      made.dispose = () => undefined
      known.set(key, made)
      return made
    },
  }
}

function textOf(pattern: string | RegExp): string {
  return typeof pattern === 'string' ? pattern : String(pattern)
}
