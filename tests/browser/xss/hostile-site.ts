import { createSite, type SiteCopy } from '../../harness/site-copy.ts'
import { clobbering, vectors } from './vectors.ts'

export type HostileSite = SiteCopy & {
  /** Addresses of its pages, and what each was made from. */
  readonly pages: readonly { readonly path: string; readonly vector: string }[]
}

/** The page that holds all that takes the names of other things, with its text below. */
export const clobberedPage = '/clobbered'

/** A site whose pages somebody wrote who is not trusted: each has one vector, in many places. */
export function hostileSite(): HostileSite {
  const pages = vectors.flatMap((vector, index) =>
    takesIn.test(vector)
      ? [
          { path: `/block-${index}`, vector, text: blockPage(vector) },
          { path: `/inline-${index}`, vector, text: inlinePage(vector) },
        ]
      : [{ path: `/whole-${index}`, vector, text: wholePage(vector) }],
  )
  const site = createSite({
    'gwdocs.config.ts': `export default {
  title: 'Hostile',
  url: 'https://example.com',
  docs: { routeBasePath: '/' },
  markdown: { html: 'sanitize', mdx: { forbid: ['**'] } },
  // What is proved is that nothing is left for a policy to stop.
  security: { contentSecurityPolicy: false },
}
`,
    [`docs${clobberedPage}.md`]: `# Clobbered\n\n${clobbering.join('\n\n')}\n\nThe end.\n`,
    ...Object.fromEntries(
      pages.map(({ path, text }) => [`docs${path}.md`, text]),
    ),
  })
  return { ...site, pages }
}

/** What begins with these may take in all that follows. */
const takesIn =
  /<[!?]|<\/?(?:i?frame|math|no\w+|plaintext|script|select|style|svg|table|template|textarea|title|xmp)/i

function blockPage(vector: string): string {
  return `---\ndisplayed_sidebar: null\n---\n\n# Page\n\n${vector}\n`
}

function wholePage(vector: string): string {
  return `${inlinePage(vector)}\n${vector}\n`
}

/** Every place for a text or an address; raw HTML last, since it may take in what follows. */
function inlinePage(vector: string): string {
  const line = vector.replace(/[\r\n]+/g, ' ')
  const word = JSON.stringify(line)
  return [
    '---',
    'displayed_sidebar: null',
    `title: ${word}`,
    `description: ${word}`,
    `keywords: [${word}]`,
    `sidebar_label: ${word}`,
    `image: ${word}`,
    '---',
    '',
    `[a](${line}) [b](<${line.replace(/[<>]/g, '\\$&')}>) [c](d "${line.replaceAll('"', '\\"')}")`,
    '',
    `![${line}](${line})`,
    '',
    `\`\`\`js title=${word} ${line}`,
    'code()',
    '```',
    '',
    `\`\`\`${line.replaceAll('`', '')}`,
    'code()',
    '```',
    '',
    `:::note[${line}]`,
    '',
    'A note.',
    '',
    ':::',
    '',
    `| ${line} |`,
    '| --- |',
    `| ${line} |`,
    '',
    `## ${line} {#${line.replaceAll('}', '')}}`,
    '',
    `Text ${line} text.`,
    '',
  ].join('\n')
}
