import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { bookingDraft, signInAs } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { openStaffScreen, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from '../../contact/contact-submission.table.server.ts'
import { activities } from '../../leads/lead.table.server.ts'
import LeadPage from '../../leads/staff/lead.page.tsx'
import BookingsPage from './bookings.page.tsx'
import ContactsPage from './contacts.page.tsx'

let kais: TestApp
let headers: { cookie: string }

const PERSON = {
  name: 'Hélène Otieno',
  email: 'helene@example.com',
  phone: '+254 700 000 000',
  message: 'We come by ship.',
  createdAt: new Date('2026-03-14T09:05Z'),
}

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'agent', 'agent')
})
afterAll(() => kais.close())

/** What the only entry of a list says while it is closed. */
function linesOf(screen: Document): string[] {
  return readTexts(screen.querySelectorAll('li.enquiry :is(h3, .badge, .desk__facts, .desk__preview)'))
}

test('A contact’s entry has name, type, status, e-mail address, phone, message and the day it was received', async () => {
  await kais.db.insert(contactSubmissions).values({ ...PERSON, type: 'relocation', status: 'in-progress' })
  const screen = await openStaffScreen(kais, ContactsPage, { headers, path: '/admin/dashboard/contacts' })
  expect(linesOf(screen)).toEqual([
    'Hélène Otieno',
    'In progress',
    'Relocation · received 14 March 2026, 09:05',
    'helene@example.com · +254 700 000 000',
    'We come by ship.',
  ])
})

test('A booking’s entry has name, type, status, e-mail address, phone, its own day and the day it was received', async () => {
  const bookingDate = new Date('2026-04-02T10:00Z')
  const vehicleName = 'Corniche (Kais Sedan S)'
  const booking = { ...PERSON, type: 'vehicle-rental', status: 'confirmed', bookingDate, vehicleName } as const
  const [made] = await kais.db.insert(bookings).values(booking).returning()
  const path = '/admin/dashboard/bookings'
  expect(linesOf(await openStaffScreen(kais, BookingsPage, { headers, path }))).toEqual([
    'Hélène Otieno',
    'Confirmed',
    'Corniche (Kais Sedan S) · pick-up 2 April 2026, 10:00 · received 14 March 2026, 09:05',
    'helene@example.com · +254 700 000 000',
    'We come by ship.',
  ])
  // Opened by its address, it says the rest.
  const opened = await openStaffScreen(kais, BookingsPage, {
    headers,
    route: path,
    path: `${path}#booking-${made?.id}`,
  })
  const facts = [...opened.querySelectorAll('.enquiry__facts > div')].map((fact) => readTexts(fact.children))
  expect(facts).toContainEqual(['Type', 'Car hire'])
})

test('A request for a car is called one in the list, with all that was said of it, and on the lead’s timeline', async () => {
  const draft = bookingDraft({ vehicleCategory: 'suv', passengers: '5-6', bags: '3-4' })
  const { id } = (await reserve(kais, draft)).json<{ id: number }>()
  const path = '/admin/dashboard/bookings'
  const opened = await openStaffScreen(kais, BookingsPage, { headers, route: path, path: `${path}#booking-${id}` })
  const entry = opened.querySelector(`#booking-${id}`)
  expect(readTexts(entry?.querySelectorAll('.badge') ?? [])).toEqual(['Request', 'Pending'])
  const facts = [...(entry?.querySelectorAll('.enquiry__facts > div') ?? [])].map((fact) => readTexts(fact.children))
  expect(facts).toContainEqual(['Type', 'Car request'])
  expect(facts).toContainEqual(['Car', 'No car held'])
  expect(facts).toContainEqual(['Bags', '3-4'])
  expect(facts.flat()).not.toContain('true')
  expect(entry?.textContent).toContain('Cancel the request')

  const [sent] = await kais.db.select().from(activities).where(eq(activities.bookingId, id))
  const lead = await openStaffScreen(kais, LeadPage, {
    headers,
    route: '/admin/dashboard/leads/:id',
    path: `/admin/dashboard/leads/${sent?.leadId}`,
  })
  expect(readTexts(lead.querySelectorAll('.timeline__entry h4'))).toContain(
    'Sent a request for a car, none held: Luxury SUV',
  )
})
