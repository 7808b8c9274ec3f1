import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { encodeCursor } from '#common/pagination.ts'
import { childrenOf, readXml } from '#features/media/feeds/xml.fixture.ts'
import { publishEpisode } from './podcast-page.ts'
import { expect, test } from './test.ts'

const ITUNES_IMAGE = '{http://www.itunes.com/dtds/podcast-1.0.dtd}image'
/** What Apple asks of a cover, in pixels. */
const SMALLEST_COVER = 1400

test('every address that the podcast feed names answers with what the feed says of it', async ({ request }) => {
  await publishEpisode(request, { title: 'Fetched' })
  await publishEpisode(request, { title: 'Elsewhere', audioUrl: 'https://elsewhere.example/a.mp3' })
  for (const address of ['/kais-media/podcast.xml', '/fr/kais-media/podcast.xml']) {
    const rss = readXml(await (await request.get(address)).text())
    const [channel] = childrenOf(rss, 'channel')
    if (!channel) throw new Error('The feed has no channel.')
    const url = (whole: string | undefined) => new URL(whole ?? '')
    const ours = url(childrenOf(channel, 'link')[0]?.text).origin

    const [cover] = childrenOf(channel, ITUNES_IMAGE)
    expect(url(cover?.attributes.href).origin).toBe(ours)
    const answer = await request.get(url(cover?.attributes.href).pathname)
    expect(answer.status()).toBe(200)
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(SMALLEST_COVER)

    const enclosures = childrenOf(channel, 'item').flatMap((item) => childrenOf(item, 'enclosure'))
    const own = enclosures.filter(({ attributes }) => url(attributes.url).origin === ours)
    expect(own.length).toBeGreaterThan(0)
    for (const { attributes } of own) {
      const recording = await request.head(url(attributes.url).pathname)
      expect(recording.status(), attributes.url).toBe(200)
      expect(recording.headers()['content-length'], attributes.url).toBe(attributes.length)
    }
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('English on a French page says that it is English, to those who listen and to those who search', async ({
    page,
    request,
  }) => {
    const sentence = 'Silence is recorded here for the sake of a test, and nobody is asked to listen to it.'
    // Long before anything that another test publishes meanwhile.
    const before = await publishEpisode(request, { title: 'Untranslated before', publishedAt: '2020-01-01T09:00:00Z' })
    const topic = `english ${randomUUID().slice(0, 8)}`
    const id = await publishEpisode(request, {
      title: 'Untranslated',
      topics: [topic],
      publishedAt: '2020-01-02T09:00:00Z',
      description: `${sentence} ${sentence} ${sentence}`,
    })
    await page.goto(`/fr/kais-media/podcast/${id}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Épisode 90\u00a0: Untranslated')
    await expect(title.locator('[lang=en]')).toHaveText('Untranslated')
    await expect(page.locator('.ep__play [lang=en]')).toHaveText('Untranslated')
    const described = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    ) as Record<string, unknown>
    expect(described).toMatchObject({ '@type': 'PodcastEpisode', inLanguage: 'en', partOfSeries: { inLanguage: 'fr' } })
    // Cut between two words.
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
    expect(description).toMatch(/…$/)
    expect(`${sentence} ${sentence} `).toContain(`${description.slice(0, -1)} `)

    await page.goto(`/fr/kais-media/podcast/${before}`)
    await expect(page.locator('.beside[rel=next] [lang=en]')).toHaveText('Untranslated')
    await page.goto(`/fr/kais-media/podcast?topic=${topic}`)
    await expect(page.getByRole('article').locator('h2 [lang=en]')).toHaveText('Untranslated')
    await expect(page.getByRole('article').locator('.episode__say')).toHaveAttribute('lang', 'en')
  })

  test('a page of the list that is no more shows the first one', async ({ page, request }) => {
    await publishEpisode(request, { title: 'Still here' })
    await page.goto(`/kais-media/podcast?cursor=${encodeCursor({ value: '', id: 99_999 })}`)
    await expect(page.getByRole('heading', { name: 'No episode yet' })).toHaveCount(0)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to the first episodes' })).toBeVisible()
  })
})
