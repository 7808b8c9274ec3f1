import { expect, test } from 'vitest'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

const visitor = await newVisitor()

/** The same answers twice: as the address of a result, and as the wizard asks for it. */
const ASKED = {
  address: 'max=1500000&type=apartment&bedrooms=2&lifestyle=family&transport=car&goal=primary_residence',
  request: {
    budget: { min: 0, max: 1_500_000, currency: 'FCFA' },
    propertyType: 'apartment',
    bedrooms: 2,
    lifestyle: 'family',
    transportNeeds: 'car',
    investmentGoals: 'primary_residence',
  },
}
async function ask(request: object): Promise<RecommendationAnswer> {
  const answer = await visitor.app.inject({ method: 'POST', url: '/api/property-recommendations', payload: request })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The list under a title of a card. */
function listUnder(card: Element | undefined, title: string): string[] {
  const block = [...(card?.querySelectorAll('.rec__list') ?? [])].find(
    (each) => textOf(each.querySelector('p')) === title,
  )
  return textsOf(block?.querySelectorAll('li') ?? [])
}

test('A result shows each home’s place, rooms, first picture and way to its page, and three of its reasons at most', async () => {
  const page = await visitor.open(`/ai-recommendations/result?${ASKED.address}`)
  const answer = await ask(ASKED.request)
  const cards = page.findAll('main article')
  expect(cards).toHaveLength(answer.recommendations.length)
  // More are known than are shown, or nothing would be left out.
  expect(Math.max(...answer.recommendations.map(({ reasons }) => reasons.length))).toBeGreaterThan(3)
  for (const [place, { propertyId, reasons, personalizedDescription }] of answer.recommendations.entries()) {
    const card = cards[place]
    const home = (await visitor.ask(`/api/properties/${propertyId}`)).json<PublicProperty>()
    const rooms = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
    expect(textOf(card?.querySelector('.rec__head p'))).toMatch(
      new RegExp(`\\. ${home.location}\\. ${rooms(home.bedrooms, 'bedroom')}, ${rooms(home.bathrooms, 'bathroom')}, `),
    )
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(home.images[0])
    expect(textOf(card?.querySelector('.rec__say'))).toBe(plain(personalizedDescription))
    expect(listUnder(card, 'Why this home')).toEqual(reasons.slice(0, 3).map(plain))
    const view = card?.querySelector('.rec__view a')
    expect(textOf(view)).toBe(`View Details ${plain(home.title)}`)
    expect(view?.getAttribute('href')).toBe(`/property/${propertyId}`)
  }

  expect(textOf(page.find('.recs__sum'))).toBe(plain(answer.summary))
  const market = page.getByText('Prices on our list').closest('section')
  expect(textOf(market?.querySelector('p'))).toBe(plain(answer.marketInsights))
  const steps = page.getByText('Next steps').closest('section')
  expect(textsOf(steps?.querySelectorAll('ol > li') ?? [])).toEqual(answer.nextSteps.map(plain))
  for (const text of [answer.summary, answer.marketInsights, answer.nextSteps.join('')]) expect(text).not.toBe('')
})
