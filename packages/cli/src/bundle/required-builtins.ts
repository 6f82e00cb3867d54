import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

const namespace = 'gwdocs-builtin'

/** `require('fs')` in a package that was taken into a bundle for Node, which has no `require`. */
export function requiredBuiltins(): Plugin {
  return {
    name: 'gwdocs-required-builtins',
    setup(build) {
      build.onResolve({ filter: /^[a-z]/ }, ({ path, kind }) =>
        kind === 'require-call' && isBuiltin(path)
          ? { path, namespace }
          : undefined,
      )
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
      }))
    },
  }
}
