import type { JsonObject } from './json.ts'
import type {
  LinkModel,
  PreferredVersions,
  VersionChoice,
} from './link-model.ts'

/** A link of a menu. */
export type MenuLink = LinkModel & {
  readonly isExternal: boolean
  /** The link leads to the section that the page belongs to. */
  readonly isActive: boolean
  /** What a screen reader says in place of the label. */
  readonly ariaLabel?: string
  readonly className?: string
  /** The language of a page in another one; the link keeps query and hash, and loads in full. */
  readonly lang?: string
  /** Following the link chooses this version; the link keeps query and hash. */
  readonly choice?: VersionChoice
  /** Only outside the docs: there the page itself says which version is meant. */
  readonly preferred?: PreferredVersions
}

/** HTML of the configuration, checked to hold no scripts and styles. */
export type MenuHtml = { readonly html: string; readonly className?: string }

/** What stands in a dropdown. */
export type MenuItem = MenuLink | MenuHtml

/** A component of the site, by its key in the configuration, with plain data. */
export type MenuComponent = {
  readonly component: string
  readonly props: JsonObject
}

type Positioned = { readonly position: 'left' | 'right' }

export type NavbarItem = Positioned &
  (
    | (MenuLink & { readonly type: 'link' })
    | {
        readonly type: 'dropdown'
        readonly label: string
        readonly className?: string
        /** Drawn before the label. */
        readonly icon?: 'languages'
        /** What the items are, where the label only names the current one. */
        readonly menuLabel?: string
        readonly preferred?: PreferredVersions
        readonly items: readonly MenuItem[]
      }
    | (MenuHtml & { readonly type: 'html' })
    | { readonly type: 'search'; readonly className?: string }
    | (MenuComponent & { readonly type: 'component' })
  )

export type LogoModel = {
  readonly alt: string
  readonly src: string
  readonly srcDark?: string
}

export type NavbarModel = {
  readonly title: string
  readonly href: string
  readonly logo?: LogoModel
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItem[]
}
