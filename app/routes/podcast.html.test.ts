import { within } from '@testing-library/dom'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { encodeCursor } from '#common/pagination.ts'
import { childrenOf, readXml, textOf } from '#features/media/feeds/xml.fixture.ts'
import type { PodcastDraft } from '#features/media/podcast.schema.ts'
import { podcastDraft, recording } from '#tests/helpers/factories.ts'
import { type HtmlPage, newVisitor, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

const visitor = await newVisitor()
const staff = await signInToSite()

const LIST = '/kais-media/podcast'
const FEEDS = ['/kais-media/podcast.xml', '/fr/kais-media/podcast.xml']
const ITUNES_IMAGE = '{http://www.itunes.com/dtds/podcast-1.0.dtd}image'
/** What Apple asks of a cover, in pixels. */
const SMALLEST_COVER = 1400

/** Gone again when its test ends. */
async function publish(draft: Partial<PodcastDraft>): Promise<number> {
  const id = await staff.write(
    '/api/admin/podcasts',
    podcastDraft({ episodeNumber: 90, category: 'interviews', ...draft }),
  )
  onTestFinished(() => staff.remove(`/api/admin/podcasts/${id}`))
  return id
}

async function readChannel(address: string) {
  const [channel] = childrenOf(readXml((await visitor.ask(address)).body), 'channel')
  if (!channel) throw new Error(`${address} has no channel.`)
  return { channel, items: childrenOf(channel, 'item') }
}

function kindIn(page: HtmlPage, name: string): string {
  const kinds = within(page.getByRole('navigation', { name: 'Category' }))
  return String(kinds.getByRole('link', { name }).getAttribute('href'))
}

test('the list is narrowed by kind and by topic, and names the address of its feed', async () => {
  const topic = 'silence'
  await publish({ title: 'Narrowed', topics: [topic] })
  const all = await visitor.open(LIST)
  expect(kindIn(all, 'Investment')).toBe(`${LIST}?category=investment`)
  expect((await visitor.open(kindIn(all, 'Investment'))).findAll('article')).toHaveLength(1)
  const none = await visitor.open(`${LIST}?category=business&topic=${topic}`)
  none.getByText('No episode of this kind yet')
  const interviews = await visitor.open(kindIn(none, 'Interviews'))
  expect(textsOf(interviews.findAll('article h2 a'))).toEqual(['Episode 90: Narrowed'])
  expect(interviews.getByLabelText<HTMLInputElement>('Address of the feed').value).toBe(`http://localhost${FEEDS[0]}`)
})

test('a page of the list that is no more shows the first one', async () => {
  const page = await visitor.open(`${LIST}?cursor=${encodeCursor({ value: '', id: 99_999 })}`)
  expect(page.queryByText('No episode yet')).toBeNull()
  expect(page.findAll('article').length).toBeGreaterThan(0)
  page.getByText('Back to the first episodes')
})

test('every address that the podcast feed names answers with what the feed says of it', async () => {
  const id = await publish({ title: 'Fetched', audioUrl: await staff.upload('silence.mp3', recording()) })
  await publish({ title: 'Elsewhere', audioUrl: 'https://elsewhere.example/a.mp3' })
  for (const address of FEEDS) {
    const { channel, items } = await readChannel(address)
    const url = (whole: string | undefined) => new URL(whole ?? '')
    const ours = url(textOf(channel, 'link')).origin
    const guids = items.map((item) => textOf(item, 'guid'))
    expect(guids).toContain(`kais-podcast-episode-${id}`)
    expect(new Set(guids).size).toBe(guids.length)

    const [cover] = childrenOf(channel, ITUNES_IMAGE)
    expect(url(cover?.attributes.href).origin).toBe(ours)
    const answer = await visitor.ask(url(cover?.attributes.href).pathname)
    expect(answer.statusCode).toBe(200)
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(SMALLEST_COVER)

    const enclosures = items.flatMap((item) => childrenOf(item, 'enclosure'))
    for (const { attributes } of enclosures) expect(attributes.length).toMatch(/^\d+$/)
    const own = enclosures.filter(({ attributes }) => url(attributes.url).origin === ours)
    expect(own.length).toBeGreaterThan(0)
    for (const { attributes } of own) {
      const found = await visitor.app.inject({ method: 'HEAD', url: url(attributes.url).pathname })
      expect(found.statusCode, attributes.url).toBe(200)
      expect(found.headers['content-length'], attributes.url).toBe(attributes.length)
    }
  }
})
