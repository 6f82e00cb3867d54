import { finalAddress } from './final-address.ts'

/**
 * The script of a redirect page: unlike the page's own `refresh` it takes query and hash along,
 * and knows where single places of the page went.
 */
const { gwTo = '/', gwPlaces = '{}' } = document.documentElement.dataset
const places = JSON.parse(gwPlaces) as Readonly<Record<string, string>>
location.replace(finalAddress(new URL(location.href), gwTo, places))
