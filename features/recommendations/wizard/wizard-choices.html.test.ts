import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

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

describe('Without scripts', () => {
  const WISHES = 'Nous cherchons une maison avec ascenseur, pas au Plateau, et un frobulateur zinzolin.'
  const sent = (page: HtmlPage, values: Record<string, string>) =>
    visitor.send(page, page.find<HTMLFormElement>('form.wiz__form'), values)

  test('the text is read, and the address that follows says what it came to and none of its words', async () => {
    const page = await visitor.open('/fr/ai-recommendations')
    const result = await sent(page, { max: '450 000 000', type: 'villa', words: WISHES })
    expect(result.path).toMatch(/^\/fr\/ai-recommendations\/result\?max=450000000&type=villa&w=.*w=lift\.exactly\.true/)
    expect(result.html).not.toMatch(/frobulateur|zinzolin/)
    expect(textsOf(result.findAll('.wish summary')).join()).toMatch(/Pas au Plateau.*ascenseur/)
  })

  test('what cannot be asked with is refused at its field, and all that was typed is still there', async () => {
    const page = await visitor.open('/fr/ai-recommendations')
    const long = 'é'.repeat(4_812)
    const back = await sent(page, { max: '450 000 000', bedrooms: '3', place: 'Ngor', words: long })
    expect([back.status, back.path]).toEqual([400, '/fr/ai-recommendations'])
    expect(textsOf(back.findAll('.err'))).toEqual([
      'Choisissez le type de bien que vous cherchez.',
      '4 812 caractères ; 4 000 au plus.',
    ])
    expect(back.find<HTMLTextAreaElement>('textarea[name=words]').value).toBe(long)
    expect(back.find<HTMLInputElement>('input[name=max]').value).toBe('450\u202f000\u202f000')
    expect(back.find<HTMLInputElement>('input[name=bedrooms][value="3"]').checked).toBe(true)
    expect(back.find<HTMLSelectElement>('select[name=place]').value).toBe('Ngor')
  })

  test('the answers of a result come back into the wizard with the wishes beside them, and these can be left out', async () => {
    const query = 'max=450000000&type=villa&bedrooms=3&w=lift.exactly.true&w=place.not.Plateau'
    const result = await visitor.open(`/ai-recommendations/result?${query}`)
    const page = await visitor.open(result.getByText('Edit the answers').getAttribute('href') ?? '')
    expect(page.find<HTMLInputElement>('input[name=bedrooms][value="3"]').checked).toBe(true)
    expect(textsOf(page.findAll('.wiz__along li'))).toEqual(['With a lift', 'Not on the Plateau'])
    const without = await visitor.open(page.getByLabelText('Remove: With a lift').getAttribute('href') ?? '')
    const again = await sent(without, {})
    expect(again.path).toBe('/ai-recommendations/result?max=450000000&type=villa&bedrooms=3&w=place.not.Plateau')
  })
})
