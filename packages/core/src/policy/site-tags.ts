import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { withoutBase } from '../links/find-target.ts'
import { withBase } from '../links/href-of.ts'
import type { HeadTag } from '../shared/head-model.ts'

export type SiteTag = HeadTag & { readonly keyPath: KeyPath }

/** The elements that the config puts into the head of every page, in their order. */
export function siteTags(config: ResolvedConfig): SiteTag[] {
  const stylesheets = config.stylesheets.map((each, index): SiteTag => {
    const own = typeof each === 'string' ? { href: each } : each
    const attributes = { rel: 'stylesheet', ...own }
    const keyPath = ['stylesheets', index]
    return toTag({ tagName: 'link', attributes, keyPath }, config)
  })
  const headTags = config.headTags.map((each, index): SiteTag => {
    const { tagName, attributes, innerHTML } = each
    const keyPath = ['headTags', index]
    const text = innerHTML === undefined ? {} : { text: innerHTML }
    return toTag({ tagName, attributes, ...text, keyPath }, config)
  })
  const scripts = config.scripts.map((each, index): SiteTag => {
    const attributes = typeof each === 'string' ? { src: each } : each
    const keyPath = ['scripts', index]
    return toTag({ tagName: 'script', attributes, keyPath }, config)
  })
  return [...stylesheets, ...headTags, ...scripts]
}

type RawTag = {
  readonly tagName: HeadTag['tagName']
  readonly attributes: Readonly<Record<string, string | boolean | number>>
  readonly text?: string
  readonly keyPath: KeyPath
}

/** `true` writes an attribute without a value, `false` none; paths take the site's base. */
function toTag(
  { attributes, ...tag }: RawTag,
  config: ResolvedConfig,
): SiteTag {
  const entries = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false) return []
    const text = value === true ? '' : String(value)
    const isPath = /^(?:src|href)$/.test(name) && /^\/(?!\/)/.test(text)
    return [[name, isPath ? toAddress(text, config) : text] as const]
  })
  return { ...tag, attributes: Object.fromEntries(entries) }
}

function toAddress(path: string, config: ResolvedConfig): string {
  const { siteBaseUrl } = config
  return withBase(withoutBase(path, siteBaseUrl), config)
}
