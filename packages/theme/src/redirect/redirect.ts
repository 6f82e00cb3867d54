import { finalAddress } from './final-address.ts'

/**
 * Sends readers on. On a redirect page, unlike the page's own `refresh`, it takes query and hash
 * along; on a page that is still there it acts only on hashes of places that have moved.
 */
const { gwTo, gwPlaces = '{}' } = document.currentScript?.dataset ?? {}
const places = JSON.parse(gwPlaces) as Readonly<Record<string, string>>
const address = finalAddress(new URL(location.href), gwTo, places)
if (address !== undefined) location.replace(address)
