import { act } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine, quiet } from '#tests/helpers/bad-line.ts'
import { someone } from '#tests/helpers/factories.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { dayAhead, makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { findPublicProperty } from '../property.repository.server.ts'
import { stayHomeOf } from './stay-home.ts'
import { StayNights } from './stay-nights.tsx'
import { StayPanel } from './stay-panel.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** The page's two parts that speak of dates, as they stand beside each other. */
async function openPage(id: number, at = '') {
  const row = await findPublicProperty(kais.db, id)
  const home = row && stayHomeOf(row)
  if (!home) throw new Error('It is not let by the night.')
  const Screen = () => (
    <>
      <StayNights propertyId={id} title="House of the baobab" home={home} />
      <StayPanel
        propertyId={id}
        home={home}
        given={null}
        whatsapp="https://wa.me/221"
        words={{ whatsapp: 'Ask on WhatsApp', newTab: '' }}
      />
    </>
  )
  const page = await openForm(Screen, { at: `/property/${id}${at}` })
  await page.settle()
  await page.settle()
  const text = (selector: string) =>
    [...page.document.querySelectorAll(selector)].map((one) => one.textContent?.replaceAll(/\s+/g, ' '))
  return {
    page,
    text,
    day: (day: string) => page.document.querySelector<HTMLElement>(`[data-day="${day}"]`),
    field: (name: string) => page.document.querySelector<HTMLInputElement>(`.stay__ask [name=${name}]`),
    async press(target: Element | null) {
      await page.click(target)
      await page.settle()
      await page.settle()
    },
    request: () => page.document.querySelector<HTMLFormElement>('.stay__request form'),
  }
}

async function fillAndSend({ page, request, press }: Awaited<ReturnType<typeof openPage>>, email: string) {
  await act(async () => {
    for (const [name, value] of Object.entries({ name: 'Awa Diop', email })) {
      const control = request()?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!control) throw new Error(`No ${name}`)
      control.value = value
      for (const kind of ['input', 'change']) control.dispatchEvent(new page.window.Event(kind, { bubbles: true }))
    }
    await quiet()
  })
  await press(request()?.querySelector('.form__end button') ?? null)
}

test('Two presses in the calendar are priced line by line, and requested with a name and an address', async () => {
  const line = openLine(kais.app)
  const id = await makeStayHome(kais, { cleaningFee: '20000', deposit: '100000' })
  const open = await openPage(id)
  const { day, field, text, request } = open
  expect(request()).toBeNull()
  await open.press(day(dayAhead(2)))
  expect(field('arrival')?.value).toBe(dayAhead(2))
  await open.press(day(dayAhead(5)))
  expect(field('departure')?.value).toBe(dayAhead(5))
  expect(text('.stay .ledger dl > div')).toEqual([
    '3 nights × 60 000 FCFA180 000 FCFA',
    'Cleaning20 000 FCFA',
    'Tourist tax2 guests, 3 nights × 1 000 FCFA6 000 FCFA',
    'Total206 000 FCFA',
    'DepositGiven back after departure, less any damage. Not part of the total.100 000 FCFA',
  ])
  expect(text('.stay__terms p')[0]).toMatch(/^Free until \d+ \w+ \d{4}; after that, the whole total is due\.$/)
  expect(text('.stay__hold')).toEqual([
    'We answer within 24 hours of your request, and keep the nights for you until then.',
  ])

  const email = someone()
  await fillAndSend(open, email)
  expect(text('.sent__reference')[0]).toMatch(/^KS-\d{4}-\d{4}$/)
  expect(await line.posts[0]?.json()).toEqual({
    propertyId: id,
    arrival: dayAhead(2),
    departure: dayAhead(5),
    guests: 2,
    name: 'Awa Diop',
    email,
    phone: null,
    message: null,
  })
  // Loaded again, what was sent stands there, and not that its nights are taken.
  await open.page.reload()
  await open.page.settle()
  expect(text('.sent__reference')).toHaveLength(1)
  expect(text('.stay__taken')).toEqual([])
})

test('Who is a moment too late is told so, keeps what was written, and reads which dates are free', async () => {
  openLine(kais.app)
  const id = await makeStayHome(kais)
  const [arrival, departure] = [dayAhead(10), dayAhead(13)]
  const open = await openPage(id, `?arrival=${arrival}&departure=${departure}&guests=2`)
  expect(open.text('.stay__state')[0]).toMatch(/, 3 nights$/)
  const first = await requestStay(kais, stayDraft(id, { arrival, departure }))
  expect(first.statusCode).toBe(201)
  await fillAndSend(open, someone())
  expect(open.text('.stay__state')).toEqual(['Some of these nights are taken.'])
  const links = [...open.page.document.querySelectorAll<HTMLAnchorElement>('.stay__taken a')]
  expect(links).toHaveLength(3)
  await open.press(links[0] ?? null)
  expect(open.text('.stay__state')[0]).toMatch(/, 3 nights$/)
  expect(open.request()?.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Awa Diop')
})

test('What the home does not allow is said at its field, and nothing is asked', async () => {
  const line = openLine(kais.app)
  const id = await makeStayHome(kais, {}, { minNights: 3 })
  const open = await openPage(id, `?arrival=${dayAhead(10)}&departure=${dayAhead(11)}&guests=9`)
  expect(open.text('.stay .err')).toEqual([
    'At this time of the year guests stay here for at least 3 nights.',
    'This is more guests than the home takes: 4 at most.',
  ])
  expect(open.text('.stay .ledger')).toEqual([])
  expect(line.asked.filter((url) => url.includes('/stay?'))).toEqual([])
})

test('Without an answer the dates stay, and the price can be asked for again', async () => {
  const line = openLine(kais.app)
  const id = await makeStayHome(kais)
  line.state = 'dead'
  const open = await openPage(id, `?arrival=${dayAhead(10)}&departure=${dayAhead(12)}&guests=1`)
  expect(open.text('.stay__state')[0]).toMatch(/^The price could not be loaded/)
  expect(open.text('.nights')[0]).toContain('The calendar could not be loaded')
  line.state = 'good'
  await open.press(open.page.document.querySelector('.stay__state button'))
  expect(open.text('.stay .ledger .sum')).toEqual(['Total122 000 FCFA'])
})
