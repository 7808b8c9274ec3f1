import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** Left open. */
const OPEN = ''

/** Section 2 of the specification: the values of each question. All three steps stand in the server's page. */
const CHOICES = {
  type: ['apartment', 'villa', 'penthouse', 'townhouse'],
  bedrooms: [OPEN, '1', '2', '3', '4', '5'],
  bathrooms: [OPEN, '1', '2', '3', '4'],
  lifestyle: ['luxury', 'family', 'professional', 'artistic', 'minimalist', OPEN],
  family: [OPEN, '1', '2', '3', '4', '5'],
  work: ['office', 'hybrid', 'remote', 'business', OPEN],
  transport: ['walking', 'car', 'chauffeur', 'mixed', OPEN],
  goal: ['primary_residence', 'investment_rental', 'vacation_home', 'flipping', 'portfolio', OPEN],
  time: ['immediate', '3_months', '6_months', '1_year', 'exploring', OPEN],
}

const LANGUAGES = [
  {
    path: '/ai-recommendations',
    kinds: ['Apartment', 'Villa', 'Penthouse', 'Townhouse'],
    open: 'Any',
    steps: ['Basic preferences', 'Lifestyle', 'Goals'],
  },
  {
    path: '/fr/ai-recommendations',
    kinds: ['Appartement', 'Villa', 'Penthouse', 'Maison de ville'],
    open: 'Peu importe',
    steps: ['L’essentiel', 'Mode de vie', 'Projet'],
  },
] as const

test.for(LANGUAGES)('The wizard at $path offers the specification’s answers, and no others', async (words) => {
  const page = await visitor.open(words.path)
  const radios = (name: string) => page.findAll<HTMLInputElement>(`form input[type=radio][name=${name}]`)
  const offered = Object.keys(CHOICES).map((name) => [name, radios(name).map(({ value }) => value)])
  expect(Object.fromEntries(offered)).toEqual(CHOICES)
  expect(radios('type').map(({ parentElement }) => textOf(parentElement))).toEqual(words.kinds)
  for (const [name, last] of [
    ['bedrooms', '5+'],
    ['bathrooms', '4+'],
    ['family', '5+'],
  ] as const) {
    expect(textOf(radios(name).at(-1)?.parentElement?.querySelector('[aria-hidden=true]'))).toBe(last)
  }
  expect(textsOf(page.findAll('select[name=place] option'))).toEqual([
    words.open,
    ...['Almadies', 'Ngor', 'Ouakam', 'Plateau', 'Point E', 'Mermoz'],
  ])
  expect(page.find('textarea[name=words]').getAttribute('rows')).toBe('4')

  const steps = page.findAll('form nav li')
  expect(textsOf(steps)).toEqual(words.steps)
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null])
})
