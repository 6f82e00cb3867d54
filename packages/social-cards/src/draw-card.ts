import type { CardStyle, SocialCard } from '@gwdocs/core'
import type { CardFont } from './card-font.ts'
import { fitLine, fitText } from './fit-text.ts'

/** In pixels: what services show at its full width. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 80
const inner = cardSize.width - 2 * margin

export type DrawCard = {
  readonly font: Pick<CardFont, 'family' | 'widthOf'>
  readonly style: CardStyle
}

/** The picture of a page, as SVG. What is written in the other direction stands on the other side. */
export function drawCard(card: SocialCard, options: DrawCard): string {
  const { width, height } = cardSize
  const { style, font } = options
  const content = [
    ...brand(card, options),
    ...headline(card, options),
    ...bottomLine(card, options),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${escape(font.family)}" direction="${card.dir}">`,
    `<rect width="${width}" height="${height}" fill="${style.background}"/>`,
    decoration(card, style),
    ...content,
    '</svg>',
  ].join('')
}

/** A band at the edge where reading begins, and the logo, large and faint, beyond the other one. */
function decoration({ dir }: SocialCard, { accent, logo }: CardStyle): string {
  const x = dir === 'rtl' ? cardSize.width - 12 : 0
  const mark =
    logo === undefined
      ? ''
      : `<image href="${logo}" x="${dir === 'rtl' ? -150 : 830}" y="190" width="520" height="520" opacity="0.09"/>`
  return `<rect x="${x}" width="12" height="${cardSize.height}" fill="${accent}"/>${mark}`
}

function brand({ siteTitle, note, dir, lang }: SocialCard, options: DrawCard) {
  const { font, style } = options
  const size = 34
  const logoSize = style.logo === undefined ? 0 : 60
  const gap = logoSize === 0 ? 0 : 20
  const at = start(dir, logoSize + gap)
  const x = dir === 'rtl' ? cardSize.width - margin - logoSize : margin
  const room = { widthOf: font.widthOf, lang }
  return [
    ...(style.logo === undefined
      ? []
      : [
          `<image href="${style.logo}" x="${x}" y="68" width="${logoSize}" height="${logoSize}"/>`,
        ]),
    line(fitLine(siteTitle, { ...room, size, width: 640 }), {
      ...{ x: at, y: 110, size, fill: style.text },
    }),
    ...(note === undefined
      ? []
      : [
          line(fitLine(note, { ...room, size: 26, width: 320 }), {
            ...{ x: end(dir), y: 108, size: 26, fill: style.muted },
            isAtEnd: true,
          }),
        ]),
  ]
}

/** Few words stand large; the more there are, the smaller. */
const titleSizes = [
  { size: 92, lines: 1 },
  { size: 80, lines: 2 },
  { size: 70, lines: 2 },
  { size: 60, lines: 3 },
]

/** Where the middle part may begin and end. */
const middle = { top: 152, bottom: 494 } as const

/** Trail, title and description, one block in the middle. */
function headline(card: SocialCard, options: DrawCard): string[] {
  const { font, style } = options
  const room = { width: inner, widthOf: font.widthOf, lang: card.lang }
  const title = fitText(card.title, { ...room, sizes: titleSizes })
  const trail = fitLine(card.trail.join('  ›  '), { ...room, size: 28 })
  const leading = title.size * 1.26
  const titleHeight = leading * (title.lines.length - 1) + title.size
  const trailHeight = trail === '' ? 0 : 66
  const left = middle.bottom - middle.top - trailHeight - titleHeight
  const about = fitAbout(card, { room: left, font })
  const height = trailHeight + titleHeight + aboutHeight(about.length)
  const top = Math.min(330 - height / 2, middle.bottom - height)
  const x = start(card.dir, 0)
  const firstLine = top + trailHeight + title.size * 0.86
  const lastLine = firstLine + leading * (title.lines.length - 1)
  const aboutTop = lastLine + title.size * 0.2 + 52
  const ofTitle = { x, size: title.size, fill: style.text }
  return [
    line(trail, { x, y: top + 28, size: 28, fill: style.accent }),
    ...title.lines.map((text, index) =>
      line(text, { ...ofTitle, y: firstLine + leading * index }),
    ),
    ...about.map((text, index) =>
      line(text, { x, y: aboutTop + 46 * index, size: 30, fill: style.muted }),
    ),
  ]
}

function aboutHeight(lines: number): number {
  return lines === 0 ? 0 : 28 + 46 * lines
}

/** As many lines of the description as there is room for, two at most. */
function fitAbout(
  { description = '', lang }: SocialCard,
  { room, font }: { readonly room: number } & Pick<DrawCard, 'font'>,
): readonly string[] {
  const lines = [2, 1].find((each) => aboutHeight(each) <= room)
  if (lines === undefined || description === '') return []
  const sizes = [{ size: 30, lines }]
  const { widthOf } = font
  return fitText(description, { width: inner - 120, widthOf, lang, sizes })
    .lines
}

function bottomLine({ address, lang, dir }: SocialCard, options: DrawCard) {
  const { font, style } = options
  const room = { width: inner, widthOf: font.widthOf, lang, size: 26 }
  const at = { x: start(dir, 0), y: 566, size: 26, fill: style.muted }
  return [
    `<rect x="${margin}" y="516" width="${inner}" height="1" fill="${style.muted}" opacity="0.35"/>`,
    line(fitLine(address, room), at),
  ]
}

type Line = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  /** It ends at `x`, and else begins there. */
  readonly isAtEnd?: boolean
}

function line(text: string, { x, y, size, fill, isAtEnd }: Line): string {
  if (text === '') return ''
  const anchor = isAtEnd ? ' text-anchor="end"' : ''
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${anchor}>${escape(text)}</text>`
}

/** Where lines begin, a little inwards. */
function start(dir: SocialCard['dir'], inset: number): number {
  return dir === 'rtl' ? cardSize.width - margin - inset : margin + inset
}

function end(dir: SocialCard['dir']): number {
  return dir === 'rtl' ? margin : cardSize.width - margin
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escape(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
