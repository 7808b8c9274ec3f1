import { dakarClock } from '#common/dakar-time.ts'
import type { Locale } from '#common/locale.ts'

/** Spreadsheets take a file without it for the letters of their own country, and 'Café' becomes 'CafÃ©'. */
export const CSV_BOM = '\ufeff'

/** French spreadsheets part cells by a semicolon: with a comma all would stand in one. */
const SEPARATOR: Record<Locale, string> = { en: ',', fr: ';' }

/**
 * What a spreadsheet would run as a formula, at the beginning or after anything that one or another of them takes for the
 * next cell: whoever fills in a form must not be able to write one into our own files.
 */
const FORMULA = /((?:^|[;,\t\r\n])\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
/** Some read past these, to what follows. */
const BLANK_FIRST = /^(?=[\t\r])/

type Cell = string | number | null

/** In quotes, whatever it holds (RFC 4180). A number of ours is a number, minus and all; only words can hold a formula. */
function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  return `"${cell.replaceAll(FORMULA, "$1'").replace(BLANK_FIRST, "'").replaceAll('"', '""')}"`
}

/** One line of a CSV file, its end included. */
export function csvLine(cells: readonly Cell[], locale: Locale): string {
  return `${cells.map(csvCell).join(SEPARATOR[locale])}\r\n`
}

/** As spreadsheets read and sort a moment: '2026-11-16 09:20'. */
export function csvMoment(moment: Date): string {
  return dakarClock(moment).replace('T', ' ')
}
