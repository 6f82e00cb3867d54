import type { Node } from 'unist'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'

/** Told when a plugin begins; what it returns is called when the plugin has ended. */
export type PluginProbe = (plugin: string) => () => void

type Transform = (tree: Node, file: VFile) => unknown

type Attacher = (this: unknown, ...options: unknown[]) => unknown

/** Has a probe told of the work of every plugin of a processor, in place. */
export function probePlugins(
  { attachers }: Pick<Processor, 'attachers'>,
  probe: PluginProbe,
): void {
  for (const entry of attachers)
    entry[0] = probed(entry[0] as Attacher, probe) as (typeof entry)[0]
}

function probed(attach: Attacher, probe: PluginProbe): Attacher {
  return function (...options) {
    const transform = attach.apply(this, options)
    return typeof transform === 'function'
      ? probedTransform(attach.name, transform as Transform, probe)
      : transform
  }
}

function probedTransform(
  name: string,
  transform: Transform,
  probe: PluginProbe,
): Transform {
  return (tree, file) => {
    const end = probe(name)
    const result = transform(tree, file)
    if (result instanceof Promise) return result.finally(end)
    end()
    return result
  }
}
