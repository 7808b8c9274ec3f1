import { expect, test } from 'vitest'
import type { PublicPodcast } from '../podcast.public.ts'
import { podcastChannel, podcastGuid } from './podcast-channel.ts'
import { rssResponse } from './rss.ts'
import { childrenOf, readXml, type XmlElement } from './xml.fixture.ts'

const PUBLIC_URL = 'https://kais.example'

const NAMESPACES: Record<string, string> = {
  atom: 'http://www.w3.org/2005/Atom',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  podcast: 'https://podcastindex.org/namespace/1.0',
}

/** 'itunes:image' for short. */
function all(element: XmlElement, name: string): XmlElement[] {
  const [prefix = '', local] = name.split(':')
  return childrenOf(element, local ? `{${NAMESPACES[prefix]}}${local}` : name)
}

function one(element: XmlElement, name: string): XmlElement {
  const found = all(element, name)
  expect(found, `<${name}> in <${element.name}>`).toHaveLength(1)
  return found[0] as XmlElement
}

function episode(id: number, change: Partial<PublicPodcast> = {}): PublicPodcast {
  const path = `/files/0123456789abcdef0123456789abcdef/episode-${id}.mp3`
  return {
    id,
    title: `Papers & <prices> ${id}`,
    titleFr: `Papiers ${id}`,
    description: 'One.\n\nTwo: “three” ]]> & <b>four</b>\u0007.',
    descriptionFr: null,
    audioUrl: path,
    audioFile: { path, name: 'Episode.mp3', contentType: 'audio/mpeg', bytes: 1_000 + id },
    rssUrl: null,
    episodeNumber: id,
    season: 2,
    duration: 28,
    category: 'interviews',
    coverImage: null,
    picture: null,
    guests: [],
    topics: [],
    isPublished: true,
    isFeatured: false,
    publishedAt: '2026-03-12T09:00:00.000Z',
    position: 0,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-13T09:00:00.000Z',
    ...change,
  }
}

async function channelOf(episodes: PublicPodcast[], locale: 'en' | 'fr' = 'en', email = 'house@kais.example') {
  const parts = await podcastChannel({ episodes, locale, publicUrl: PUBLIC_URL, email })
  const answer = rssResponse(['atom', 'itunes', 'podcast'], parts)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const rss = readXml(await answer.text())
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
  return one(rss, 'channel')
}

test('The show has everything that Apple and the podcast index require of it', async () => {
  const channel = await channelOf([episode(1)])
  expect(one(channel, 'title').text).toBe('The Kais podcast')
  expect(one(channel, 'link').text).toBe(`${PUBLIC_URL}/kais-media/podcast`)
  expect(one(channel, 'description').text).not.toBe('')
  expect(one(channel, 'language').text).toBe('en')
  expect(one(channel, 'atom:link').attributes).toMatchObject({
    href: `${PUBLIC_URL}/kais-media/podcast.xml`,
    rel: 'self',
  })
  expect(one(channel, 'itunes:image').attributes.href).toMatch(/^https:\/\/kais\.example\/.+\.(png|jpg)$/)
  const categories = all(channel, 'itunes:category')
  expect(categories.map((top) => [top.attributes.text, one(top, 'itunes:category').attributes.text])).toEqual([
    ['Business', 'Investing'],
    ['Leisure', 'Home & Garden'],
  ])
  expect(one(channel, 'itunes:explicit').text).toBe('false')
  expect(one(channel, 'itunes:type').text).toBe('episodic')
  expect(one(channel, 'itunes:author').text).toBe('Kais')
  expect(one(one(channel, 'itunes:owner'), 'itunes:email').text).toBe('house@kais.example')
  expect(one(channel, 'podcast:guid').text).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(one(channel, 'podcast:locked')).toMatchObject({ text: 'yes', attributes: { owner: 'house@kais.example' } })
  expect(one(channel, 'lastBuildDate').text).toBe('Fri, 13 Mar 2026 09:00:00 GMT')
})

