// Draws the square cover of the podcast: node tools/demo-assets/draw-cover.mjs
// Sound as strip-woven cloth: narrow bands, each starting where it likes, one of them gold.
// The WebP is the trailer's picture; podcast apps want a JPEG or a PNG of 1400 to 3000 px.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { WORDMARK } from '../../ui/brand/drawings.ts'
import { DEEP, GOLD_ON_DEEP, MOTIF, ON_DEEP, pictures, screenshot, withBrowser } from './house.mjs'

const SIZE = 1600
const STRIP = 60
const GAP = 8
const AXIS = 640
/** Above and below the axis, in steps of 32 px, as loud as a phrase that begins, rises and is answered. */
const BANDS = [
  [2, 3],
  [4, 2],
  [6, 5],
  [3, 7],
  [9, 6],
  [12, 8],
  [7, 11],
  [14, 9],
  [10, 13],
  [16, 12],
  [8, 6],
  [11, 9],
  [5, 8],
  [9, 4],
  [3, 6],
  [6, 3],
  [4, 4],
  [2, 2],
]
const GOLD_BAND = 9
const WOVEN = new Set([2, 5, 8, 12, 15])
const TONES = ['#1d4b40', '#f4eddf', '#2f5146', '#ebe3d3', '#24584b', '#d8cdb9']

/** The margins are what a page may cut away when it shows the square at 4:5. */
const left = (SIZE - BANDS.length * (STRIP + GAP) + GAP) / 2
const bands = BANDS.map(([up, down], index) => {
  const top = AXIS - up * 32
  const colour = index === GOLD_BAND ? GOLD_ON_DEEP : TONES[(index * 5 + (index % 3)) % TONES.length]
  const cloth = WOVEN.has(index)
    ? `<i style="position:absolute;inset:0;background:${DEEP};opacity:.9;mask:url(${MOTIF}) 0 0/${STRIP * 2}px ${STRIP * 2}px"></i>`
    : ''
  return `<b style="position:absolute;left:${left + index * (STRIP + GAP)}px;top:${top}px;width:${STRIP}px;height:${(up + down) * 32}px;background:${colour}">${cloth}</b>`
})

const html = `<style>body{width:${SIZE}px;height:${SIZE}px;background:${DEEP};position:relative;overflow:hidden}
  h1{position:absolute;left:${left}px;bottom:150px;width:${SIZE - 2 * left}px;display:flex;align-items:baseline;justify-content:space-between}
  p{font:400 172px/1 'Kais Serif';font-variant-ligatures:no-common-ligatures;letter-spacing:-.02em;color:${ON_DEEP}}</style>
  ${bands.join('')}
  <h1><svg height="206" viewBox="4 -14 279 116" style="overflow:visible"><path fill="${ON_DEEP}" d="${WORDMARK.letters}"/><path fill="${GOLD_ON_DEEP}" d="${WORDMARK.lozenge}"/></svg><p>Podcast</p></h1>`

await withBrowser(async (browser) => {
  const png = await screenshot(browser, { html, width: SIZE, height: SIZE })
  const webp = await sharp(png).webp({ quality: 88, effort: 6, smartSubsample: true }).toBuffer()
  writeFileSync(join(pictures, 'podcast-cover.webp'), webp)
  const flat = await sharp(png).flatten({ background: DEEP }).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
  writeFileSync(join(import.meta.dirname, 'podcast-cover.png'), flat)
  console.log(
    `podcast-cover ${SIZE}×${SIZE}: WebP ${Math.round(webp.length / 1024)} KB, PNG ${Math.round(flat.length / 1024)} KB`,
  )
})
