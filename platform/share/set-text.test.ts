import { beforeAll, describe, expect, test } from 'vitest'
import { readTypefaces } from './draw-cover.server.ts'
import { breakLines, legible, setText, type TextStyle, textWidth, withEllipsis } from './set-text.ts'

let title: TextStyle
let price: TextStyle

beforeAll(async () => {
  const { serif, sansMedium } = await readTypefaces()
  title = { typeface: serif, size: 64 }
  price = { typeface: sansMedium, size: 44 }
})

const shapesIn = (text: string, style: TextStyle) => setText(text, style).match(/<path/g)?.length ?? 0

describe('What can be drawn of a text', () => {
  test('is all of it in French, English and Wolof', () => {
    const text = 'Àâçéèêëîïôœùûüÿ ŒÇÉ « l’été » — ñ ŋ Ŋ 3½ 120 m², 5 €'
    expect(legible(text, title.typeface).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test.for([
    ['an emoji goes', 'Villa 🏝️ Teranga 👩🏾‍🌾', 'Villa Teranga'],
    ['a script we have no letters for goes', 'Villa الماديس Teranga', 'Villa Teranga'],
    ['a rare accent falls', 'Vịlla', 'Villa'],
    ['a letter written in two parts becomes one', 'Ke\u0301bé', 'Kébé'],
    ['letters of another width become ours', 'Ｖｉｌｌａ ﬁn', 'Villa fin'],
    ['a line break is a space', 'Villa\n\tTeranga', 'Villa Teranga'],
    ['what looks like code is words', '<path d="M0 0"/>', '<path d="M0 0"/>'],
  ])('%s', ([, text, drawn]) => {
    expect(legible(text as string, title.typeface)).toBe(drawn)
  })

  test('may be nothing at all', () => {
    expect(legible('🏝️🏝️', title.typeface)).toBe('')
    expect(setText('🏝️🏝️', title)).not.toContain('<path')
  })
})

test('Both letters of ff are drawn', () => {
  expect(shapesIn('chauffeur', title)).toBe('chauffeur'.length)
})

test('A letter is drawn only as a shape, whatever the text says', () => {
  expect(setText('<script>', title)).not.toContain('script')
})

test('The narrow space of a price is narrower than a space and has no shape', () => {
  expect(shapesIn('1\u202f600\u00a0FCFA', price)).toBe(8)
  const width = (text: string) => textWidth(text, price)
  expect(width('1\u202f600')).toBeLessThan(width('1 600'))
  expect(width('1\u202f600')).toBeGreaterThan(width('1600'))
})

describe('Lines', () => {
  test('are as even as they get', () => {
    expect(breakLines('Three bedrooms above Ngor beach', title, 560)).toEqual(['Three bedrooms', 'above Ngor beach'])
  })

  test('end where the sentence breathes', () => {
    expect(breakLines('Plot above the sea, Popenguine', title, 560)).toEqual(['Plot above the sea,', 'Popenguine'])
  })

  test('never begin with a sign that belongs to the word before', () => {
    for (const width of [300, 360, 420, 480]) {
      for (const line of breakLines('Et puis ? Rien : « le grand affût » des Almadies', title, width)) {
        expect(line).not.toMatch(/^[?:»]|«$/)
      }
    }
  })

  test('hold a word that is wider than all of them', () => {
    const lines = breakLines('x'.repeat(200), title, 560)
    expect(lines.join('')).toBe('x'.repeat(200))
    for (const line of lines) expect(textWidth(line, title)).toBeLessThanOrEqual(560)
  })

  test('that are too many end in an ellipsis, at a word', () => {
    const cut = withEllipsis('avec vue sur l’océan, et plein d’autres choses', title, 560)
    expect(cut).toBe('avec vue sur…')
    expect(textWidth(cut, title)).toBeLessThanOrEqual(560)
  })
})
