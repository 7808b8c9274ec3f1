import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { type ValidationKey, validationMessage } from '#common/validation.ts'
import type { StaffBooking } from '#features/enquiries/bookings/list-bookings.server.ts'
import { bookingDraft } from '#tests/helpers/factories.ts'
import { confirmationOn, focusedIn, problemsOf } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const WORDS = {
  en: {
    path: '/kais-mobility',
    reserve: 'Reserve',
    cost: 'Price and availability',
    free: (car: string) => `${car} is free.`,
    taken: (car: string) => `${car} is taken at that time.`,
    startAt: /^Take it from /,
    take: (car: string) => `Take ${car}`,
    none: 'Executive Van: none is free at that time.',
    other: /^Take Luxury SUV instead/,
    requested: ['Car request sent', 'This is a request: it holds no car.'],
    option: (car: string) => `${car}, 4 passengers`,
    toConfirm: 'price to be agreed',
    show: 'Show price and availability',
    sent: 'Vehicle Reservation Submitted!',
    note: 'The car is held for you until ',
    calendar: 'Add to your calendar',
  },
  fr: {
    path: '/fr/kais-mobility',
    reserve: 'Réserver',
    cost: 'Prix et disponibilité',
    free: (car: string) => `${car} est libre.`,
    taken: (car: string) => `${car} n’est pas libre à ces dates.`,
    startAt: /^La prendre le /,
    take: (car: string) => `Choisir ${car}`,
    none: 'Van classe affaires : aucune voiture libre à ces dates.',
    other: /^Prendre plutôt : SUV de luxe/,
    requested: ['Demande de voiture envoyée', 'C’est une demande : aucune voiture n’est retenue.'],
    option: (car: string) => `${car}, 4 passagers`,
    toConfirm: 'prix à convenir',
    show: 'Voir le prix et les disponibilités',
    sent: 'Réservation de véhicule envoyée !',
    note: 'La voiture est retenue pour vous jusqu’au ',
    calendar: 'Ajouter à votre agenda',
  },
} as const
const LANGUAGES = Object.entries(WORDS) as [Locale, (typeof WORDS)[Locale]][]

const SEDANS = '?category=sedan'
/** What the button that shows the price sends along. */
const PRICE = { intent: 'price' }

/** Each test has days of its own: a car can be hired once. */
function dakar(daysAhead: number, clock: string): string {
  return `${new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)}T${clock}`
}

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#booking form')
const stateOf = (page: HtmlPage) => textOf(page.find('#booking .cost [role=status]'))
const amountsOf = (page: HtmlPage) => textsOf(page.findAll('#booking .cost dd'))
const heldBy = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value

function carIn(page: HtmlPage, label: string): string {
  const options = page.findAll<HTMLOptionElement>('#booking [name=vehicleId] option')
  const option = options.find((one) => textOf(one) === label)
  if (!option) throw new Error(`The form has no car ${label}.`)
  return option.value
}

async function storedFor(email: string): Promise<StaffBooking[]> {
  const all = await askAsStaff<StaffBooking[]>('/api/bookings?limit=100')
  return all.filter((booking) => booking.email === email)
}

