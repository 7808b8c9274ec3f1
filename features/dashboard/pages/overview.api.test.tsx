import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { clientReviews } from '#features/company/review.table.server.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import { tasks } from '#features/enquiries/tasks/task.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { findUserByUsername } from '#platform/accounts/user.repository.server.ts'
import { makeProperty, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import OverviewPage from './overview.page.tsx'

let kais: TestApp
let screen: Document

/** The sixth came last. */
const person = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor-${number}@example.com`,
  createdAt: new Date(Date.UTC(2026, 2, number)),
})
const SIX = [1, 2, 3, 4, 5, 6]

beforeAll(async () => {
  kais = await startTestApp()
  for (const isAvailable of [true, true, false]) await makeProperty(kais, { isAvailable })
  for (const isAvailable of [true, false, false, false]) await makeVehicle(kais, { isAvailable })
  const review = { clientName: 'Awa Diop', serviceType: 'nest', reviewText: 'They found us a house.', rating: 5 }
  await kais.db.insert(clientReviews).values([1, 2, 3, 4, 5].map((number) => ({ ...review, isFeatured: number < 4 })))
  await kais.db.insert(contactSubmissions).values(
    SIX.map((number) => ({
      ...person(number),
      type: 'general' as const,
      status: number < 3 ? ('done' as const) : ('new' as const),
    })),
  )
  await kais.db
    .insert(bookings)
    .values(SIX.map((number) => ({ ...person(number), type: 'vehicle-rental', status: 'pending' as const })))
  const headers = await signInAs(kais, 'agent', 'agent')
  await signInAs(kais, 'colleague', 'agent')
  const [mine, theirs] = [
    (await findUserByUsername(kais.db, 'agent'))?.id,
    (await findUserByUsername(kais.db, 'colleague'))?.id,
  ]
  const lead = async (firstName: string, assignedTo?: number) => {
    const row = { firstName, email: `${firstName}@example.com`, assignedTo }
    const [stored] = await kais.db.insert(leads).values(row).returning({ id: leads.id })
    return stored?.id ?? 0
  }
  const [ofMine, ofTheirs] = [await lead('Fatou', mine), await lead('Moussa', theirs)]
  const today = new Date(`${todayInDakar()}T23:59:59.000Z`)
  await kais.db.insert(tasks).values([
    { kind: 'follow-up', title: '', leadId: ofTheirs, assignedTo: mine, dueAt: today },
    { kind: 'follow-up', title: '', leadId: ofMine, assignedTo: theirs, dueAt: today },
    { kind: 'task', title: 'Print the brochures', assignedTo: mine, dueAt: today },
    { kind: 'callback', title: 'Villa Teranga', dueAt: today },
    { kind: 'task', title: 'Done already', assignedTo: mine, dueAt: today, doneAt: new Date() },
    { kind: 'task', title: 'Next week', assignedTo: mine, dueAt: new Date(today.getTime() + 7 * 86_400_000) },
  ])
  screen = await openStaffScreen(kais, OverviewPage, { headers, path: '/admin/dashboard' })
})
afterAll(() => kais.close())

test('«Your tasks today» are one’s own and what is nobody’s yet, whoever has the lead, and those without a lead too', () => {
  const heading = [...screen.querySelectorAll('h3')].find((each) => readText(each) === 'Your tasks today')
  const section = heading?.closest('section') as Element
  expect(readTexts(section.querySelectorAll('li b')).sort()).toEqual([
    'Callback: Villa Teranga',
    'Follow-up · Moussa',
    'Print the brochures',
  ])
  expect(section.querySelector('.headrow a')?.getAttribute('href')).toMatch(/\/tasks\?due=today$/)
})

test('The four summary cards count what is there, and of it what is available, new or featured', () => {
  const cards = [...screen.querySelectorAll('.kpis > div')]
  expect(cards.map((card) => readTexts(card.querySelectorAll('dt, dd')))).toEqual([
    ['Total Properties', '3 2 available'],
    ['Total Vehicles', '4 1 available'],
    ['Contacts', '6 4 new'],
    ['Reviews', '5 3 featured'],
  ])
})

test.for([
  ['Recent Contacts', /^Visitor 6 New ?visitor-6@example\.com ?General ?6 March 2026/],
  ['Recent Bookings', /^Visitor 6 Request Pending ?visitor-6@example\.com ?Car request ?6 March 2026/],
] as const)('«%s» are the five newest, with name, e-mail address, type and status', ([title, newest]) => {
  const heading = [...screen.querySelectorAll('h3')].find((each) => readText(each) === title)
  const entries = [...(heading?.closest('section')?.querySelectorAll('li') ?? [])]
  expect(readTexts(entries.map((entry) => entry.querySelector('b') as Element))).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Visitor ${number}`),
  )
  expect(readText(entries[0])).toMatch(newest)
})
