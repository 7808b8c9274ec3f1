/** Spreadsheets take a file without it for the letters of their own country, and 'Café' becomes 'CafÃ©'. */
export const CSV_BOM = '\ufeff'

/** What a spreadsheet would run as a formula: whoever fills in a form must not be able to write one into our own files. */
const FORMULA = /^[=+\-@\t\r]/
/** RFC 4180: what holds the comma, the quotes or the line's end of the format itself stands in quotes. */
const TO_BE_QUOTED = /[",\r\n]/

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  const text = String(cell)
  // A number of ours is a number, minus and all; only words can hold a formula.
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text
  return TO_BE_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file, its end included. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
