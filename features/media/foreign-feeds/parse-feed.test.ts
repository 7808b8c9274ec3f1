import { expect, test } from 'vitest'
import { decodeText, parseFeed } from './parse-feed.ts'

const BASE = 'https://news.example/feeds/all.xml'
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items}</channel></rss>`
const read = (xml: string) => parseFeed(xml, BASE)

test('RSS becomes plain text: tags go, entities are read, and addresses are whole', () => {
  const xml = rss(`
    <item>
      <title>Rents &amp;amp; prices &lt;b&gt;rise&lt;/b&gt; in Ngor</title>
      <link>/2026/ngor?a=1&amp;b=2</link>
      <guid isPermaLink="false">n-1</guid>
      <pubDate>Tue, 10 Nov 2026 09:30:00 GMT</pubDate>
      <author>awa@news.example (Awa Diop)</author>
      <description><![CDATA[<p>Up by 4&nbsp;%.</p><script>alert(1)</script><p onclick="x()">Says the <em>not</em>ary.</p>]]></description>
    </item>`)
  expect(read(xml)).toEqual([
    {
      guid: 'n-1',
      title: 'Rents & prices rise in Ngor',
      link: 'https://news.example/2026/ngor?a=1&b=2',
      summary: 'Up by 4 %. Says the notary.',
      author: 'Awa Diop',
      publishedAt: new Date('2026-11-10T09:30:00Z'),
    },
  ])
})

test('Atom is read too: its page rather than its own address, and a person’s name without their e-mail', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><link href="https://blog.example/"/>
    <entry>
      <title type="html">A &lt;i&gt;quiet&lt;/i&gt; street</title>
      <link rel="self" href="https://blog.example/1.atom"/><link rel="alternate" href="https://blog.example/1"/>
      <id>tag:blog.example,2026:1</id><updated>2026-11-09T10:00:00Z</updated><published>2026-11-08T10:00:00Z</published>
      <author><email>m@blog.example</email><name>Moussa</name><uri>https://m.example</uri></author>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One.</p><p>Two.</p></div></content>
    </entry></feed>`
  expect(read(xml)).toEqual([
    {
      guid: 'tag:blog.example,2026:1',
      title: 'A quiet street',
      link: 'https://blog.example/1',
      summary: 'One. Two.',
      author: 'Moussa',
      publishedAt: new Date('2026-11-08T10:00:00Z'),
    },
  ])
})

test('RSS 1.0 has its items beside the channel', () => {
  const item = '<item><title>Old</title><link>https://a.example/1</link><dc:date>2020-01-02T00:00:00Z</dc:date></item>'
  expect(read(`<rdf:RDF><channel><title>x</title></channel>${item}</rdf:RDF>`)).toMatchObject([
    { guid: 'https://a.example/1', title: 'Old', publishedAt: new Date('2020-01-02T00:00:00Z') },
  ])
})

test('A link that is none of the web, and a day that cannot be, are left out', () => {
  const odd = (inner: string) => `<item><title>x</title>${inner}</item>`
  const xml = rss(
    odd('<link>javascript:alert(1)</link><pubDate>soon</pubDate>') +
      odd('<link>https://user:secret@a.example/</link><pubDate>Fri, 01 Jan 3000 00:00:00 GMT</pubDate>') +
      odd('<link>ftp://a.example/</link><author>awa@news.example</author>') +
      odd('<guid>https://a.example/page</guid>'),
  )
  expect(
    read(xml)
      ?.reverse()
      .map(({ link, publishedAt, author }) => [link, publishedAt, author]),
  ).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, null],
    ['https://a.example/page', null, null],
  ])
})

test('At most 100 items are taken, the first ones, and long words are cut', () => {
  const items = read(
    rss(
      Array.from({ length: 300 }, (_, n) => `<item><guid>${n}</guid><title>${'word '.repeat(200)}</title></item>`).join(
        '',
      ),
    ),
  )
  expect(items).toHaveLength(100)
  expect(items?.at(-1)?.guid).toBe('0')
  expect(items?.[0]?.title.length).toBeLessThanOrEqual(301)
  expect(items?.[0]?.title.endsWith('…')).toBe(true)
})

test('An item without any word of its own is none', () => {
  expect(
    read(rss('<item><link>https://a.example/</link></item><item><description>Only this.</description></item>')),
  ).toMatchObject([{ title: 'Only this.' }])
})

