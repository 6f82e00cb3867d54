import { existsSync } from 'node:fs'
import type { Diagnostic } from '@gwdocs/core'
import { componentPath } from './component-path.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import { bundleForNode, importBundle, type NodeBundle } from './node-bundle.ts'
import { readOthers } from './read-others.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { toSitePath } from './site-path.ts'

export type LoadComponent = Omit<NodeBundle, 'folder'> & {
  /** As the config names it: from the site's folder, or with `@site/` before it. */
  readonly path: string
  /** What names it, in words: `the navbar`. */
  readonly namedBy: string
  /** Where it is named. */
  readonly place: Diagnostic['place']
}

export type LoadedComponent = {
  /** Its module, relative to the site. */
  readonly file: string
  /** What the module exports by default; undefined where there are diagnostics. */
  readonly Component: unknown
  /** Absolute paths of all files behind it. */
  readonly inputs: readonly string[]
  /** Styles that it imports. */
  readonly css: string
  /** Files that it imports: path below the output folder → bytes. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly diagnostics: readonly Diagnostic[]
}

/** Bundles and loads a component of the site that the config names. */
export async function loadComponent(
  options: LoadComponent,
): Promise<LoadedComponent> {
  const { path, siteDir } = options
  const entry = componentPath(path, siteDir)
  const file = toSitePath(siteDir, entry)
  const nothing = {
    file,
    Component: undefined,
    inputs: [entry],
    css: '',
    assets: new Map<string, Uint8Array>(),
  }
  if (!existsSync(entry)) return { ...nothing, diagnostics: [missing(options)] }
  try {
    return await withScratchFolder(async (folder) => {
      const outputs = await bundleForNode({ ...options, folder }, [entry])
      const loaded = await importBundle<{ default?: unknown }>(
        { siteDir, entry, file },
        outputs,
      )
      const Component = loaded.module?.default
      const isSound = loaded.module === undefined || isComponent(Component)
      return {
        file,
        Component,
        inputs: outputs.inputs,
        ...(await readOthers(outputs)),
        diagnostics: isSound ? loaded.diagnostics : [noComponent(options)],
      }
    })
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const diagnostics = explainFailure(error, siteDir, 'module-not-loaded')
    return { ...nothing, diagnostics }
  }
}

/** A function, a class, or what `memo` and `forwardRef` make. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  )
}

function missing({ path, namedBy, place }: LoadComponent): Diagnostic {
  return {
    code: 'module-not-loaded',
    severity: 'error',
    message: `There is no file \`${path}\`, which ${namedBy} names.`,
    hint: 'name a module by its path from the folder of the site, with its ending: `./src/Thing.tsx`.',
    place,
  }
}

function noComponent({ path, place }: LoadComponent): Diagnostic {
  return {
    code: 'module-not-loaded',
    severity: 'error',
    message: `\`${path}\` exports no component by default.`,
    hint: 'write `export default function Thing() { … }`.',
    place,
  }
}
