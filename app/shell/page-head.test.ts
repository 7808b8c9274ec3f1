import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { headHtml, showHead } from './page-head.ts'

const HOSTILE = '</script><script>alert(1)</script> "quoted" & <b>'

test('What people wrote stays a text in the head: in the title, in an attribute and in structured data', () => {
  const html = headHtml([
    { title: HOSTILE },
    { name: 'description', content: HOSTILE },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'Articles', href: '/a.xml' },
    { 'script:ld+json': { name: HOSTILE } },
  ])
  const { document } = new JSDOM(`<head>${html}</head>`).window
  expect(document.title).toBe(HOSTILE)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(HOSTILE)
  expect(document.querySelector('link[rel=alternate]')?.getAttribute('title')).toBe('Articles')
  expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
    name: HOSTILE,
  })
  expect(document.querySelectorAll('script, b')).toHaveLength(1)
})

test('Another page’s head takes the place of the last one’s, and leaves alone what is every page’s', () => {
  const first = headHtml([{ title: 'Homes' }, { name: 'description', content: 'All' }])
  const { window } = new JSDOM(`<head><meta charset="utf-8">${first}<link rel="icon" href="/i.svg"></head>`)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('Node', window.Node)
  showHead([{ title: 'A villa' }, { property: 'og:title', content: 'A villa' }])
  const { head, title } = window.document
  expect(title).toBe('A villa')
  expect([...head.children].map(({ localName }) => localName)).toEqual(['meta', 'title', 'meta', 'link'])
  expect(head.innerHTML).not.toContain('description')
})
