import { within } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { someone } from '#tests/helpers/factories.ts'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'
import { addDays } from './stay-days.ts'

const visitor = await newVisitor()
const staff = await signInToSite()
const day = (ahead: number) => addDays(todayInDakar(), ahead)
let [id, onRequest] = [0, 0]

beforeAll(async () => {
  const [other] = (await visitor.ask('/api/properties?type=short-stay')).json()
  const home = {
    title: 'House of the baobab',
    titleFr: 'Maison du baobab',
    description: 'Four rooms around a courtyard.',
    descriptionFr: 'Quatre pièces autour d’une cour.',
    price: '140000',
    location: 'Ngor',
    type: 'short-stay',
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    area: 180,
    images: other.images.slice(0, 1),
    amenities: ['Garden'],
    isAvailable: true,
    maxGuests: 6,
  }
  id = await staff.write('/api/admin/properties', {
    ...home,
    stayTerms: {
      guestsIncluded: 2,
      extraGuestPrice: '15000',
      cleaningFee: '35000',
      deposit: '200000',
      houseRules: 'No parties.',
      houseRulesFr: 'Pas de fêtes.',
    },
  })
  onRequest = await staff.write('/api/admin/properties', home)
})
afterAll(() => staff.remove(`/api/properties/${id}`, `/api/properties/${onRequest}`))

const address = (arrival: number, departure: number, guests = 3) =>
  `/property/${id}?arrival=${day(arrival)}&departure=${day(departure)}&guests=${guests}`
const ledger = (page: HtmlPage) => textsOf(page.findAll('.stay .ledger dl > div'))
const asks = (page: HtmlPage) => page.find<HTMLFormElement>('.stay__ask')
const request = (page: HtmlPage) => page.find<HTMLFormElement>('.stay__request form')

describe('The page of a home by the night, without JavaScript', () => {
  test('asks for two dates and how many, is kept as ever, and says the rules of the stay', async () => {
    const page = await visitor.open(`/property/${id}`)
    expect(page.headers['cache-control']).toContain('public')
    const form = within(asks(page))
    for (const name of ['Arrival', 'Departure']) expect(form.getByLabelText<HTMLInputElement>(name).type).toBe('date')
    expect(form.getByLabelText<HTMLSelectElement>('Guests').value).toBe('2')
    form.getByRole('button', { name: 'See the price' })
    expect(page.findAll('.stay .ledger, .stay__request')).toEqual([])
    const bar = within(page.find('.bar'))
    expect(bar.getByRole('link', { name: 'See dates' }).getAttribute('href')).toBe('#dates')
    expect(page.find('#dates noscript').textContent).toContain('Enter two dates in the form')
    const rules = textOf(page.getByRole('region', { name: 'The stay' }))
    expect(rules).toContain('Arrivalfrom 15:00')
    expect(rules).toContain('Price per night140 000 FCFA, for 2 guests')
    expect(rules).toContain('Free until 5 days before arrival')
    expect(rules).toContain('No parties.')
  })

  test('prices dates line by line, and is kept by nobody', async () => {
    const plain = await visitor.open(`/property/${id}`)
    const page = await visitor.send(plain, asks(plain), { arrival: day(10), departure: day(13), guests: '3' })
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await visitor.ask(address(10, 13).replace('?', '.data?'))).headers['cache-control']).toBe('no-store')
    expect(ledger(page)).toEqual([
      '3 nights × 140 000 FCFA420 000 FCFA',
      'Extra guests1 guest, 3 nights × 15 000 FCFA45 000 FCFA',
      'Cleaning35 000 FCFA',
      'Tourist tax3 guests, 3 nights × 1 000 FCFA9 000 FCFA',
      'Total509 000 FCFA',
      'DepositGiven back after departure, less any damage. Not part of the total.200 000 FCFA',
    ])
    expect(page.find('.stay .sum').previousElementSibling?.textContent).toContain('Tourist tax')
    expect(textOf(page.find('.stay__terms'))).toMatch(
      /Free until \d+ \w+ \d{4}; then half of the total is due until \d+ \w+( \d{4})?; after/,
    )
    expect(textOf(page.find('.stay__hold'))).toBe(
      'We answer within 24 hours of your request, and keep the nights for you until then.',
    )
    expect(page.find<HTMLLinkElement>('link[rel=canonical]').href).toMatch(new RegExp(`/property/${id}$`))
  })

  test('names every amount in the reader’s currency, and in francs beside it', async () => {
    const other = await newVisitor()
    other.setCookie('kais_currency', 'EUR')
    const page = await other.open(`/fr${address(10, 13)}`)
    expect(ledger(page)).toContain('Total776 €509 000 FCFA')
    expect(textOf(page.find('.stay .ledger'))).toContain('facturés en francs')
  })

  test('says at a field what is wrong with it', async () => {
    const page = await visitor.open(address(10, 10, 9))
    expect(page.headers['cache-control']).toBe('no-store')
    expect(textsOf(page.findAll('.stay .err'))).toEqual([
      'The departure is before the arrival, or on the same day. Please choose a later day.',
      'This is more guests than the home takes: 6 at most.',
    ])
    const empty = await visitor.send(page, asks(page), { arrival: '', departure: '' })
    expect(textsOf(empty.findAll('.stay .err')).slice(0, 2)).toEqual(['Please fill this in.', 'Please fill this in.'])
  })

  test('takes a request; mistakes keep what was typed, and what is taken is said with what is free', async () => {
    const page = await visitor.open(address(20, 23, 2))
    const refused = await visitor.send(page, request(page), { name: 'Awa Diop', email: 'awa' })
    expect(refused.status).toBe(400)
    expect(request(refused).querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Awa Diop')
    expect(refused.find<HTMLDetailsElement>('.stay__request').open).toBe(true)
    expect(ledger(refused)).toHaveLength(5)
    const sent = await visitor.send(refused, request(refused), { name: 'Awa Diop', email: someone() })
    expect(sent.path).toMatch(/^\/stay\/\d+-/)

    const late = await visitor.send(page, request(page), { name: 'Moussa Ba', email: someone() })
    expect(late.status).toBe(409)
    expect(textOf(late.find('.stay__state'))).toBe('Some of these nights are taken.')
    expect(request(late).querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Moussa Ba')
    const [nearest] = late.findAll<HTMLAnchorElement>('.stay__taken a')
    const free = await visitor.open(nearest?.getAttribute('href') ?? '')
    expect(textOf(free.find('.stay__state'))).toMatch(/, 3 nights$/)
  })
})

test('A home that is let on request only asks for dates as before', async () => {
  const page = await visitor.open(`/property/${onRequest}?arrival=${day(10)}&departure=${day(12)}`)
  expect(page.headers['cache-control']).toContain('public')
  expect(page.findAll('.stay, #dates')).toEqual([])
  expect(within(page.find('.bar')).getByRole('link', { name: 'Ask for dates' }).getAttribute('href')).toBe('#enquiry')
})
