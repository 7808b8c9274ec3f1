// What the drawings, decks and covers share: the house's colours and faces, and a browser to draw them with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../browser.mjs'

export const root = join(import.meta.dirname, '..', '..')
export const pictures = join(root, 'demo/pictures')

/** The light theme of ui/styles: a drawing on paper has no other. */
export const INK = '#17211d'
export const SOFT = '#49524c'
export const PAPER = '#fcf9f2'
export const SAND = '#ebe3d3'
export const RULE = '#d8cdb9'
export const STRONG = '#7f7562'
export const DEEP = '#10312a'
export const ON_DEEP = '#f4eddf'
export const ON_DEEP_SOFT = '#b7c4b9'
export const GOLD = '#ab7822'
export const GOLD_ON_DEEP = '#dfb466'

const inline = (type, ...path) => `data:${type};base64,${readFileSync(join(root, ...path)).toString('base64')}`

const face = (family, file, weight) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(${inline('font/woff2', 'ui/fonts', file)})}`

export const FACES = `${face('Kais Serif', 'hedvig-letters-serif-latin-opsz-normal.woff2', 400)}
${face('Kais Sans', 'radio-canada-latin-wght-normal.woff2', '300 700')}
*{box-sizing:border-box;margin:0;font-synthesis:none}
body{font-family:'Kais Sans';color:${INK};-webkit-print-color-adjust:exact;print-color-adjust:exact}`

const brand = (file) => readFileSync(join(root, 'ui/brand', file), 'utf8')
const [letter, thread] = [...brand('mark.svg').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

/** The woven K. */
export const mark = ({ size, ink = ON_DEEP, gold = GOLD_ON_DEEP }) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 16 16"><path fill="${ink}" d="${letter}"/><path fill="${gold}" d="${thread}"/></svg>`

export const MOTIF = `data:image/svg+xml;base64,${Buffer.from(brand('motif.svg')).toString('base64')}`

/** The motif as a band: its tile is a mask, its colour the ground's. */
export const woven = ({ tile, colour }) =>
  `background:${colour};-webkit-mask:url(${MOTIF}) 0 0/${tile} ${tile};mask:url(${MOTIF}) 0 0/${tile} ${tile}`

/** Opens one browser for all pages of a tool. */
export async function withBrowser(work) {
  const opened = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

export async function screenshot(opened, { html, width, height, scale = 1, isTransparent = false }) {
  const page = await opened.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${FACES}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  const bytes = await page.screenshot({ omitBackground: isTransparent })
  await page.close()
  return bytes
}
