// Draws the signs of four media partners that do not exist: node tools/demo-assets/draw-logos.mjs
// Each on a plate of paper, one colour, so that it reads on a light page and on a dark one. Faces: URW's, free.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PAPER, pictures, screenshot, withBrowser } from './house.mjs'

const HEIGHT = 400
const SCALE = 1.5
/** Air around a sign, in its own pixels; the page adds its own. */
const MARGIN = 30

const needles = Array.from({ length: 15 }, (_, i) => {
  const angle = ((i - 7) * 11 * Math.PI) / 180
  const reach = 128 - Math.abs(i - 7) * 5
  return `M170 300Q${170 + Math.sin(angle) * reach * 0.55} ${300 - reach * 0.9} ${170 + Math.sin(angle) * reach * 1.15} ${300 - Math.cos(angle) * reach * 1.75}`
}).join('')

const slats = [60, 104, 140, 172, 200, 224, 244]
  .map((x, i) => `<path d="M${x} 96h${26 - i * 3}v${208}h-${26 - i * 3}z"/>`)
  .join('')

const LOGOS = [
  {
    name: 'logo-revue-ronier',
    width: 860,
    colour: '#1f4a3d',
    body: `<path d="${needles}" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
      <text x="360" y="152" font-family="P052" font-size="64">revue</text><text x="352" y="300" font-family="P052" font-style="italic" font-size="168" letter-spacing="-3">Rônier</text>`,
  },
  {
    name: 'logo-radio-sable-haut',
    width: 1070,
    colour: '#8a3f24',
    body: `<path d="M48 300a112 112 0 0 1 224 0zM48 176a112 112 0 0 1 224 0h-36a76 76 0 0 0-152 0z" fill="currentColor" fill-rule="evenodd"/>
      <text x="330" y="170" font-family="URW Gothic" font-weight="600" font-size="60" letter-spacing="14">RADIO</text><text x="326" y="298" font-family="URW Gothic" font-weight="600" font-size="134" letter-spacing="-4">Sable Haut</text>`,
  },
  {
    name: 'logo-sept-lattes',
    width: 1010,
    colour: '#23302b',
    body: `<g fill="currentColor">${slats}</g>
      <text x="320" y="194" font-family="Nimbus Sans" font-weight="700" font-size="92" letter-spacing="1">SEPT LATTES</text><text x="322" y="290" font-family="Nimbus Sans" font-size="62" letter-spacing="1">studio d’images</text>`,
  },
  {
    name: 'logo-carnet-du-cap',
    width: 1020,
    colour: '#1f4356',
    body: `<g fill="none" stroke="currentColor" stroke-width="10"><path d="M60 200a90 90 0 0 1 180 0z" fill="currentColor"/><path d="M40 232h220M66 262h168M96 292h108"/></g>
      <text x="330" y="176" font-family="C059" font-style="italic" font-size="74">Le carnet du</text><text x="324" y="300" font-family="C059" font-size="146" letter-spacing="-2">Cap Rond</text>`,
  },
]

await withBrowser(async (browser) => {
  for (const { name, width, colour, body } of LOGOS) {
    const html = `<style>body{background:${PAPER};color:${colour}}</style><svg width="${width}" height="${HEIGHT}" fill="currentColor" color="${colour}">${body}</svg>`
    const png = await screenshot(browser, { html, width, height: HEIGHT, scale: SCALE })
    const sign = await sharp(png).trim({ background: PAPER, threshold: 4 }).toBuffer()
    const plate = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PAPER }
    const { data, info } = await sharp(sign)
      .extend(plate)
      .webp({ nearLossless: true, quality: 60, effort: 6 })
      .toBuffer({ resolveWithObject: true })
    writeFileSync(join(pictures, `${name}.webp`), data)
    console.log(`${name} ${info.width}×${info.height}, ${Math.round(data.length / 1024)} KB`)
  }
})
