import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

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
      ['See it, or ask about it', /^Book a viewing/],
      ['See it, or ask about it', /^Request a callback/],
      ['Price and next step', /^Book a viewing/],
    ],
    [
      `/fr${VILLA}`,
      ['Le voir, ou en parler', /^Réserver une visite/],
      ['Le voir, ou en parler', /^Demander un rappel/],
      ['Prix et étape suivante', /^Visiter/],
    ],
  ] as const) {
    const page = await visitor.open(path)
    for (const [part, name] of places) expectScheduler(page.getByRole('complementary', { name: part }), name)
  }
})

test('Who wants a project accompanied books a call with the scheduler, in a new tab, in both languages', async () => {
  for (const [path, part, name] of [
    ['/kais-nest', 'Project accompaniment', /^Book a project call/],
    ['/fr/kais-nest', 'Accompagnement de projet', /^Parler de votre projet/],
  ] as const) {
    expectScheduler((await visitor.open(path)).getByRole('region', { name: part }), name)
  }
})
