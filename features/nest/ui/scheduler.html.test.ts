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

/** With scripts the same links open a panel (tests/e2e/viewings.e2e.ts). */
function expectLink(part: HTMLElement, name: RegExp, path: string): void {
  const link = within(part).getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(path)
  expect(link.getAttribute('target')).toBeNull()
}

test('A viewing is booked and a callback asked for on pages of their own, from beside the text and from the bar of a phone', async () => {
  for (const [path, ...places] of [
    [
      VILLA,
      ['Visit or ask a question', /^Book a viewing/, 'viewing'],
      ['Visit or ask a question', /^Request a callback/, 'callback'],
      ['Price and next step', /^Book a viewing/, 'viewing'],
    ],
    [
      `/fr${VILLA}`,
      ['Visiter ou poser une question', /^Réserver une visite/, 'viewing'],
      ['Visiter ou poser une question', /^Demander un rappel/, 'callback'],
      ['Prix et étape suivante', /^Visiter/, 'viewing'],
    ],
  ] as const) {
    const page = await visitor.open(path)
    for (const [part, name, to] of places)
      expectLink(page.getByRole('complementary', { name: part }), name, `${path}/${to}`)
  }
})

test('What is not built yet is looked at on its plans', async () => {
  const properties = (await visitor.ask('/api/properties')).json<PublicProperty[]>()
  const path = `/property/${properties.find(({ isVefa }) => isVefa)?.id}`
  const planned = await visitor.open(path)
  expectLink(
    planned.getByRole('complementary', { name: 'See the plans or ask a question' }),
    /^See the plans with an adviser/,
    `${path}/viewing`,
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
