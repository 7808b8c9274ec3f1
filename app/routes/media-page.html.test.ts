import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textOf } from '#tests/helpers/site.ts'

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
  expect(textOf(episode)).toContain('28 minutes, March 2026')
  expect(textOf(episode)).toContain('No recording yet')
  expect(episode?.querySelectorAll('audio, button')).toHaveLength(0)
  // A draft stays a draft.
  expect(page.html).not.toContain('Shade, air, water')
})
