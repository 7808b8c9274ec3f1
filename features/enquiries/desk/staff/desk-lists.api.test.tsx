import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from '../../contact/contact-submission.table.server.ts'
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
  const booking = { ...PERSON, type: 'vehicle-rental', status: 'confirmed', bookingDate } as const
  const [made] = await kais.db.insert(bookings).values(booking).returning()
  const path = '/admin/dashboard/bookings'
  expect(linesOf(await openStaffScreen(kais, BookingsPage, { headers, path }))).toEqual([
    'Hélène Otieno',
    'Confirmed',
    'Whichever is free · pick-up 2 April 2026, 10:00 · received 14 March 2026, 09:05',
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
