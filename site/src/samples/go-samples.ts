import type { UserConfig } from 'gwdocs'
import { frameGo } from './frame-go.ts'
import { documentedPackages } from './go-packages.ts'

const slim = documentedPackages['slim'] ?? ''
const names = Object.keys(documentedPackages).join('|')

/** `go-slim.dev/slim v0.0.0-… · go1.26`. */
const versionLine = [
  `{{with module "${slim}"}}{{.Path}} {{.Version}}{{end}}`,
  '{{index context.ReleaseTags (len (slice context.ReleaseTags 1))}}',
].join(' · ')

/** How the Go code of the pages is checked. Versions of modules are written by `-mod=mod`. */
export const goSamples: NonNullable<UserConfig['samples']>[number] = {
  languages: ['go'],
  file: 'main.go',
  module: 'samples',
  setup: ['go', 'mod', 'download'],
  command: ['go', 'vet', '-mod=mod', './...'],
  run: ['go', 'run', '-mod=mod', '.'],
  version: ['go', 'list', '-mod=mod', '-f', versionLine, 'unsafe'],
  frame: frameGo,
  forbidHidden: [
    // Another package, a type or a value under the name of one that the pages document.
    new RegExp(`^\\s*(?:import\\s+)?(?:\\.|${names})\\s+"(?!go-slim\\.dev/)`),
    new RegExp(`^\\s*(?:type|func|var|const)\\s+(?:${names})\\b`),
    new RegExp(`^\\s*(?:${names})\\s*(?:,.*)?:=`),
  ],
}
