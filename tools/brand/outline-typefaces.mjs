// Writes the house's letters as outlines, for pictures that the server draws: platform/share/typefaces.json.gz.
// The machines we run on have no fonts, and librsvg reads no WOFF2, so share pictures are set in shapes, not in text.
// The fonts change once in years, so what this needs is no dependency of the project:
//   npm install --no-save harfbuzzjs@1.6.4 wawoff2@2.0.1 && node tools/brand/outline-typefaces.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import wawoff2 from 'wawoff2'

const root = join(import.meta.dirname, '..', '..')
const UNITS_PER_EM = 1000
/** Letters, figures and signs; marks that combine are useless alone, and spaces have no shape. */
const IS_DRAWN = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u
/** What is spaced by pairs; a letter with an accent is spaced as the letter without. */
const IS_KERNED = /[A-Za-z0-9œŒæÆøØ.,’‘“”«»:;()\-–]/

async function open(file, weight) {
  const woff2 = readFileSync(join(root, 'ui/fonts', `${file}-normal.woff2`))
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(await wawoff2.decompress(woff2))))
  if (face.upem !== UNITS_PER_EM) throw new Error(`${file} is drawn on ${face.upem} units`)
  const font = new harfbuzz.Font(face)
  if (weight) font.setVariations([new harfbuzz.Variation('wght', weight)])
  return { font, characters: [...face.collectUnicodes()].map((point) => String.fromCodePoint(point)) }
}

/** Relative, in whole units, y down: what an SVG path wants. */
function outline(path) {
  let [x, y, out, last] = [0, 0, '', '']
  for (const [, command, rest] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const letter = command.toLowerCase()
    const values = rest.trim()
      ? rest
          .trim()
          .split(/[\s,]+/)
          .map(Number)
      : []
    const points = values.map((value, index) => (index % 2 === 0 ? Math.round(value) - x : Math.round(-value) - y))
    const numbers = points.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
    const isSame = letter === last
    out += isSame ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers
    last = letter
    if (points.length > 0) {
      x += points.at(-2)
      y += points.at(-1)
    }
  }
  return out
}

function glyphsOf({ font, characters }) {
  return characters
    .filter((character) => IS_DRAWN.test(character))
    .map((character) => {
      const glyph = font.nominalGlyph(character.codePointAt(0))
      return [character, [Math.round(font.glyphHAdvance(glyph)), outline(font.glyphToPath(glyph))]]
    })
}

const FEATURES = ['liga', 'calt', 'ccmp'].map((tag) => new harfbuzz.Feature(tag, 0))

function advanceOfFirst(font, text) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer, FEATURES)
  const advance = buffer.getGlyphPositions()[0].xAdvance
  return Math.round(advance)
}

/** Pairs that stand closer or wider than their widths say. None with a space: there the serif's table is wrong. */
function kerningOf({ font, characters }) {
  const kerned = characters.filter((character) => IS_KERNED.test(character))
  const rows = {}
  for (const left of kerned) {
    const alone = advanceOfFirst(font, left)
    const shifts = kerned.map((right) => [right, advanceOfFirst(font, left + right) - alone])
    const row = shifts.filter(([, shift]) => shift !== 0)
    if (row.length > 0) rows[left] = Object.fromEntries(row)
  }
  return rows
}

async function typeface(files, weight) {
  const fonts = []
  // One after the other: the unpacker has one memory for all.
  for (const file of files) fonts.push(await open(file, weight))
  const [latin] = fonts
  return {
    space: Math.round(latin.font.glyphHAdvance(latin.font.nominalGlyph(0x20))),
    glyphs: Object.fromEntries(fonts.toReversed().flatMap(glyphsOf)),
    kerning: kerningOf(latin),
  }
}

const typefaces = {
  // At its largest optical size, which is also its default. Titles are typed by people, so with the rarer letters.
  serif: await typeface(['hedvig-letters-serif-latin-opsz', 'hedvig-letters-serif-latin-ext-opsz']),
  sans: await typeface(['radio-canada-latin-wght'], 400),
  sansMedium: await typeface(['radio-canada-latin-wght'], 500),
}
writeFileSync(join(root, 'platform/share/typefaces.json.gz'), gzipSync(JSON.stringify(typefaces), { level: 9 }))
