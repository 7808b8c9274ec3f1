import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'
import { addDays } from '../stays/stay-days.ts'

const visitor = await newVisitor()
const staff = await signInToSite()
const made: number[] = []
let [free, offered, sold] = [0, 0, 0]
const PLACE = 'Sokone'

const patch = (id: number, payload: object) => staff.change(`/api/admin/properties/${id}`, payload, 'PATCH')

beforeAll(async () => {
  const [other] = (await visitor.ask('/api/properties?type=buy')).json()
  const make = async (title: string, titleFr: string, more: object) => {
    const id = await staff.write('/api/admin/properties', {
      ...{ title, titleFr, description: 'Four rooms around a courtyard.', descriptionFr: 'Quatre pièces.' },
      ...{ price: '95000000', location: PLACE, type: 'buy', kind: 'villa', bedrooms: 3, bathrooms: 2, area: 180 },
      ...{ images: other.images.slice(0, 1), amenities: ['Garden'], ...more },
    })
    made.push(id)
    return id
  }
  free = await make('House of the baobab', 'Maison du baobab', {})
  offered = await make('House by the well', 'Maison du puits', { saleState: 'under-offer' })
  sold = await make('House on the dune', 'Maison de la dune', { saleState: 'sold', priceReached: '88123456' })
})
afterAll(() => staff.remove(...made.map((id) => `/api/properties/${id}`)))

const cards = (page: HtmlPage) => textsOf(page.findAll('#homes .home h3'))
const notches = (page: HtmlPage) => textsOf(page.findAll('#homes .home .notch'))
const told = (page: HtmlPage) =>
  page
    .findAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent))
    .find((data) => data['@type'] === 'RealEstateListing')

test('A home under offer says so on its card and its page, in both languages, and can be left out of the list', async () => {
  const list = await visitor.open(`/kais-nest?location=${PLACE}`)
  expect(cards(list).sort()).toEqual(['House by the well', 'House of the baobab'])
  expect(notches(list).sort()).toEqual(['For sale', 'For sale · Under offer'])
  const without = await visitor.open(`/kais-nest?location=${PLACE}&isUnderOffer=false`)
  expect(cards(without)).toEqual(['House of the baobab'])
  expect(without.find<HTMLSelectElement>('[name=isUnderOffer]').value).toBe('false')
  expect(textsOf(without.findAll('.active a'))).toContain('None under offer')
  const page = await visitor.open(`/property/${offered}`)
  expect(textsOf(page.findAll('.tags li'))).toContain('Under offer')
  expect(textOf(page.find('.prop__head'))).toContain('Somebody has made an offer on this home.')
  expect(told(page).offers.availability).toBe('https://schema.org/LimitedAvailability')
  const french = await visitor.open(`/fr/property/${offered}`)
  expect(textsOf(french.findAll('.tags li'))).toContain('Sous offre')
})

test('A home that was sold says since when for 90 days, with others first and nothing to book; no list has it', async () => {
  const page = await visitor.open(`/property/${sold}`)
  expect(page.status).toBe(200)
  expect(textsOf(page.findAll('.tags li'))).toContain('Sold')
  expect(textOf(page.find('.enq__title'))).toMatch(/^Sold on \d+ \w+ \d{4}$/)
  expect(page.html).not.toContain('88123456')
  expect(textOf(page.find('.prop__head'))).not.toContain('FCFA')
  expect(page.findAll('.bar')).toEqual([])
  expect(page.queryByText('Book a viewing')).toBeNull()
  expect(page.find<HTMLAnchorElement>('.enq a[href^="https://wa.me"]').href).toContain('similar')
  expect(page.find('#enquiry')).toBeTruthy()
  expect(told(page).offers.availability).toBe('https://schema.org/SoldOut')
  const similar = page.find('#similar').closest('section') as HTMLElement
  const offers = textsOf(similar.querySelectorAll('h3'))
  expect(offers).toContain('House of the baobab')
  // Neither what somebody else has an offer on nor what is gone is proposed.
  expect(offers).not.toContain('House by the well')
  const about = page.find('#enquiry')
  expect(similar.compareDocumentPosition(about) & 4).toBe(4)
  const list = await visitor.open(`/kais-nest?location=${PLACE}`)
  expect(cards(list)).not.toContain('House on the dune')
  const files = (await visitor.ask('/sitemap.xml')).body.match(/[^/<>]*homes-[^<]*/g) ?? []
  for (const file of files) expect((await visitor.ask(`/${file}`)).body).not.toMatch(new RegExp(`/property/${sold}<`))
  const french = await visitor.open(`/fr/property/${sold}`)
  expect(textOf(french.find('.enq__title'))).toMatch(/^Vendu le /)
  const saved = await visitor.open(`/shortlist?ids=${free},${sold}`)
  expect(textsOf(saved.findAll('.notch'))).toEqual(['For sale', 'For sale · Sold'])
  expect(textOf(saved.find('.visit__refs'))).not.toContain(`KN-${String(sold).padStart(4, '0')}`)
})

test('Who comes to book a viewing or a call about a home that was sold is led to its page, which says so', async () => {
  for (const [path, home] of [
    [`/property/${sold}/viewing`, `/property/${sold}`],
    [`/fr/property/${sold}/callback`, `/fr/property/${sold}`],
  ] as const) {
    const { statusCode, headers } = await visitor.ask(path)
    expect([statusCode, headers.location]).toEqual([302, home])
  }
  expect((await visitor.ask(`/property/${offered}/viewing`)).statusCode).toBe(200)
})

test('After 90 days its address leads to the list with what fits it, and not for ever', async () => {
  await patch(sold, { saleStateSince: addDays(todayInDakar(), -90) })
  expect((await visitor.ask(`/property/${sold}`)).statusCode).toBe(200)
  await patch(sold, { saleStateSince: addDays(todayInDakar(), -91) })
  const answer = await visitor.ask(`/property/${sold}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `/kais-nest?type=buy&kind=villa&location=${PLACE}`,
  ])
  const french = await visitor.ask(`/fr/property/${sold}`)
  expect(french.headers.location).toBe(`/fr/kais-nest?type=buy&kind=villa&location=${PLACE}`)
  await patch(sold, { saleState: 'available' })
  expect((await visitor.ask(`/property/${sold}`)).statusCode).toBe(200)
})
