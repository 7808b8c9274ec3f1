import { expect, test } from 'vitest'
import { mailtoLink } from './mail-address.ts'

test('A link to a mail program names the address, and nothing in it can add another', () => {
  expect(mailtoLink('awa@example.com')).toBe('mailto:awa@example.com')
  expect(mailtoLink('awa?bcc=eve@example.com')).toBe('mailto:awa%3Fbcc%3Deve@example.com')
})

test('With a letter it carries subject and text whole: lines, accents and signs that mean something in a link', () => {
  const letter = { subject: 'Villa & jardin à Ngor', body: 'Chère Awa,\n\n100 % sûr + libre ?\r\nKais' }
  const link = mailtoLink('awa@example.com', letter)
  expect(link).not.toMatch(/[ +\n]/)
  const read = new URL(link).searchParams
  expect([...read.keys()]).toEqual(['subject', 'body'])
  expect(read.get('subject')).toBe(letter.subject)
  expect(read.get('body')).toBe('Chère Awa,\r\n\r\n100 % sûr + libre ?\r\nKais')
})