test.for([
  ['a page', '<!doctype html><html><body><rss><channel/></rss></body></html>'],
  ['other XML', '<urlset><url/></urlset>'],
  ['JSON', '{"version":"https://jsonfeed.org/version/1"}'],
  ['nothing', ''],
  ['half a feed', '<rss><channel><item><title>One</title></item><item><ti'],
  ['a well without a bottom', `<rss>${'<a>'.repeat(1_000_000)}`],
] as const)('%s is no feed', ([, text]) => {
  expect(read(text)).toBeNull()
})

test('A feed without items is a feed', () => {
  expect(read(rss(''))).toEqual([])
})

test('Entities that a document makes up for itself are not unfolded', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`
  const items = read(`${bomb}<rss><channel><item><title>x &b; &f;</title></item></channel></rss>`)
  expect(items).toMatchObject([{ title: 'x &b; &f;' }])
})

test('Old feeds are read in the characters they name', () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><rss>Été</rss>', 'latin1')
  expect(decodeText(latin, 'text/xml')).toContain('Été')
  expect(decodeText(Buffer.from('Été', 'latin1'), 'text/xml; charset=windows-1252')).toBe('Été')
  expect(decodeText(Buffer.from('Été'), 'text/xml; charset=klingon')).toBe('Été')
})

const LONG = 20_000
const hostile = (inner: string) => rss(`<item><title>x</title>${inner}</item>`.repeat(20))

test.for([
  ['open brackets', '('.repeat(LONG)],
  ['brackets around nothing', '()'.repeat(LONG / 2)],
  ['spaces between two brackets', `(a)${' '.repeat(LONG - 4)}b`],
  ['unclosed elements', '&lt;p&gt;'.repeat(LONG / 3)],
  ['elements and ends of others', '&lt;b&gt;'.repeat(LONG / 6) + '&lt;/i&gt;'.repeat(LONG / 8)],
  ['beginnings of comments', '&lt;!--'.repeat(LONG / 4)],
  ['ampersands', '&amp;'.repeat(LONG)],
  ['dots', `${'.'.repeat(LONG - 1)}a`],
] as const)('Twenty items of %s in every field are read like any other', ([, words]) => {
  const names = ['description', 'author', 'pubDate', 'link', 'guid']
  const items = read(hostile(names.map((name) => `<${name}>${words}</${name}>`).join('')))
  expect(items).toHaveLength(20)
  for (const { title, summary, author, publishedAt, link, guid } of items ?? []) {
    expect([title, publishedAt]).toEqual(['x', null])
    expect((summary ?? '').length).toBeLessThanOrEqual(1_001)
    expect((author ?? '').length).toBeLessThanOrEqual(201)
    expect((link ?? '').length).toBeLessThanOrEqual(2_000)
    expect(guid.length).toBeLessThanOrEqual(500)
  }
})

test('Of a text without a bottom we keep what stands above', () => {
  const words = `Above ${'&lt;b&gt;'.repeat(LONG / 6)}below`
  expect(read(rss(`<item><title>${words}</title></item>`))).toMatchObject([{ title: 'Above' }])
  const shallow = `${'&lt;p&gt;One &lt;br&gt;&lt;b&gt;two&lt;/b&gt;&lt;/i&gt; '.repeat(400)}`
  expect(read(rss(`<item><title>x</title><description>${shallow}</description></item>`))?.[0]?.summary).toHaveLength(
    1_000,
  )
})

test.for([
  ['awa@news.example (Awa Diop)', 'Awa Diop'],
  ['awa@news.example (Awa Diop) ', 'Awa Diop'],
  ['awa@news.example (Awa (Ngor) Diop)', null],
  ['Awa Diop', 'Awa Diop'],
  ['Awa Diop ()', 'Awa Diop ()'],
  ['(Awa) Diop', '(Awa) Diop'],
  ['awa@news.example', null],
  [`${'Awa '.repeat(5_000)}(Diop)`, expect.stringMatching(/^Awa Awa .{150,}Awa…$/)],
] as const)('The author of “%s” is read', ([said, author]) => {
  expect(read(rss(`<item><title>x</title><author>${said}</author></item>`))).toMatchObject([{ author }])
})