for (const [index, [language, words]] of LANGUAGES.entries()) {
  describe('Without JavaScript', () => {
    test(`the price is shown on request, a taken car is refused, a free one reserved (${language})`, async () => {
      const days = 160 + 10 * index
      const email = `${crypto.randomUUID()}@example.com`
      const page = await visitor.open(words.path + SEDANS)
      const corniche = carIn(page, words.option('Corniche'))
      const times = { pickupDateTime: dakar(days, '10:00'), dropoffDateTime: dakar(days + 2, '10:00') }
      const somebodyElse = bookingDraft({
        vehicleId: Number(corniche),
        pickupDateTime: dakar(days, '08:00'),
        dropoffDateTime: dakar(days + 1, '12:00'),
      })
      const first = await visitor.app.inject({ method: 'POST', url: '/api/bookings', payload: somebodyElse })
      expect(first.statusCode).toBe(201)
      const reserve = within(page.find('article')).getByRole('link', { name: `${words.reserve} Corniche` })
      expect(reserve.getAttribute('href')).toBe('#booking')

      const hire = { ...PRICE, vehicleCategory: 'sedan', vehicleId: corniche, ...times, extras: 'chauffeur' }
      const taken = await visitor.send(page, formOf(page), hire)
      expect(taken.status).toBe(200)
      expect(stateOf(taken)).toBe(words.taken('Corniche'))
      const panel = taken.find('#booking .cost')
      expect(textOf(panel.querySelector('h4'))).toBe(words.cost)
      const buttons = [...panel.querySelectorAll<HTMLButtonElement>('button:not([aria-hidden])')]
      // The page that answers opens at the form.
      expect(buttons.map((button) => [textOf(button), button.getAttribute('formaction')])).toEqual([
        [expect.stringMatching(words.startAt), '#booking'],
        [words.take('Kermel'), '#booking'],
        [words.show, '#booking'],
      ])
      // What scripts would fill in, the page that answers has filled in.
      const later = await visitor.send(taken, formOf(taken), { intent: buttons[0]?.value ?? '' })
      expect(stateOf(later)).toBe(words.free('Corniche'))
      expect(heldBy(formOf(later), 'pickupDateTime')).toBe(dakar(days + 1, '14:00'))
      expect(heldBy(formOf(later), 'dropoffDateTime')).toBe(dakar(days + 3, '14:00'))
      const other = await visitor.send(taken, formOf(taken), { intent: buttons[1]?.value ?? '' })
      expect(stateOf(other)).toBe(words.free('Kermel'))
      const person = { passengers: '1-2', name: 'Awa Diop', email }
      const refused = await visitor.send(taken, formOf(taken), person)
      expect(refused.status).toBe(409)
      expect(problemsOf(formOf(refused))).toEqual({ vehicleId: validationMessage('vehicleTaken', language) })
      expect(heldBy(formOf(refused), 'name')).toBe('Awa Diop')

      const kermel = { ...PRICE, vehicleId: carIn(refused, words.option('Kermel')) }
      const free = await visitor.send(refused, formOf(refused), kermel)
      expect(stateOf(free)).toBe(words.free('Kermel'))
      expect(amountsOf(free).at(-1)).toBe('240 000 FCFA')
      // Enter in a field presses the first button, which asks for no price.
      expect(formOf(free).querySelector('button')?.name).toBe('')
      const reserved = await visitor.send(free, formOf(free))
      expect(confirmationOn(reserved).title).toBe(words.sent)
      expect(confirmationOn(reserved).text).toContain(words.note)
      expect(Object.values(confirmationOn(reserved).facts)).toContain('240 000 FCFA')
      const calendar = reserved.getByRole('link', { name: words.calendar }).getAttribute('href') ?? ''
      const { body, headers } = await visitor.ask(calendar)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(body).toContain('SUMMARY:Kais\\, Kermel (Kais Sedan L Hybrid)')
      expect(await storedFor(email)).toMatchObject([{ vehicleName: 'Kermel (Kais Sedan L Hybrid)' }])
    })
  })

  test(`Without JavaScript a category with nothing free says what else there is, and takes a request that is called one (${language})`, async () => {
    const days = 260 + 10 * index
    const email = `${crypto.randomUUID()}@example.com`
    const times = { pickupDateTime: dakar(days, '10:00'), dropoffDateTime: dakar(days + 1, '10:00') }
    const somebodyElse = bookingDraft({ vehicleCategory: 'van', isRequest: false, ...times })
    const first = await visitor.app.inject({ method: 'POST', url: '/api/bookings', payload: somebodyElse })
    expect(first.json()).toMatchObject({ isCarHeld: true })

    const page = await visitor.open(words.path + SEDANS)
    const hire = { vehicleCategory: 'van', ...times, passengers: '3-4', bags: '1-2', name: 'Awa Diop', email }
    const refused = await visitor.send(page, formOf(page), hire)
    expect(refused.status).toBe(409)
    expect(problemsOf(formOf(refused))).toEqual({ vehicleCategory: validationMessage('noCarFree', language) })
    expect(stateOf(refused)).toBe(words.none)
    const offers = refused.findAll<HTMLButtonElement>('#booking .cost__ways button')
    const other = offers.find((button) => words.other.test(textOf(button)))
    const suv = await visitor.send(refused, formOf(refused), { intent: other?.value ?? '' })
    expect(heldBy(formOf(suv), 'vehicleCategory')).toBe('suv')
    expect(stateOf(suv)).toMatch(/SUV/)
    const next = await visitor.send(refused, formOf(refused), { intent: offers[0]?.value ?? '' })
    expect(heldBy(formOf(next), 'pickupDateTime')).toBe(dakar(days + 1, '12:00'))
    expect(await storedFor(email)).toEqual([])

    const requested = await visitor.send(refused, formOf(refused), { isRequest: 'yes' })
    const [title, note] = words.requested
    expect(confirmationOn(requested).title).toBe(title)
    expect(confirmationOn(requested).text).toContain(note)
    expect(await storedFor(email)).toMatchObject([{ vehicleName: null, isCarHeld: false }])
  })

  test(`A car with extras is priced line by line and stored as it was priced (${language})`, async () => {
    const days = 20 + 10 * index
    const email = `${crypto.randomUUID()}@example.com`
    const page = await visitor.open(words.path + SEDANS)
    const priced = await visitor.send(page, formOf(page), {
      ...PRICE,
      vehicleCategory: 'sedan',
      vehicleId: carIn(page, words.option('Corniche')),
      pickupDateTime: dakar(days, '10:00'),
      dropoffDateTime: dakar(days + 3, '09:00'),
      passengers: '3-4',
      extras: ['chauffeur', 'baby-seat'],
      flightNumber: 'af718',
      specialRequests: 'At the corniche',
    })
    expect(stateOf(priced)).toBe(words.free('Corniche'))
    expect(amountsOf(priced)).toEqual(['225 000 FCFA', '75 000 FCFA', words.toConfirm, words.toConfirm, '300 000 FCFA'])
    const sent = await visitor.send(priced, formOf(priced), { name: 'Aïssatou', email })
    expect(Object.values(confirmationOn(sent).facts)).toEqual(
      expect.arrayContaining(['300 000 FCFA', 'At the corniche']),
    )
    expect(await storedFor(email)).toMatchObject([
      {
        type: 'vehicle-rental',
        message: 'At the corniche',
        locale: language,
        vehicleName: 'Corniche (Kais Sedan S)',
        bookingDate: `${dakar(days, '10:00')}:00.000Z`,
        bookingData: {
          vehicleCategory: 'sedan',
          passengers: '3-4',
          extras: ['chauffeur', 'baby-seat'],
          flightNumber: 'AF 718',
        },
        quote: { days: 3, total: '300000.00' },
        status: 'pending',
      },
    ])
  })

  describe(`What is missing or wrong (${language})`, () => {
    const say = (key: ValidationKey) => validationMessage(key, language)

    test('is said at its field', async () => {
      const page = await visitor.open(words.path + SEDANS)
      const empty = formOf(await visitor.send(page, formOf(page)))
      expect(problemsOf(empty)).toEqual({
        vehicleCategory: say('chooseOne'),
        pickupDateTime: say('dateTime'),
        dropoffDateTime: say('dateTime'),
        passengers: say('chooseOne'),
        name: say('required'),
        email: say('email'),
      })
      expect(focusedIn(empty)).toBe('vehicleCategory')

      const hire = {
        vehicleCategory: 'sedan',
        vehicleId: carIn(page, words.option('Corniche')),
        pickupDateTime: dakar(10, '10:00'),
        dropoffDateTime: dakar(11, '10:00'),
        passengers: '1-2',
        name: 'Nobody',
        email: 'nobody@example.com',
      }
      for (const [wrong, problems] of [
        [{ dropoffDateTime: dakar(10, '09:00') }, { dropoffDateTime: 'dropoffBeforePickup' }],
        [{ pickupDateTime: dakar(-2, '10:00') }, { pickupDateTime: 'pastDate' }],
        [{ dropoffDateTime: dakar(75, '10:00') }, { dropoffDateTime: 'hireTooLong' }],
        [
          { pickupDateTime: dakar(380, '10:00'), dropoffDateTime: dakar(381, '10:00') },
          { pickupDateTime: 'hireTooFarAhead' },
        ],
        [{ flightNumber: 'next Tuesday' }, { flightNumber: 'flight' }],
        [{ email: 'nobody@example' }, { email: 'email' }],
      ] satisfies [Partial<Record<string, string>>, Partial<Record<string, ValidationKey>>][]) {
        const answer = await visitor.send(page, formOf(page), { ...hire, ...wrong })
        const said = Object.entries(problems).map(([name, key]) => [name, say(key)])
        expect(problemsOf(formOf(answer))).toEqual(Object.fromEntries(said))
      }
    })
  })
}

test('A category alone says how many are free and from what price, in francs and in the chosen currency', async () => {
  const traveller = await newVisitor()
  traveller.setCookie('kais_currency', 'EUR')
  const page = await traveller.open(WORDS.en.path + SEDANS)
  const categories = page.findAll('#booking [name=vehicleCategory] option:not([value=""])')
  expect(textsOf(categories)).toEqual(['Luxury Sedan', 'Luxury SUV', 'Executive Van', 'Sports Car', 'Luxury Car'])
  const times = { pickupDateTime: dakar(140, '10:00'), dropoffDateTime: dakar(141, '10:00') }
  const suvs = await traveller.send(page, formOf(page), { ...PRICE, vehicleCategory: 'suv', ...times })
  expect(stateOf(suvs)).toBe('Luxury SUV: 3 cars are free.')
  expect(textsOf(suvs.find('#booking .cost .sum').children)).toEqual(['From', '85 000 FCFAabout €130'])
})
