import { eq } from 'drizzle-orm'
import { act, useRef } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { validationMessage } from '#common/validation.ts'
import { OfflineQueueBar } from '#platform/forms/offline-queue-bar.tsx'
import { openLine } from '#tests/helpers/bad-line.ts'
import { bookingDraft, makeVehicle, someone } from '#tests/helpers/factories.ts'
import { type FormAtWork, openForm } from '#tests/helpers/form-at-work.tsx'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookings } from './booking.table.server.ts'
import { readHireFleet } from './fleet-calendar.server.ts'
import type { HireCar } from './hire-types.ts'
import { ReservationForm, type ReservationHandle } from './reservation-form.tsx'

let kais: TestApp
let fleet: HireCar[]

beforeAll(async () => {
  kais = await startTestApp()
  await makeVehicle(kais, { name: 'Corniche', pricePerDay: '75000', maxPassengers: 4 })
  await makeVehicle(kais, { name: 'Kermel', pricePerDay: '60000', maxPassengers: 4 })
  await makeVehicle(kais, { name: 'Ngor', category: 'suv', pricePerDay: '95000', maxPassengers: 5 })
  await makeVehicle(kais, { name: 'Yoff', category: 'suv', pricePerDay: '90000', maxPassengers: 7 })
  await makeVehicle(kais, { name: 'Saloum', category: 'van', pricePerDay: '110000', maxPassengers: 8 })
  const limousine = { name: 'Teranga', category: 'luxury', pricePerDay: '350000', chauffeurPrice: '40000' } as const
  await makeVehicle(kais, { ...limousine, chauffeur: 'required' })
  await makeVehicle(kais, { name: 'Almadies GT', category: 'sports', pricePerDay: '280000', chauffeur: 'unavailable' })
  fleet = await readHireFleet(kais.system)
})
afterAll(() => kais.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const BEFORE = 'The return is before the pick-up. Please choose a later time.'
const PAST = 'This is in the past. Please choose a later date.'
const TOO_LONG = 'A hire lasts 60 days at most. For a longer one, please write to us.'
const TOO_FAR = 'We take reservations up to 12 months ahead.'
const TOO_MANY = 'This car takes fewer passengers than that. Please choose a larger one.'
const FLIGHT = 'A flight number looks like AF 718.'
const TAKEN = 'Cette voiture vient d’être prise à ces dates. Merci de choisir d’autres dates ou une autre voiture.'

const idOf = (name: string) => fleet.find((car) => car.name === name)?.id ?? 0
const dakar = (days: number, clock: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`
const storedFrom = (email: string) =>
  kais.db.select().from(bookings).where(eq(bookings.email, email)).orderBy(bookings.id)

/** As on its page: the cards' buttons, the form, and the bar that sends what waited. */
function Booking() {
  const form = useRef<ReservationHandle>(null)
  return (
    <>
      {fleet.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => form.current?.choose(id)}>
          Card of {name}
        </button>
      ))}
      <ReservationForm fleet={fleet} ref={form} />
      <OfflineQueueBar />
    </>
  )
}

/** The hand rests, and what it asked for is answered. */
async function rest(at: FormAtWork): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(400))
  await at.settle()
}

async function open(locale: Locale) {
  const at = await openForm(Booking, { locale })
  return {
    at,
    card: (name: string) => at.click(at.named(`Card of ${name}`)),
    async fill(answers: Record<string, string | string[]>) {
      await at.fill(answers)
      await rest(at)
    },
    /** What the panel says, and the sums it shows. */
    panel: () => at.form.querySelector('.cost [role=status]')?.textContent,
    sums: () => [...at.form.querySelectorAll('.cost dd')].map((sum) => sum.textContent.replace(/\s/g, ' ')),
  }
}

/** One day for two. */
const oneDay = (days: number, email: string) => ({
  pickupDateTime: dakar(days, '10:00'),
  dropoffDateTime: dakar(days + 1, '10:00'),
  passengers: '1-2',
  name: 'Awa Diop',
  email,
})

test('What is missing or wrong is said at its field, at once where it can be, and what only the server knows as well', async () => {
  const line = openLine(kais.app)
  const { at, card, fill } = await open('en')
  await at.press()
  const [missing, choose] = ['Please fill this in.', 'Please choose one of the options.']
  expect(at.problems()).toEqual({
    vehicleCategory: choose,
    pickupDateTime: missing,
    dropoffDateTime: missing,
    passengers: choose,
    name: missing,
    email: missing,
  })
  expect(at.focused).toBe('vehicleCategory')

  // At once, before anything is sent.
  await card('Corniche')
  const says = async (pickupDateTime: string, dropoffDateTime: string) => {
    await fill({ pickupDateTime, dropoffDateTime })
    const { pickupDateTime: pickup, dropoffDateTime: dropoff } = at.problems()
    return [pickup, dropoff]
  }
  expect(await says(dakar(10, '10:00'), dakar(10, '09:00'))).toEqual([undefined, BEFORE])
  expect(await says(dakar(-2, '10:00'), dakar(10, '09:00'))).toEqual([PAST, undefined])
  expect(await says(dakar(10, '10:00'), dakar(75, '10:00'))).toEqual([undefined, TOO_LONG])
  expect(await says(dakar(380, '10:00'), dakar(381, '10:00'))).toEqual([TOO_FAR, undefined])
  await fill({ passengers: '5-6' })
  expect(at.problems().passengers).toBe(TOO_MANY)
  await at.press()
  expect(at.focused).toBe('pickupDateTime')
  expect(line.posts).toEqual([])

  await fill({ ...oneDay(10, 'nobody@example'), flightNumber: 'next Tuesday' })
  expect(at.problems()).toEqual({})
  await at.press()
  expect(line.posts).toHaveLength(1)
  expect(at.problems()).toEqual({
    flightNumber: FLIGHT,
    email: 'This address does not look complete. Example: awa@example.com',
  })
})

test('A car that somebody else takes meanwhile is named, with what is free instead, and nothing typed is lost', async () => {
  openLine(kais.app)
  const email = someone()
  const { at, card, fill, panel } = await open('fr')
  await card('Corniche')
  await fill(oneDay(60, email))
  expect(panel()).toBe('Corniche est libre.')
  const others = { vehicleId: idOf('Corniche'), vehicleCategory: 'sedan' as const, passengers: '1-2' as const }
  const times = { pickupDateTime: dakar(60, '08:00'), dropoffDateTime: dakar(61, '12:00') }
  expect((await reserve(kais, bookingDraft({ ...others, ...times }))).statusCode).toBe(201)

  await at.press()
  await rest(at)
  expect(at.problems()).toEqual({ vehicleId: TAKEN })
  expect(at.focused).toBe('vehicleId')
  expect(panel()).toBe('Corniche n’est pas libre à ces dates.')
  expect(at.values(['name', 'pickupDateTime'])).toEqual({ name: 'Awa Diop', pickupDateTime: dakar(60, '10:00') })

  // Another car at that time, or this one as long, once it is back and has been made ready.
  await at.click(at.named('Choisir Kermel'))
  await rest(at)
  expect(panel()).toBe('Kermel est libre.')
  expect(at.problems()).toEqual({})
  await card('Corniche')
  await rest(at)
  await at.click(at.named(/^La prendre le /))
  await rest(at)
  expect(at.values(['pickupDateTime', 'dropoffDateTime'])).toEqual({
    pickupDateTime: dakar(61, '14:00'),
    dropoffDateTime: dakar(62, '14:00'),
  })
  expect(panel()).toBe('Corniche est libre.')
  await at.press()
  expect(at.said).toBe('Réservation de véhicule envoyée\u202f!')
  expect(await storedFrom(email)).toHaveLength(1)
})

test('A category offers only cars that take them all, and the cheapest of them is reserved', async () => {
  openLine(kais.app)
  const email = someone()
  const { at, card, fill, panel } = await open('en')
  await fill({ vehicleCategory: 'suv', pickupDateTime: dakar(140, '10:00'), passengers: '7+' })
  // A day later is proposed.
  expect(at.values(['dropoffDateTime'])).toEqual({ dropoffDateTime: dakar(141, '10:00') })
  // With seven people it is the one that seats them.
  expect(panel()).toBe('Luxury SUV: 1 car is free.')
  expect(at.form.textContent).toContain('we hold the cheapest of them for you (at present Yoff')
  await card('Ngor')
  await rest(at)
  expect(at.problems()).toEqual({ passengers: TOO_MANY })
  await fill({ vehicleCategory: 'van' })
  expect(at.values(['vehicleId'])).toEqual({ vehicleId: '' })
  expect(panel()).toBe('Executive Van: 1 car is free.')
  await fill({ name: 'Awa Diop', email })
  await at.press()
  expect(at.said).toBe('Vehicle Reservation Submitted!')
  expect(await storedFrom(email)).toMatchObject([
    {
      vehicleId: idOf('Saloum'),
      quote: { total: '110000.00' },
      bookingData: { vehicleCategory: 'van', passengers: '7+', extras: [] },
    },
  ])
})

const OFFERS = {
  en: {
    none: 'Executive Van: none is free at that time.',
    next: /^Take the next free time: /,
    other: /^Take Luxury SUV instead, from 90\s000\sFCFA$/,
    submit: 'Send the request',
    said: 'Car request sent',
  },
  fr: {
    none: 'Van classe affaires\u00a0: aucune voiture libre à ces dates.',
    next: /^Prendre le prochain créneau libre\u00a0: /,
    other: /^Prendre plutôt\u00a0: SUV de luxe, à partir de 90\s000\sFCFA$/,
    submit: 'Envoyer la demande',
    said: 'Demande de voiture envoyée',
  },
} as const

test.for([
  ['en', 220],
  ['fr', 240],
] as const)(
  'A category that somebody empties meanwhile offers the next free time, another category, or a request that is called one (%s)',
  async ([locale, days]) => {
    openLine(kais.app)
    const words = OFFERS[locale]
    const email = someone()
    const { at, fill, panel } = await open(locale)
    await fill({ vehicleCategory: 'van', ...oneDay(days, email) })
    const times = { pickupDateTime: dakar(days, '08:00'), dropoffDateTime: dakar(days + 1, '12:00') }
    expect((await reserve(kais, bookingDraft({ vehicleId: idOf('Saloum'), ...times }))).statusCode).toBe(201)
    await at.press()
    await rest(at)
    expect(at.problems()).toEqual({ vehicleCategory: validationMessage('noCarFree', locale) })
    expect(panel()).toBe(words.none)
    expect(await storedFrom(email)).toEqual([])

    // Another category, and back.
    await at.click(at.named(words.other))
    await rest(at)
    expect(at.values(['vehicleCategory', 'vehicleId'])).toEqual({ vehicleCategory: 'suv', vehicleId: '' })
    expect(at.problems()).toEqual({})
    await fill({ vehicleCategory: 'van' })

    // The next free time is filled in with one press.
    await at.click(at.named(words.next))
    await rest(at)
    expect(at.values(['pickupDateTime', 'dropoffDateTime'])).toEqual({
      pickupDateTime: dakar(days + 1, '14:00'),
      dropoffDateTime: dakar(days + 2, '14:00'),
    })
    await fill({ pickupDateTime: dakar(days, '10:00'), dropoffDateTime: dakar(days + 1, '10:00') })

    // A request, on the button and in what stays.
    await fill({ isRequest: ['yes'] })
    expect(at.form.querySelector('.form__end button')?.textContent).toContain(words.submit)
    await at.press()
    expect(at.toast).toEqual([])
    expect(at.said).toBe(words.said)
    expect(await storedFrom(email)).toMatchObject([{ vehicleId: null, held: null, bookingData: { isRequest: true } }])
    // The next one may be a reservation; what was said of this one stays.
    await fill({ vehicleCategory: 'sedan' })
    expect(at.said).toBe(words.said)
    expect(at.form.querySelector('.form__end button')?.textContent).not.toContain(words.submit)
  },
)

test('A chauffeur who belongs to the car is shown as included, and a car without a seat for one offers none', async () => {
  openLine(kais.app)
  const email = someone()
  const { at, card, fill, sums } = await open('en')
  const chauffeur = () => at.form.querySelector<HTMLInputElement>('[name=extras][value=chauffeur]')
  await card('Teranga')
  await fill(oneDay(260, email))
  const included = at.form.querySelector<HTMLInputElement>('.ticks input:not([name])')
  expect([included?.checked, included?.disabled]).toEqual([true, true])
  expect(included?.closest('label')?.textContent).toBe(
    'Professional Chauffeur: included, Teranga is only hired with one',
  )
  expect(sums()).toEqual(['350 000 FCFA', '40 000 FCFA', '390 000 FCFA'])
  await card('Corniche')
  await fill({ extras: ['chauffeur'] })
  await card('Almadies GT')
  await rest(at)
  expect(chauffeur()?.disabled).toBe(true)
  expect(sums()).toEqual(['280 000 FCFA', '280 000 FCFA'])
  // The tick was only set aside.
  await card('Corniche')
  await rest(at)
  expect([chauffeur()?.disabled, chauffeur()?.checked]).toEqual([false, true])
  await card('Teranga')
  await rest(at)
  await at.press()
  expect(await storedFrom(email)).toMatchObject([
    { quote: { total: '390000.00' }, bookingData: { extras: ['chauffeur'] } },
  ])
})

test('For a visitor in Paris the clock at home stands beside the one in Dakar', async () => {
  openLine(kais.app)
  const real = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone: 'Europe/Paris' })
  const { at, fill } = await open('fr')
  const today = new Date()
  const summer = `${today.getUTCFullYear() + (today.getUTCMonth() < 6 ? 0 : 1)}-07-01`
  await fill({ pickupDateTime: `${summer}T09:30` })
  const [pickup] = at.controls('pickupDateTime')
  const hint = at.document.getElementById(pickup?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Soit 11\u00a0h\u00a030 chez vous (Europe/Paris).')
})

test('Lost answers are told, the price is known all the same, and a second press reserves once', async () => {
  const line = openLine(kais.app)
  const email = someone()
  const { at, card, fill, panel, sums } = await open('en')
  line.state = 'dead'
  await card('Corniche')
  await fill(oneDay(100, email))
  expect(panel()).toBe('We could not check whether it is free.')
  expect(sums().at(-1)).toBe('75 000 FCFA')
  await at.press()
  expect(at.toast).toEqual(['Error: Failed to submit reservation. Please try again.'])
  expect(at.values(['name', 'vehicleId'])).toEqual({ name: 'Awa Diop', vehicleId: String(idOf('Corniche')) })
  line.state = 'loses answers'
  await at.press()
  line.state = 'good'
  await at.press(2)
  expect(at.toast).toEqual([])
  expect(at.said).toBe('Vehicle Reservation Submitted!')
  expect(await storedFrom(email)).toMatchObject([{ vehicleId: idOf('Corniche') }])
})

test('A reservation that is corrected after its answer was lost does not stand in its own way', async () => {
  const line = openLine(kais.app)
  const email = someone()
  const { at, card, fill } = await open('fr')
  await card('Corniche')
  await fill(oneDay(200, email))
  line.state = 'loses answers'
  await at.press()
  expect(at.toast).toEqual(['Erreur: L’envoi de la réservation a échoué. Merci de réessayer.'])
  line.state = 'good'
  await fill({ specialRequests: 'With a child seat' })
  await at.press()
  expect(at.said).toBe('Réservation de véhicule envoyée\u202f!')
  expect((await storedFrom(email)).map(({ status, message }) => [status, message])).toEqual([
    ['cancelled', null],
    ['pending', 'With a child seat'],
  ])
})

test('Another car chosen while a reservation waits takes it back: only the last choice is reserved', async () => {
  openLine(kais.app)
  const email = someone()
  const { at, card, fill } = await open('en')
  await card('Corniche')
  await fill(oneDay(190, email))
  await at.setOnline(false)
  await at.press()
  expect(at.said).toMatch(/^Waiting for the network/)
  await card('Kermel')
  expect(at.said).toBeUndefined()
  await at.press()
  expect(at.said).toMatch(/^Waiting for the network/)
  await at.setOnline(true)
  await rest(at)
  expect(at.said).toBe('Vehicle Reservation Submitted!')
  expect(await storedFrom(email)).toMatchObject([{ vehicleId: idOf('Kermel') }])
})
