import { describe, expect, test } from 'vitest'
import { mailHtml } from '#platform/mail/mail-html.ts'
import { mailText } from '#platform/mail/mail-text.ts'
import { replyLetter } from './reply-letter.ts'

const footer = { lines: ['Almadies, Dakar, Senegal'], links: [] }
const letter = (body: string, author: string | null = 'Awa Ndiaye') => {
  const content = { ...replyLetter({ subject: 'Your question', body, author, house: 'Kais' }), footer }
  return { ...content, text: mailText(content, 'en'), html: mailHtml(content, 'en') }
}

describe('An answer', () => {
  test('keeps its paragraphs and its lines, and ends with a name', () => {
    const { text, html } = letter('Dear Fatou,\r\n\r\n\r\nOne\nTwo')
    expect(text).toContain('Dear Fatou,\n\nOne\nTwo\n\nAwa Ndiaye\nKais\n')
    expect(html).toContain('One<br>Two</p>')
  })

  test('that is signed already is not signed twice; one whose author is gone is the house’s', () => {
    expect(letter('Yes.\n\nKind regards\nAwa Ndiaye').text.match(/Awa Ndiaye/g)).toHaveLength(1)
    expect(letter('Yes.', null).text).toContain('Yes.\n\nKais')
  })

  test('makes pages it names into links, without the sign that ends the sentence', () => {
    const { html } = letter('See https://kais.example/property/28?a=1&b=2. Or (https://kais.example/nest), please.')
    expect(html).toContain('href="https://kais.example/property/28?a=1&amp;b=2"')
    expect(html).toContain('href="https://kais.example/nest"')
  })

  test('shows markup as text, and makes no link of anything that is not a page', () => {
    const { html } = letter('<b>bold</b> javascript:alert(1) https://x.example/"onclick="alert(1)')
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['https://x.example/'])
  })

  test('has a subject of one line, and its first words beside it', () => {
    const { subject, preview } = replyLetter({
      subject: 'One\r\nBcc: victim@example.com',
      body: 'Dear Fatou,\n\nYes.',
      author: null,
      house: 'Kais',
    })
    expect(subject).toBe('One Bcc: victim@example.com')
    expect(preview).toBe('Dear Fatou, Yes.')
  })
})
