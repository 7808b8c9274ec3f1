import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { ArticleSummary } from '#features/media/article.public.ts'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test('Media shows what is published, with its reading time, and keeps the texts on the server', async () => {
  const page = await visitor.open('/kais-media')
  const latest = within(page.getByRole('region', { name: 'Latest Content' }))
  latest.getByRole('heading', { name: 'Moving to Dakar in ten weeks: a calendar' })
  expect(latest.getAllByText(/^\d+\sminutes to read$/).length).toBeGreaterThan(0)
  expect(page.html).not.toContain('Count backwards from the day of arrival')

  const podcast = within(page.getByRole('region', { name: 'The podcast' }))
  const episode = podcast
    .getAllByRole('article')
    .find((each) => textOf(each.querySelector('h3')) === 'Episode 1: Which paper comes first')
  expect(textOf(episode)).toContain('28 minutes planned, March 2026')
  expect(textOf(episode)).toContain('Recording to come')
  expect(episode?.querySelectorAll('audio, button')).toHaveLength(0)
  // A draft stays a draft.
  expect(page.html).not.toContain('Shade, air, water')
})

test('Latest Content is the latest by date, featured or not', async () => {
  const page = await visitor.open('/kais-media')
  const newest = (await visitor.ask('/api/articles?order=latest&limit=5')).json<ArticleSummary[]>()
  const shown = textsOf(page.findAll('#articles h3'))
  expect(shown).toEqual(newest.map(({ title }) => title))
  const dates = newest.map(({ publishedAt }) => String(publishedAt))
  expect(dates).toEqual([...dates].sort().reverse())
  // Otherwise nothing would tell this order from the staff's.
  const chosen = (await visitor.ask('/api/articles?limit=5')).json<ArticleSummary[]>()
  expect(chosen.map(({ title }) => title)).not.toEqual(shown)
})

test('Where featured pieces come first the list says so of each', async () => {
  const page = await visitor.open('/fr/kais-media/articles')
  const marks = page.findAll('.read').map((read) => textOf(read).includes('À la une,'))
  expect(marks.slice(0, 2)).toEqual([true, true])
  expect(marks.filter(Boolean).length).toBeLessThan(marks.length)
})

test('Each demo partner is marked as a sample', async () => {
  const page = await visitor.open('/fr/kais-media')
  const partners = page.findAll('.partners li')
  expect(partners.length).toBeGreaterThan(0)
  for (const partner of partners) expect(textOf(partner.querySelector('.sample'))).toBe('Partenaire de démonstration')
})

test('Episodes without a recording are announced as such, and not counted among those to hear', async () => {
  const page = await visitor.open('/fr/kais-media')
  page.getByRole('link', { name: 'Tous les épisodes\u00a0: 1 à écouter, 3 à venir' })
  const list = await visitor.open('/fr/kais-media/podcast')
  expect(textOf(list.find('main [role=status]'))).toBe('1 épisode, 3 à venir')
  const coming = list.findAll('article').filter((each) => textOf(each).includes('Enregistrement à venir'))
  expect(coming).toHaveLength(3)
})
