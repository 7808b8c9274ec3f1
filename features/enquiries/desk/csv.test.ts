import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.for([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+221 77 000 00 00', `"'+221 77 000 00 00"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  // A spreadsheet that parts cells by another sign than we do begins a cell here.
  ['Awa;=cmd()', `"Awa;'=cmd()"`],
  ['Awa\n@SUM(A1)', `"Awa\n'@SUM(A1)"`],
  ['\uff1d1+1', `"'\uff1d1+1"`],
])('A cell that a spreadsheet would run is text: %j', ([cell, written]) => {
  expect(csvLine([cell ?? ''], 'en')).toBe(`${written}\r\n`)
})

test('Commas, quotes and lines stay inside their cell; a number of ours keeps its minus; nothing is an empty cell', () => {
  expect(csvLine(['Ba, Fatou', 'said "yes"', 'one\ntwo', -5, null, 'Café'], 'en')).toBe(
    '"Ba, Fatou","said ""yes""","one\ntwo",-5,,"Café"\r\n',
  )
})

test('In French cells are parted by a semicolon, as spreadsheets there expect it', () => {
  expect(csvLine(['Awa', 1, null], 'fr')).toBe('"Awa";1;\r\n')
})
