import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nameOfRoute, placeOfRoute } from './name-route.ts'
import { outputPath } from './output-path.ts'
import type { Route, RouteTable } from './route.ts'

/** Disks hold names of 255 bytes (ext4) or units (APFS, NTFS); a page's copy has the ending `.md` besides. */
const longestName = 255 - '.md'.length

const encoder = new TextEncoder()

/** Pages whose files have names that no disk holds, or that some disks cannot tell apart. */
export function checkFileNames(
  routes: RouteTable,
  { configFile, trailingSlash }: ResolvedConfig,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const byName = new Map<string, Route>()
  for (const route of routes.byPath.values()) {
    const path = outputPath(route, trailingSlash)
    const long = path.split('/').find(isTooLong)
    if (long !== undefined) diagnostics.push(tooLong(route, long, configFile))
    const name = path.normalize('NFC').toLowerCase()
    const other = byName.get(name)
    if (other) diagnostics.push(alike(route, other, configFile))
    else byName.set(name, route)
  }
  return diagnostics
}

function isTooLong(name: string): boolean {
  // No character takes more than three bytes a unit.
  return name.length * 3 > longestName && bytesOf(name) > longestName
}

function bytesOf(name: string): number {
  return encoder.encode(name).length
}

function tooLong(route: Route, name: string, configFile: string): Diagnostic {
  return {
    code: 'route-too-long',
    severity: 'error',
    message: `The file of ${nameOfRoute(route)} has a name of ${bytesOf(name)} bytes in its address \`${route.path}\`; disks hold names of up to ${longestName}.`,
    hint: 'give the page a shorter `slug`.',
    place: placeOfRoute([route], configFile),
  }
}

function alike(route: Route, other: Route, configFile: string): Diagnostic {
  return {
    code: 'route-case',
    severity: 'warning',
    message: `The addresses \`${route.path}\` of ${nameOfRoute(route)} and \`${other.path}\` of ${nameOfRoute(other)} differ in nothing but case or the way accents are written: where a disk or a host takes them for one, one page is lost.`,
    hint: 'give one of the two another `slug`.',
    place: placeOfRoute([route, other], configFile),
  }
}
