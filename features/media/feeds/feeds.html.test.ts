import { expect, test } from 'vitest'
import { newVisitor, textsOf } from '#tests/helpers/site.ts'
import { childrenOf, readXml, textOf } from './xml.fixture.ts'

test('The feeds are named in the head and on the page, and each is XML to a browser', async () => {
  const visitor = await newVisitor()
  const page = await visitor.open('/fr/kais-media')
  for (const [href, name] of [
    ['/fr/kais-media/articles.xml', 'Les articles par RSS'],
    ['/fr/kais-media/podcast.xml', 'Le podcast par RSS'],
  ] as const)
    expect(textsOf(page.findAll(`main a[href="${href}"]`))).toContain(name)
  const named = page.findAll<HTMLLinkElement>('link[rel=alternate][type="application/rss+xml"]')
  expect(named.map(({ href }) => new URL(href).pathname)).toEqual([
    '/fr/kais-media/articles.xml',
    '/fr/kais-media/podcast.xml',
  ])
  for (const [path, language] of [
    ['/kais-media/articles.xml', 'en-gb'],
    ['/fr/kais-media/articles.xml', 'fr-sn'],
  ] as const) {
    // Whatever the reader's cookies say, the address says the language.
    const answer = await visitor.ask(path, { headers: { cookie: 'kais_language=fr' } })
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const [channel] = childrenOf(readXml(answer.body), 'channel')
    expect(channel && textOf(channel, 'language')).toBe(language)
  }
})
