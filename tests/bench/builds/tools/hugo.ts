import { execFileSync } from 'node:child_process'
import type { Tool } from './tool.ts'

const list =
  '<nav>{{ range .Site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>'

/** With a minimal theme: a lower bound. Used where it is installed. */
export const hugo: Tool = {
  name: 'Hugo',
  packages: {},
  missing: () => {
    try {
      execFileSync('hugo', ['version'], { stdio: 'ignore' })
      return undefined
    } catch {
      return 'it is not installed'
    }
  },
  contentFolder: 'content',
  outputFolder: 'public',
  files: () => ({
    'hugo.toml':
      "baseURL = 'https://example.com/'\ntitle = 'Bench'\n[markup.highlight]\nnoClasses = false\n",
    'layouts/_default/single.html': `<!doctype html><title>{{ .Title }}</title>${list}<main>{{ .Content }}</main>`,
    'layouts/_default/list.html': `<!doctype html><title>{{ .Title }}</title>${list}`,
  }),
  build: (siteDir) => ({ program: 'hugo', args: [], cwd: siteDir }),
}
