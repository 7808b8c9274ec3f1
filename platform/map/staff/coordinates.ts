import type { Position } from '../geometry.ts'

/** About a metre; more would be noise in an input. */
const DECIMALS = 5

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWO])?`
/** Between two numbers: a comma with a space, a semicolon, or a space. '14,74' alone is one number of a French keyboard. */
const LOOSE = new RegExp(String.raw`^\(?\s*${NUMBER}(?:\s*;\s*|,\s+|\s+)${NUMBER}\s*\)?$`, 'i')
/** '14.74,-17.51': where the numbers are written with points, or the second has its sign, a bare comma is enough. */
const TIGHT = /^\(?\s*([+-]?\d{1,3}(?:\.\d+)?)(),(?=[+-]|\d{1,3}\.\d)([+-]?\d{1,3}(?:\.\d+)?)()\s*\)?$/
/** A map's address in the browser: '…/@14.7456,-17.5106,15z', '…?q=14.7456,-17.5106'. */
const IN_ADDRESS = /^https?:.*?(?:@|[?&](?:q|ll|query|center)=)(-?\d{1,2}\.\d+)(),(?:%20)?(-?\d{1,3}\.\d+)()/

const SOUTH_OR_WEST = /[SWO]/i

function degrees(figure: string, side: string | undefined): number {
  const number = Number(figure.replace(',', '.'))
  return side && SOUTH_OR_WEST.test(side) ? -Math.abs(number) : number
}

/** A pair as people copy it from a map; null when the text is anything else, such as one coordinate alone. */
export function readPair(text: string): Position | null {
  const found = TIGHT.exec(text.trim()) ?? LOOSE.exec(text.trim()) ?? IN_ADDRESS.exec(text.trim())
  if (!found) return null
  const [, first = '', firstSide, second = '', secondSide] = found
  const position = { latitude: degrees(first, firstSide), longitude: degrees(second, secondSide) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null
}

/** What two inputs hold, as a point; null while it is none. A French keyboard writes 14,7456. */
export function readInputs(latitude: string, longitude: string): Position | null {
  const [north, east] = [latitude, longitude].map((text) =>
    text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')),
  )
  if (north === undefined || east === undefined || !(Math.abs(north) <= 90) || !(Math.abs(east) <= 180)) return null
  return { latitude: north, longitude: east }
}

/** Degrees as the inputs show them. */
export function writeDegrees(figure: number): string {
  return String(Number(figure.toFixed(DECIMALS)))
}
