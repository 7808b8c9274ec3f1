import { within } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { MOST_COUNTED } from '#common/figures.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import TodayPage from './today.page.tsx'
import type { Today } from './today.public.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
  const today = todayInDakar()
  const propertyId = await makeLetHome(kais, { latitude: 14.75, longitude: -17.5 })
  await makeStay(kais, {
    ...{ propertyId, arrival: today, departure: addDays(today, 3), status: 'pending' },
    ...{ name: 'Sophie Laurent', phone: '+33 6 12 34 56 78', guests: 2, homeTitleFr: 'Maison du baobab' },
  })
  await kais.db.insert(bookings).values({
    ...{ type: 'car', email: someone(), name: 'Moussa Sarr', phone: '+221 70 000 00 00', vehicleName: 'Corniche' },
    ...{ bookingDate: new Date(`${today}T09:30Z`), bookingData: { dropoffDateTime: `${today}T18:00` } },
    status: 'confirmed',
  })
})
afterAll(() => kais.close())

const SAID = {
  en: {
    parts: [
      ['Arrivals 1', 'from 15:00 not confirmed', 'Sophie Laurent', 'House of the baobab · 2 guests'],
      ['Car pick-ups 1', '09:30', 'Moussa Sarr', 'Corniche'],
      ['Car returns 1', '18:00', 'Moussa Sarr', 'Corniche'],
    ],
    ways: ['Call', 'WhatsApp', 'Map'],
  },
  fr: {
    parts: [
      ['Arrivées 1', 'à partir de 15 h à confirmer', 'Sophie Laurent', 'House of the baobab · 2 voyageurs'],
      ['Prises en charge de voitures 1', '9 h 30', 'Moussa Sarr', 'Corniche'],
      ['Retours de voitures 1', '18 h', 'Moussa Sarr', 'Corniche'],
    ],
    ways: ['Appeler', 'WhatsApp', 'Carte'],
  },
} as const

test.each(['en', 'fr'] as const)(
  'Guests and cars of the day stand with one tap to whom and where (%s)',
  async (locale) => {
    const words = SAID[locale]
    const screen = await openAtWork(kais, {
      headers: agent,
      pages: { 'dashboard/today': TodayPage },
      at: '/admin/dashboard/today',
      site: { locale },
    })
    const parts = await screen.until(() => {
      const found = [...screen.document.querySelectorAll<HTMLElement>('.today-part')]
      expect(found).toHaveLength(3)
      return found
    })
    const said = parts.map((part) =>
      [...part.querySelectorAll('h3, .today-entry__when, h4, .today-entry__what')].map(readText),
    )
    expect(said).toEqual(words.parts)
    const linksOf = (part: HTMLElement | undefined) =>
      [...(part?.querySelectorAll('.today-ways a') ?? [])].map((link) => link.getAttribute('href'))
    expect(linksOf(parts[0])).toEqual([
      'tel:+33612345678',
      'https://wa.me/33612345678',
      'https://www.google.com/maps/dir/?api=1&destination=14.75%2C-17.5',
    ])
    expect(linksOf(parts[1])).toEqual(['tel:+221700000000', 'https://wa.me/221700000000'])
    for (const name of words.ways) within(parts[0] as HTMLElement).getByRole('link', { name: new RegExp(`^${name}`) })
  },
)

test.each([
  [MOST_COUNTED, ['Waiting for an answer 999', '997 more Waiting for an answer']],
  [MOST_COUNTED + 1, ['Waiting for an answer 1,000+', 'All Waiting for an answer']],
])(
  'Of %i who wait one stands large above; where counting stopped the day says that there are more',
  async (total, said) => {
    const person = { phone: null, email: null, waitingSince: '2031-05-06T08:00:00.000Z', subject: null }
    const day: Today = {
      ...{ day: '2031-05-06', viewings: [], tasks: { items: [], total: 0 }, moments: [] },
      waiting: { items: [1, 2, 3].map((id) => ({ id, name: `Lead ${id}`, ...person })), total },
    }
    const screen = await openAtWork(kais, {
      ...{ headers: agent, pages: { 'dashboard/today': TodayPage }, at: '/admin/dashboard/today' },
      line: (url) => (url.startsWith('/api/admin/today') ? Promise.resolve(Response.json(day)) : null),
    })
    const head = () => readTexts(screen.document.querySelectorAll('.today-part__head > *'))
    await screen.until(() => expect(head()).toEqual(said))
  },
)
