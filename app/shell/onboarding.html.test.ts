import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textsOf } from '#tests/helpers/site.ts'
import { onboardingMessages } from './onboarding-messages.ts'

const visitor = await newVisitor()

test('The welcome has its heading, the tagline, what the lines are, the first step and two buttons, in both languages', async () => {
  for (const [path, welcome, words, buttons, lines] of [
    [
      '/',
      'Welcome to Kais',
      [
        'Luxury Living, Timeless Value',
        'Premium properties',
        'Houses and apartments in Dakar and along the coast, to buy, to rent or for a short stay.',
      ],
      ['Skip', 'Get Started'],
      ['Nest Buy & rent', 'Experience Relocation & concierge', 'Mobility Cars', 'Media Magazine'],
    ],
    [
      '/fr',
      'Bienvenue chez Kais',
      [
        'Vie de Luxe, Valeur Intemporelle',
        'Des biens choisis',
        'Maisons et appartements à Dakar et sur la côte, à l’achat, en location ou pour un court séjour.',
      ],
      ['Passer', 'Commencer'],
      ['Nest Acheter et louer', 'Experience Installation et conciergerie', 'Mobility Voitures', 'Media Magazine'],
    ],
  ] as const) {
    const overlay = (await visitor.open(path)).getByRole('dialog', { name: welcome })
    expect(textsOf(within(overlay).getAllByRole('heading'))).toEqual([welcome])
    expect(textsOf(overlay.querySelectorAll('p'))).toEqual(words)
    // What a press does is served by this attribute, in either language (before-paint.ts).
    expect(textsOf(overlay.querySelectorAll('button[data-onboarding-done]'))).toEqual(buttons)
    // Three dots and the button that lets them run stand before.
    expect(textsOf(within(overlay).getAllByRole('button')).slice(4)).toEqual(buttons)
    expect(textsOf(overlay.querySelectorAll('.onboarding__lines li'))).toEqual(lines)
  }
})

/** The server draws the first step only; the others come with time. */
test('None of the three steps of the welcome was left in English', () => {
  const words = ({ steps }: { steps: { title: string; text: string }[] }) =>
    steps.flatMap(({ title, text }) => [title, text])
  const [english, french] = [words(onboardingMessages.en), words(onboardingMessages.fr)]
  expect(english).toHaveLength(6)
  expect(french).toHaveLength(6)
  expect(french.filter((each) => english.includes(each))).toEqual([])
  expect(french.filter((each) => each.trim() === '')).toEqual([])
})
