import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.for([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+221 77 000 00 00', "'+221 77 000 00 00"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
])('A cell that a spreadsheet would run is text: %j', ([cell, written]) => {
  expect(csvLine([cell ?? ''])).toBe(`${written}\r\n`)
})

test('Commas, quotes and lines stay inside their cell; a number of ours keeps its minus; nothing is an empty cell', () => {
  expect(csvLine(['Ba, Fatou', 'said "yes"', 'one\ntwo', -5, null, 'Café'])).toBe(
    '"Ba, Fatou","said ""yes""","one\ntwo",-5,,Café\r\n',
  )
})
