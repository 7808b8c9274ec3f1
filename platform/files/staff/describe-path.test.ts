import { expect, test } from 'vitest'
import { asAddress, isAddress, nameOf } from './describe-path.ts'

const path = `/files/${'a'.repeat(32)}/residence-filao.pdf`

test('A file is called as it came, else as it is served, else as its address ends', () => {
  const known = [{ path, name: 'Résidence Filao.pdf', contentType: 'application/pdf', bytes: 1 }]
  expect(nameOf(path, known)).toBe('Résidence Filao.pdf')
  expect(nameOf(path, [])).toBe('residence-filao.pdf')
  expect(nameOf('https://example.com/a/Pr%C3%A9sentation.pdf?x=1', [])).toBe('Présentation.pdf, example.com')
  expect(nameOf('https://example.com/%E0%A4', [])).toBe('%E0%A4, example.com')
  expect(nameOf('https://example.com', [])).toBe('example.com')
})

test('An address is whole, and a host with a path is meant as a secure one', () => {
  expect(isAddress('https://example.com/deck.pdf')).toBe(true)
  expect(isAddress('javascript:alert(1)')).toBe(false)
  expect(isAddress('https://')).toBe(false)
  expect(isAddress('deck.pdf')).toBe(false)
  expect(asAddress(' example.com/deck.pdf ')).toBe('https://example.com/deck.pdf')
  expect(asAddress('http://example.com/deck.pdf')).toBe('http://example.com/deck.pdf')
  expect(asAddress('deck.pdf')).toBe('deck.pdf')
})
