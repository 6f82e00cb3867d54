import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SocialCard } from '@gwdocs/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openCards } from './open-cards.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = join(dirname(resolve('@embedpdf/fonts-sc')), '../fonts')
const font = readFileSync(join(fonts, 'NotoSansHans-Bold.otf'))
const style = {
  background: '#0e1412',
  text: '#ffffff',
  muted: '#9db0a9',
  accent: '#4fc79e',
}

const card: SocialCard = {
  title: '路由与 <Bind>',
  description: '说明',
  trail: ['文档', '入门'],
  siteTitle: 'Slim',
  address: 'slim.example/a',
  lang: 'zh-Hans',
  dir: 'ltr',
}

describe('a picture', () => {
  let drawer: Awaited<ReturnType<typeof openCards>>
  beforeAll(async () => {
    drawer = await openCards({ ...style, font })
  })

  test('is a PNG of the size that services ask for, and small', () => {
    const { png, missing } = drawer.draw(card)
    const bytes = Buffer.from(png)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1200, 630,
    ])
    expect(bytes.length).toBeLessThan(100_000)
    expect(missing).toEqual([])
  })

  test('is the same for the same words, and another one for others', () => {
    const draw = (title: string) =>
      Buffer.from(drawer.draw({ ...card, title }).png).toString('base64')
    expect(draw('路由')).toBe(draw('路由'))
    expect(draw('路由')).not.toBe(draw('中间件'))
  })

  test('names what its font does not have', () => {
    const { missing } = drawer.draw({ ...card, title: '🚀 مرحبا 中' })
    expect(missing).toEqual(['🚀', 'م', 'ر', 'ح', 'ب', 'ا'])
  })
})

test('what is no font is told', async () => {
  const bytes = Buffer.from('not a font')
  await expect(openCards({ ...style, font: bytes })).rejects.toThrow()
})
