import type { Node } from 'unist'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'

/** A plugin of the site, loaded: a function as unified knows it. */
export type UserPlugin = {
  /** As the config names it. */
  readonly name: string
  readonly plugin: (this: Processor, ...options: unknown[]) => unknown
  readonly options: readonly unknown[]
}

/** The site's plugins by the place at which they run. */
export type UserPlugins = {
  /** On the Markdown tree: before and after gwdocs' own plugins. */
  readonly beforeDefaultRemark: readonly UserPlugin[]
  readonly remark: readonly UserPlugin[]
  /** On the HTML tree: before raw HTML is read, and after. */
  readonly beforeDefaultRehype: readonly UserPlugin[]
  readonly rehype: readonly UserPlugin[]
}

type Message = VFile['messages'][number]

/** What a plugin said of a file, or threw. */
export type PluginReport = {
  readonly name: string
  readonly failed: boolean
  readonly cause: Message | Error
}

type Transform = (
  tree: Node,
  file: VFile,
  next?: (error?: Error | null, tree?: Node) => void,
) => unknown

/**
 * The same plugin, which never throws: what it throws or reports is kept in the file's data
 * under its name, and the tree goes on as the plugin left it.
 */
export function guardPlugin({ name, plugin, options }: UserPlugin) {
  const guarded = function (this: Processor) {
    const made = attempt(() => plugin.apply(this, [...options]))
    if (made instanceof Error)
      return (_: Node, file: VFile) => report(file, { name, cause: made })
    if (typeof made !== 'function') return undefined
    return guardTransform(name, made as Transform)
  }
  return Object.defineProperty(guarded, 'name', { value: name })
}

function guardTransform(name: string, transform: Transform) {
  return (
    tree: Node,
    file: VFile,
  ): Node | undefined | Promise<Node | undefined> => {
    const before = file.messages.length
    const finish = (result: unknown): Node | undefined => {
      if (result instanceof Error) report(file, { name, cause: result })
      takeMessages(name, file, before)
      return isNode(result) ? result : undefined
    }
    const result = attempt(() => call(transform, tree, file))
    return isPromise(result)
      ? result.then(finish, (error: unknown) => finish(toError(error)))
      : finish(result)
  }
}

/** A transform that takes a third argument says through it when it is done. */
function call(transform: Transform, tree: Node, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file)
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, next) =>
      error ? reject(error) : resolve(next),
    )
  })
}

function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return toError(error)
  }
}

function takeMessages(name: string, file: VFile, from: number): void {
  for (const cause of file.messages.splice(from)) {
    const isThrown = reportsOf(file).some((each) => each.cause === cause)
    if (!isThrown) report(file, { name, cause }, cause.fatal === true)
  }
}

function report(
  file: VFile,
  { name, cause }: Pick<PluginReport, 'name' | 'cause'>,
  failed = true,
): undefined {
  file.data['pluginReports'] = [...reportsOf(file), { name, failed, cause }]
}

/** What plugins of the site reported of a file, in their order. */
export function reportsOf({ data }: VFile): readonly PluginReport[] {
  return (data['pluginReports'] as readonly PluginReport[] | undefined) ?? []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
