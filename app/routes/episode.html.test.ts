import { expect, onTestFinished, test } from 'vitest'
import type { PodcastDraft } from '#features/media/podcast.schema.ts'
import { podcastDraft, recording } from '#tests/helpers/factories.ts'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

const visitor = await newVisitor()
const staff = await signInToSite()

/** An episode with a recording, gone again when its test ends. */
async function publish(draft: Partial<PodcastDraft>): Promise<number> {
  const audioUrl = await staff.upload('silence.mp3', recording())
  const id = await staff.write('/api/admin/podcasts', podcastDraft({ episodeNumber: 90, audioUrl, ...draft }))
  onTestFinished(() => staff.remove(`/api/admin/podcasts/${id}`))
  return id
}

const toldIn = (page: HtmlPage): Record<string, unknown>[] =>
  textsOf(page.findAll('script[type="application/ld+json"]')).map((text) => JSON.parse(text))

test('an episode has the browser’s own player, its text as plain paragraphs, and a way on; an unknown one too', async () => {
  const id = await publish({
    title: 'Plain',
    description: 'Silence, recorded for a test.\n\nIts second paragraph has <b>no markup</b>.',
    duration: 2,
  })
  const page = await visitor.open(`/kais-media/podcast/${id}`)
  expect(textOf(page.find('h1'))).toBe('Episode 90: Plain')
  expect(page.find('audio[controls]').getAttribute('src')).toMatch(/^\/files\/[0-9a-f]{32}\/silence\.mp3$/)
  page.getByText('Its second paragraph has <b>no markup</b>.')
  page.getByText(/^Download \(MP3, 2\skB\)$/)
  const [episode, trail] = toldIn(page)
  expect(episode).toMatchObject({
    '@type': 'PodcastEpisode',
    name: 'Plain',
    timeRequired: 'PT2M',
    associatedMedia: { '@type': 'AudioObject', encodingFormat: 'audio/mpeg' },
    partOfSeries: { '@type': 'PodcastSeries', name: 'The Kais podcast' },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })

  const unknown = await visitor.open('/fr/kais-media/podcast/999999')
  expect(unknown.status).toBe(404)
  expect(textOf(unknown.find('h1'))).toBe('Cet épisode est introuvable')
  expect(textsOf(unknown.findAll('main a[href="/fr/kais-media/podcast"]'))).toContain('Tous les épisodes')
})

test('English on a French page says that it is English, to those who listen and to those who search', async () => {
  const sentence = 'Silence is recorded here for the sake of a test, and nobody is asked to listen to it.'
  const topic = 'english silence'
  // Long before anything else, so that the two are neighbours.
  const before = await publish({ title: 'Untranslated before', publishedAt: '2020-01-01T09:00:00Z' })
  const id = await publish({
    title: 'Untranslated',
    topics: [topic],
    publishedAt: '2020-01-02T09:00:00Z',
    description: `${sentence} ${sentence} ${sentence}`,
  })
  const page = await visitor.open(`/fr/kais-media/podcast/${id}`)
  expect(textOf(page.find('h1'))).toBe('Épisode 90 : Untranslated')
  expect(textOf(page.find('h1 [lang=en]'))).toBe('Untranslated')
  expect(textOf(page.find('.ep__play [lang=en]'))).toBe('Untranslated')
  expect(toldIn(page)[0]).toMatchObject({
    '@type': 'PodcastEpisode',
    inLanguage: 'en',
    partOfSeries: { inLanguage: 'fr' },
  })
  // Cut between two words.
  const description = page.find('meta[name=description]').getAttribute('content') ?? ''
  expect(description).toMatch(/…$/)
  expect(`${sentence} ${sentence} `).toContain(`${description.slice(0, -1)} `)

  const neighbour = await visitor.open(`/fr/kais-media/podcast/${before}`)
  expect(textOf(neighbour.find('.beside[rel=next] [lang=en]'))).toBe('Untranslated')
  const list = await visitor.open(`/fr/kais-media/podcast?topic=${encodeURIComponent(topic)}`)
  expect(textsOf(list.findAll('article h2 [lang=en]'))).toEqual(['Untranslated'])
  expect(list.find('article .episode__say').lang).toBe('en')
})
