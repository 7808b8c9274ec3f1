import { act } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine, quiet } from '#tests/helpers/bad-line.ts'
import { makeProperty, makeStaff, someone } from '#tests/helpers/factories.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { viewings } from '../viewing.table.server.ts'
import type { BookingSubject } from './booking-subject.ts'
import { ViewingBooking } from './viewing-booking.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
  // Nobody shows homes but who is there.
  await makeStaff(kais, 'moussa', 'agent')
})
afterAll(() => kais.close())

async function makeSubject(): Promise<BookingSubject> {
  const propertyId = await makeProperty(kais)
  const reference = `KN-${String(propertyId).padStart(4, '0')}`
  const path = `/property/${propertyId}`
  return { propertyId, investmentId: null, name: `House of the baobab (${reference})`, path, reference }
}

async function openPanel(subject: BookingSubject) {
  const page = await openForm(() => <ViewingBooking subject={subject} />, { at: subject.path })
  await page.settle()
  await page.settle()
  const all = (selector: string) => [...page.document.querySelectorAll<HTMLElement>(selector)]
  return {
    page,
    all,
    texts: (selector: string) => all(selector).map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim()),
    links: (selector: string) => all(selector).map((link) => link.getAttribute('href')),
    starts: () => all('[name=startsAt]').map((input) => (input as HTMLInputElement).value),
    async press(target: Element | null | undefined) {
      await page.click(target ?? null)
      await page.settle()
      await page.settle()
    },
    async write(values: Record<string, string>) {
      await act(async () => {
        for (const [name, value] of Object.entries(values)) {
          const control = page.document.querySelector<HTMLInputElement>(`.ask [name=${name}]`)
          if (!control) throw new Error(`No ${name}`)
          control.value = value
          for (const kind of ['input', 'change']) control.dispatchEvent(new page.window.Event(kind, { bubbles: true }))
        }
        await quiet()
      })
    },
  }
}

const send = (document: Document) => document.querySelector('.form__end button')

test('A day and a time are chosen, and booked with a name and an address; the confirmation leads to the page of its own', async () => {
  const line = openLine(kais.app)
  const panel = await openPanel(await makeSubject())
  const days = panel.all('[name=day]')
  expect(days.length).toBeGreaterThan(10)
  const first = panel.starts()
  await panel.press(days[2])
  expect(panel.starts()).not.toEqual(first)
  await panel.press(panel.all('[name=startsAt]')[1])
  const chosen = panel.starts()[1]
  const email = someone()
  await panel.write({ name: 'Awa Diop', email })
  await panel.press(send(panel.page.document))
  expect(await line.posts[0]?.json()).toMatchObject({ kind: 'in-person', startsAt: chosen, name: 'Awa Diop', email })
  expect(panel.texts('.sent__reference')[0]).toMatch(/^KV-\d{4}-\d{4}$/)
  expect(panel.all('.sent a').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/viewing\/\d+-/),
    expect.stringMatching(/^\/api\/viewings\/.+\.ics$/),
  ])
  expect(await kais.db.select().from(viewings)).toMatchObject([{ name: 'Awa Diop', status: 'asked' }])
})

test('A time that somebody else has just taken is said so; those near it are offered, and nothing typed is lost', async () => {
  openLine(kais.app)
  const subject = await makeSubject()
  const panel = await openPanel(subject)
  const [startsAt = ''] = panel.starts()
  const other = { propertyId: subject.propertyId, kind: 'in-person', startsAt, name: 'Moussa', email: someone() }
  await panel.press(panel.all('[name=startsAt]')[0])
  await panel.write({ name: 'Awa Diop', email: someone(), message: 'With my mother' })
  const first = await kais.app.inject({ method: 'POST', url: '/api/viewings', payload: other })
  expect(first.json()).toMatchObject({ reference: expect.any(String) })

  await panel.press(send(panel.page.document))
  expect(panel.texts('.ask .err')).toEqual(['This time is no longer free. Please choose another one.'])
  expect(panel.starts()).not.toContain(startsAt)
  const near = panel.all('.slots--near input')
  expect(near).toHaveLength(3)
  expect(panel.page.document.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe('With my mother')

  await panel.press(near[0])
  expect(panel.texts('.ask .err')).toEqual([])
  await panel.press(send(panel.page.document))
  expect(panel.texts('.sent__reference')).toHaveLength(1)
})

test('A line that goes bad takes away neither the times that were shown nor a confirmation', async () => {
  const line = openLine(kais.app)
  const panel = await openPanel(await makeSubject())
  const starts = panel.starts()
  line.state = 'dead'
  await panel.page.setOnline(true)
  expect(panel.starts()).toEqual(starts)
  expect(panel.all('.booking__none')).toEqual([])
  line.state = 'good'
  await panel.press(panel.all('[name=startsAt]')[0])
  await panel.write({ name: 'Awa Diop', email: someone() })
  await panel.press(send(panel.page.document))
  line.state = 'dead'
  await panel.page.setOnline(true)
  expect(panel.texts('.sent__reference')).toHaveLength(1)
})

const waysOf = ({ path }: BookingSubject) => [`${path}/callback`, `${path}#enquiry`]

test('Where the free times cannot be read, they can be asked for again, and a callback and a question are offered', async () => {
  const line = openLine(kais.app)
  line.state = 'dead'
  const subject = await makeSubject()
  const panel = await openPanel(subject)
  expect(panel.texts('[role=alert]')).toEqual(['The free times could not be loaded. Try again'])
  expect(panel.links('.booking__none a')).toEqual(waysOf(subject))

  const [again] = panel.all('.booking__none button')
  await panel.press(again)
  expect(panel.texts('[role=alert]')).toEqual(['The free times could not be loaded. Try again'])
  line.state = 'good'
  line.hold()
  await panel.page.click(again)
  expect(again?.getAttribute('aria-busy')).toBe('true')
  await line.letGo()
  expect(panel.starts()).not.toEqual([])
})

test('As long as the free times are on their way, a callback can be asked for instead', async () => {
  const line = openLine(kais.app)
  line.hold()
  const subject = await makeSubject()
  const panel = await openPanel(subject)
  expect(panel.all('.booking__wait')).toHaveLength(1)
  expect(panel.links('.booking a')).toEqual([`${subject.path}/callback`])
  await line.letGo()
  expect(panel.starts()).not.toEqual([])
  expect(panel.links('.booking__more a')).toEqual([`${subject.path}/callback`])
})

test.each([
  ['with free times', 'good', {}],
  ['where they are lost', 'dead', {}],
  ['where there are none', 'good', { propertyId: 2_000_000_000 }],
] as const)('No calendar of others is opened before the wish is known to us: %s', async (_, state, changes) => {
  openLine(kais.app).state = state
  const panel = await openPanel({ ...(await makeSubject()), ...changes })
  expect(panel.links('.booking a')).toContainEqual(expect.stringMatching(/callback$/))
  expect(panel.all('a[target]')).toEqual([])
})

test('Where nobody is free at all, that is said, and a callback and a question are offered instead', async () => {
  openLine(kais.app)
  const subject = await makeSubject()
  const panel = await openPanel({ ...subject, propertyId: 2_000_000_000 })
  expect(panel.texts('.booking__none h3')).toEqual(['No free time at the moment'])
  expect(panel.links('.booking__none a')).toEqual(waysOf(subject))
})
