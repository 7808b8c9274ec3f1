import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'
import type { PublicProperty } from '../property.public.ts'

/** Where the settings begin (SCHEDULER_URL). */
const SCHEDULER = 'https://cal.example.com/kais'
/** The demo content's villa to rent. */
const VILLA = '/property/28'

const visitor = await newVisitor()

function expectScheduler(part: HTMLElement, name: RegExp): void {
  const link = within(part).getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(SCHEDULER)
  expect(link.getAttribute('target')).toBe('_blank')
}

test('A viewing is booked with the scheduler in a new tab, from beside the text and from the bar of a phone', async () => {
  for (const [path, ...places] of [
    [
      VILLA,
      ['Visit or ask a question', /^Book a viewing/],
      ['Visit or ask a question', /^Request a callback/],
      ['Price and next step', /^Book a viewing/],
    ],
    [
      `/fr${VILLA}`,
      ['Visiter ou poser une question', /^Réserver une visite/],
      ['Visiter ou poser une question', /^Demander un rappel/],
      ['Prix et étape suivante', /^Visiter/],
    ],
  ] as const) {
    const page = await visitor.open(path)
    for (const [part, name] of places) expectScheduler(page.getByRole('complementary', { name: part }), name)
  }
})

test('What is not built yet is looked at on its plans', async () => {
  const properties = (await visitor.ask('/api/properties')).json<PublicProperty[]>()
  const planned = await visitor.open(`/property/${properties.find(({ isVefa }) => isVefa)?.id}`)
  expectScheduler(
    planned.getByRole('complementary', { name: 'See the plans or ask a question' }),
    /^See the plans with an adviser/,
  )
  planned.getByRole('heading', { name: 'Planned amenities' })
})

test('Who wants a project accompanied books a call with the scheduler, in a new tab, in both languages', async () => {
  for (const [path, part, name] of [
    ['/kais-nest', 'Project accompaniment', /^Book a project call/],
    ['/fr/kais-nest', 'Accompagnement de projet', /^Parler de votre projet/],
  ] as const) {
    expectScheduler((await visitor.open(path)).getByRole('region', { name: part }), name)
  }
})