test('Every episode can be fetched, dated, counted and told from the others', async () => {
  const items = all(await channelOf([episode(2), episode(1)]), 'item')
  const guids = items.map((item) => one(item, 'guid'))
  expect(new Set(guids.map(({ text }) => text)).size).toBe(2)
  expect(guids.every(({ attributes }) => attributes.isPermaLink === 'false')).toBe(true)
  const [item] = items as [XmlElement]
  expect(one(item, 'title').text).toBe('Papers & <prices> 2')
  expect(one(item, 'description').text).toBe('One.\n\nTwo: “three” ]]> & <b>four</b>.')
  expect(one(item, 'link').text).toBe(`${PUBLIC_URL}/kais-media/podcast/2`)
  expect(one(item, 'pubDate').text).toBe('Thu, 12 Mar 2026 09:00:00 GMT')
  expect(one(item, 'enclosure').attributes).toEqual({
    url: `${PUBLIC_URL}/files/0123456789abcdef0123456789abcdef/episode-2.mp3`,
    length: '1002',
    type: 'audio/mpeg',
  })
  expect(one(item, 'itunes:duration').text).toBe('1680')
  expect(one(item, 'itunes:episode').text).toBe('2')
  expect(one(item, 'itunes:season').text).toBe('2')
  expect(one(item, 'itunes:episodeType').text).toBe('full')
})

test('Descriptions that come to megabytes are whole in the newest episodes and told in brief in the others', async () => {
  const description = 'A long talk about papers. '.repeat(2_000)
  const episodes = Array.from({ length: 30 }, (_, older) => episode(100 - older, { description }))
  const items = all(await channelOf(episodes), 'item')
  const lengths = items.map((item) => one(item, 'description').text.length)
  expect(lengths).toHaveLength(30)
  const whole = lengths.filter((length) => length === description.length).length
  expect(whole).toBe(Math.floor(1_000_000 / description.length))
  expect(lengths.slice(0, whole)).toEqual(Array(whole).fill(description.length))
  for (const length of lengths.slice(whole)) expect(length).toBeLessThan(400)
  expect(one(items.at(-1) as XmlElement, 'description').text).toMatch(/^A long talk .*…$/)
})

test('The French feed is French, and says English where nothing else was written', async () => {
  const channel = await channelOf([episode(1)], 'fr')
  expect(one(channel, 'language').text).toBe('fr')
  const item = one(channel, 'item')
  expect(one(item, 'title').text).toBe('Papiers 1')
  expect(one(item, 'description').text).toContain('One.')
  expect(one(item, 'link').text).toBe(`${PUBLIC_URL}/fr/kais-media/podcast/1`)
})

test('Only what can be heard is in it; a show without recordings is still a valid feed', async () => {
  const silent = [
    episode(1, { audioUrl: null, audioFile: null }),
    episode(2, { audioFile: null }),
    episode(3, { audioUrl: 'http://elsewhere.example/a.mp3', audioFile: null }),
  ]
  const channel = await channelOf(silent, 'en', '')
  expect(all(channel, 'item')).toEqual([])
  expect(all(channel, 'lastBuildDate')).toEqual([])
  expect(all(channel, 'itunes:owner')).toEqual([])
  expect(one(channel, 'podcast:locked').text).toBe('no')
})

test.for<[string, string]>([
  ['https://elsewhere.example/a.m4a?x=1&y=2', 'audio/x-m4a'],
  ['https://elsewhere.example/stream', 'audio/mpeg'],
  ['https://elsewhere.example/é à.ogg', 'audio/ogg'],
])('A recording elsewhere is an absolute address with a type: %s', async ([audioUrl, type]) => {
  const item = one(
    await channelOf([episode(1, { audioUrl, audioFile: null, duration: null, episodeNumber: null })]),
    'item',
  )
  const { attributes } = one(item, 'enclosure')
  expect(attributes).toEqual({ url: new URL(audioUrl).href, length: '0', type })
  expect(all(item, 'itunes:duration')).toEqual([])
  expect(all(item, 'itunes:episode')).toEqual([])
})

test('The show’s number is the one that the podcast index works out from its address', () => {
  // The example of podcast-namespace’s own documentation of podcast:guid.
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
  expect(podcastGuid('http://mp3s.nashownotes.com/pc20rss.xml/')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
})
