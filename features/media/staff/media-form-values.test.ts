import { expect, test } from 'vitest'
import { articleDraft, podcastDraft } from '#tests/helpers/factories.ts'
import type { PublicArticle } from '../article.public.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { articleForm, newPodcast, podcastForm, readPublishValues, toPublishValues } from './media-form-values.ts'

const NEW_ARTICLE = articleForm.empty({ release: 'draft' })

const NOW = Date.parse('2026-05-01T12:00:00Z')

test('The form shows what is out, what waits and what is a draft, on Dakar’s clock', () => {
  const show = (isPublished: boolean, publishedAt: string | null) => toPublishValues({ isPublished, publishedAt }, NOW)
  expect(show(false, null)).toEqual({ release: 'draft', publishedAt: '' })
  expect(show(true, '2026-04-01T08:30:15.123Z')).toEqual({ release: 'now', publishedAt: '2026-04-01T08:30' })
  expect(show(true, '2026-06-01T09:30:00.000Z')).toEqual({ release: 'at', publishedAt: '2026-06-01T09:30' })
  expect(show(true, null)).toEqual({ release: 'now', publishedAt: '' })
})

test('The hour is sent only where it is meant; «now» leaves the date to the server', () => {
  const publishedAt = '2026-06-01T09:30'
  expect(readPublishValues({ release: 'at', publishedAt })).toEqual({
    isPublished: true,
    publishedAt: '2026-06-01T09:30:00.000Z',
  })
  expect(readPublishValues({ release: 'now', publishedAt })).toEqual({ isPublished: true, publishedAt: null })
  expect(readPublishValues({ release: 'draft', publishedAt })).toEqual({ isPublished: false, publishedAt: null })
})

function problems(read: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  // The first one of a field is the one that is shown.
  const issues = read.error?.issues.toReversed() ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('An article with nothing in it is refused field by field, at once, and so is an hour that does not exist', () => {
  expect(
    problems(articleForm.schema.safeParse({ ...NEW_ARTICLE, release: 'at', publishedAt: '2026-02-31T09:00' })),
  ).toEqual({
    title: 'required',
    content: 'tooShort',
    author: 'required',
    category: 'chooseOne',
    publishedAt: 'dateTime',
  })
})

test('An address is asked for only where the title alone cannot make one', () => {
  const slugProblem = (values: object) => problems(articleForm.schema.safeParse({ ...NEW_ARTICLE, ...values })).slug
  expect(slugProblem({ title: '', slug: '' })).toBeUndefined()
  expect(slugProblem({ title: 'A house', slug: '' })).toBe('slug')
  expect(slugProblem({ title: '', slug: 'A House' })).toBe('slug')
})

test('An article comes out of its form as it went in', () => {
  const stored = {
    ...articleDraft({
      titleFr: 'Une maison',
      tags: ['pluie'],
      images: ['/pictures/00000000000000000000000000000000.webp'],
    }),
    excerpt: null,
    excerptFr: null,
    contentFr: null,
    featuredImage: null,
    isFeatured: true,
    position: 3,
    publishedAt: '2020-06-01T09:30:00.000Z',
    metaTitle: null,
    metaTitleFr: null,
    metaDescription: 'Said to search engines',
    metaDescriptionFr: null,
    sourceName: null,
    sourceUrl: 'https://press.example/rains',
  } as unknown as PublicArticle
  // What is out is sent without its date: the server leaves it where it is.
  expect(articleForm.schema.parse(articleForm.toValues(stored))).toEqual({ ...stored, publishedAt: null })
})

test('An episode comes out of its form as it went in; a length or a number with letters in it is refused', () => {
  const stored = {
    ...podcastDraft({
      audioUrl: 'https://audio.example/1.mp3',
      duration: 42,
      guests: ['Ndèye'],
      topics: [],
      season: 2,
    }),
    titleFr: null,
    descriptionFr: null,
    rssUrl: null,
    category: 'business',
    coverImage: null,
    isFeatured: true,
    position: 0,
    publishedAt: null,
  } as unknown as PublicPodcast
  expect(podcastForm.schema.parse(podcastForm.toValues(stored))).toEqual(stored)
  const fresh = newPodcast({ season: 2, episodeNumber: 7 })
  expect(fresh).toMatchObject({ season: '2', episodeNumber: '7', release: 'draft' })
  expect(
    problems(
      podcastForm.schema.safeParse({ ...fresh, duration: 'an hour', episodeNumber: 'x', season: '', position: '' }),
    ),
  ).toEqual({
    title: 'required',
    description: 'required',
    duration: 'count',
    episodeNumber: 'countFromOne',
    season: 'countFromOne',
    position: 'count',
  })
})
