import { expect, test } from 'vitest'
import { groupDigits, regroup } from './read-amount.ts'

/** '|' is the caret, '_' the narrow space. */
function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll('\u202f', '_')
}

function after(typed: string, isForwardDelete = false): string {
  const text = typed.replaceAll('_', '\u202f')
  return marked(regroup(text.replace('|', ''), text.indexOf('|'), isForwardDelete))
}

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '1\u202f234'],
  ['200000000', '200\u202f000\u202f000'],
  ['2 0 0 0', '2\u202f000'],
  ['200M', '200M'],
  ['304,5', '304,5'],
  ['200.000.000', '200.000.000'],
  ['-5', '-5'],
  ['🏠', '🏠'],
])('%j is shown as %j', (text, shown) => {
  expect(groupDigits(text)).toBe(shown)
})

test.each([
  ['a digit at the end', '1234|', '1_234|'],
  ['a digit at the front', '9|1_234', '9|1_234'],
  ['a digit in the middle', '1_29|34', '12_9|34'],
  ['a digit taken away', '12_3|4', '1_23|4'],
  ['the space taken away', '1|234', '1|_234'],
  ['all pasted', '200 000 000|', '200_000_000|'],
])('The caret stays beside its digit: %s', (_, typed, shown) => {
  expect(after(typed)).toBe(shown)
})

test('The delete key goes past a space instead of stopping before it', () => {
  expect(after('1|234', true)).toBe('1_|234')
  expect(after('1|_234', true)).toBe('1_|234')
})

test('More digits than any amount has are left alone: grouping them would take seconds', () => {
  const digits = '1'.repeat(60_000)
  expect(groupDigits(digits)).toBe(digits)
})
