import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test('The page of the cars has its title, an intro line under it, and four categories, in both languages', async () => {
  for (const [path, title, lead, label, categories] of [
    [
      '/kais-mobility',
      'Car hire in Dakar, with or without a chauffeur',
      /^A quiet sedan for the meetings, a van for the family/,
      'Category',
      ['All', 'Sedan', 'SUV', 'Van'],
    ],
    [
      '/fr/kais-mobility',
      'Location de voitures à Dakar, avec ou sans chauffeur',
      /^Une berline silencieuse pour les rendez-vous, un van pour la famille/,
      'Catégorie',
      ['Toutes', 'Berline', 'SUV', 'Van'],
    ],
  ] as const) {
    const page = await visitor.open(path)
    expect(textsOf(page.findAll('h1'))).toEqual([title])
    expect(textOf(page.find('section:has(h1) p'))).toMatch(lead)
    const filter = within(page.getByRole('navigation', { name: label })).getAllByRole('link')
    expect(textsOf(filter)).toEqual(categories)
    expect(filter.map((link) => link.getAttribute('href'))).toEqual([
      path,
      `${path}?category=sedan`,
      `${path}?category=suv`,
      `${path}?category=van`,
    ])
  }
})

test('A car’s card shows its pictures, says who and what fits in, what is on board, and what the chauffeur costs', async () => {
  const page = await visitor.open('/kais-mobility?category=sedan')
  const card = page.getByRole('heading', { level: 3, name: 'Corniche' }).closest('article')
  if (!card) throw new Error('The car has no card.')
  const pairsIn = (label: string) =>
    [...within(card).getByLabelText(label).querySelectorAll('dt')].map((term) => [
      textOf(term),
      ...textsOf(term.parentElement?.querySelectorAll('dd') ?? []),
    ])
  expect(textOf(card)).toContain('Kais Sedan S.')
  expect(pairsIn('At a glance')).toEqual([
    ['passengers', '4'],
    ['bags', '3'],
    ['model year', '2024'],
  ])
  expect(textsOf(within(card).getByRole('list', { name: 'Equipment' }).children)).toEqual([
    'Leather seats',
    'Two-zone air conditioning',
    'WiFi hotspot',
    'Bottled water',
  ])
  expect(pairsIn('Prices')).toEqual([
    ['The car', '75 000 FCFA a day'],
    ['With a chauffeur', '100 000 FCFA a day', 'of which the chauffeur 25 000 FCFA'],
  ])
  const pictures = [...card.querySelectorAll('img')].map((picture) => String(picture.getAttribute('src')))
  expect(new Set(pictures).size).toBe(2)
  for (const picture of pictures) expect((await visitor.ask(picture)).headers['content-type']).toMatch(/^image\//)
})

test.for([
  [
    '/kais-mobility',
    ['Only with a chauffeur', '390 000 FCFA a day', 'of which the chauffeur 40 000 FCFA'],
    ['The car', '280 000 FCFA a day', 'Without a chauffeur only'],
  ],
  [
    '/fr/kais-mobility',
    ['Avec chauffeur uniquement', '390 000 FCFA par jour', 'dont le chauffeur 40 000 FCFA'],
    ['La voiture', '280 000 FCFA par jour', 'Sans chauffeur uniquement'],
  ],
] as const)(
  'A limousine is priced with its chauffeur and a two-seater without, each in the one way it is hired (%s)',
  async ([path, limousine, coupe]) => {
    const page = await visitor.open(path)
    const pricesOf = (name: string) => {
      const card = page.getByRole('heading', { level: 3, name }).closest('article')
      return textsOf(card?.querySelectorAll('.sums :is(dt, dd)') ?? [])
    }
    expect(pricesOf('Teranga')).toEqual(limousine)
    expect(pricesOf('Almadies GT')).toEqual(coupe)
  },
)

test.for(['/kais-mobility', '/fr/kais-mobility', '/kais-mobility?category=van'])(
  'Headings go down one level at a time (%s)',
  async (path) => {
    const page = await visitor.open(path)
    const levels = page.findAll('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
    // Its words stand in the page, folded or not.
    expect(page.findAll('article details .car__say')).toHaveLength(page.findAll('article').length)
  },
)
