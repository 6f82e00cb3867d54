import { decodeId, finalAddress } from './final-address.ts'

/**
 * Sends readers on. On a redirect page, unlike the page's own `refresh`, it takes query and hash
 * along; on a page that is still there it acts only on hashes of places that have moved.
 */
const { gwTo, gwPlaces = '{}' } = document.currentScript?.dataset ?? {}
const places = JSON.parse(gwPlaces) as Readonly<Record<string, string>>
const address = finalAddress(new URL(location.href), gwTo, places)
if (address !== undefined) sendTo(new URL(address))

function sendTo({ href, pathname, search, hash }: URL): void {
  const isHere = pathname === location.pathname && search === location.search
  location.replace(href)
  if (isHere) jumpTo(decodeId(hash))
}

/**
 * Shows a place of this page as when it is loaded there, at once: a browser that glides to it
 * stops wherever it is when the reader does something.
 */
function jumpTo(id: string): void {
  const jump = () => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }
  jump()
  if (document.readyState === 'complete') return
  const top = scrollY
  // Style sheets that came meanwhile have moved it; a reader who has scrolled is left alone.
  addEventListener('load', () => scrollY === top && jump(), { once: true })
}
