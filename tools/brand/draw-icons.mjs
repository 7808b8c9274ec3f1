// Draws the icons that browsers and phones ask for, from the mark: node tools/brand/draw-icons.mjs
// Every size is a whole multiple of the mark's grid, so that no edge falls between two pixels.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const brand = join(import.meta.dirname, '..', '..', 'ui/brand')
const DEEP = '#10312a'
const IVORY = '#f4eddf'
const GOLD = '#dfb466'

const [letter, thread] = [...readFileSync(join(brand, 'mark.svg'), 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
const favicon = readFileSync(join(brand, 'favicon.svg'), 'utf8').replace(/<style>.*?<\/style>/, '')

/** The mark on deep green, each of its sixteen units `unit` pixels large. */
function markOnGreen(size, unit) {
  const margin = (size - 16 * unit) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <path fill="${DEEP}" d="M0 0h${size}v${size}H0z"/>
    <g transform="translate(${margin} ${margin}) scale(${unit})">
      <path fill="${IVORY}" d="${letter}"/><path fill="${GOLD}" d="${thread}"/>
    </g>
  </svg>`
}

/** Without an alpha channel: phones put what is behind it in black. */
const png = (svg) => sharp(Buffer.from(svg)).flatten({ background: DEEP }).png({ palette: true, effort: 10 }).toBuffer()

const sized = (svg, size) => svg.replace('<svg ', `<svg width="${size}" height="${size}" `)

/** An ICO is a list of pictures; since 2006 they may be PNGs. */
function ico(pictures) {
  const HEADER = 6
  const ENTRY = 16
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

const icons = join(brand, 'icons')
mkdirSync(icons, { recursive: true })
const write = (name, bytes) => writeFileSync(join(icons, name), bytes)

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(sized(favicon, size)) })))
write('favicon.ico', ico(small))
write('apple-touch-icon.png', await png(markOnGreen(180, 8)))
write('icon-192.png', await png(markOnGreen(192, 9)))
write('icon-512.png', await png(markOnGreen(512, 24)))
// Cut to a circle or a drop by the phone: all of the mark lies within the middle four fifths.
write('icon-maskable-512.png', await png(markOnGreen(512, 18)))
