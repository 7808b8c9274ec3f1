import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { investmentDraft, makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookViewing, makeViewing, startsOf } from '#tests/helpers/viewings.ts'
import LeadPage from '../../leads/staff/lead.page.tsx'
import type { StaffViewing } from '../viewing.public.ts'
import { viewings } from '../viewing.table.server.ts'
import ViewingsPage from './viewings.page.tsx'

let kais: TestApp
let agent: { cookie: string }
let agentId = 0
let editor: { cookie: string }

const AT = '/admin/dashboard/viewings'
const open = (at = AT, headers = agent) =>
  openAtWork(kais, { headers, pages: { 'dashboard/viewings': ViewingsPage, 'dashboard/leads/:id': LeadPage }, at })

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
  const [row] = await kais.db.select().from(users).where(eq(users.username, 'awa'))
  agentId = row?.id ?? 0
  editor = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

/** In the drawer: the list behind it has fields of the same name. */
const field = (screen: StaffScreen, label: string, selector = '*') =>
  screen.until(() => {
    const found = within(screen.dialog()).getAllByLabelText((text) => text.startsWith(label), { selector })
    if (!found[0]) throw new Error(`No field is called ${label}.`)
    return found[0]
  })

const stored = async (id: number) => (await kais.db.select().from(viewings).where(eq(viewings.id, id)))[0]
const someDay = (days: number) => new Date(Date.UTC(2031, 4, days, 10))

describe('The tab of viewings', () => {
  test('shows who waits first, confirms with one press, and offers call and WhatsApp', async () => {
    await makeViewing(kais, { inHours: 0, startsAt: someDay(2), name: 'Ndeye Fall' })
    const asked = await makeViewing(kais, {
      ...{ inHours: 0, startsAt: someDay(9), name: 'Moussa Sarr', phone: '+221 77 123 45 67' },
      ...{ status: 'asked' as const, holdHours: 5, adviserId: agentId, timeZone: 'Asia/Dubai' },
    })
    const screen = await open()
    await screen.until(() => expect(readText(screen.document.body)).toContain('Ndeye Fall'))
    const [first] = screen.document.querySelectorAll('.viewing-row')
    expect(readText(first ?? null)).toMatch(
      /Friday 9 May 10:00–10:45.*14:00 Dubai.*Moussa Sarr.*Waiting for our answer/,
    )
    expect(screen.find('Call Moussa Sarr').getAttribute('href')).toBe('tel:+221771234567')
    await screen.press('Moussa Sarr')
    await screen.press('Confirm')
    await screen.until(() => expect(readText(screen.dialog())).toContain('Confirmed'))
    expect(await stored(asked.id)).toMatchObject({ status: 'confirmed', moves: 0 })
  })

  test('notes what they said after it, and then offers to put the home under offer', async () => {
    const propertyId = await makeProperty(kais)
    const { id } = await makeViewing(kais, { inHours: -2, propertyId, name: 'Fatou Sow', adviserId: agentId })
    const screen = await open(`${AT}?edit=${id}`)
    await screen.press('It took place')
    await screen.fill(await field(screen, 'Do they want it?'), 'yes')
    await screen.fill(await field(screen, 'What they said'), 'They love the garden.')
    await screen.press('Save')
    await screen.until(() => expect(readText(screen.dialog())).toContain('Mark the home as under offer'))
    expect(await stored(id)).toMatchObject({ status: 'done', interest: 'yes', feedback: 'They love the garden.' })
  })

  test('opens a new one with the hour and the person that the calendar says, and forgets both with it', async () => {
    const screen = await open(`${AT}?view=all&add=&startsAt=2031-05-20T14:30:00.000Z&for=${agentId}`)
    const whose = () => screen.dialog().querySelector<HTMLSelectElement>('[name=adviserId]')?.value
    await screen.until(() => expect(whose()).toBe(String(agentId)))
    const values = [...screen.dialog().querySelectorAll('input')].map(({ value }) => value)
    expect(values.join(' ')).toContain('14:30')
    await screen.press('Close')
    await screen.until(() => expect(screen.place.current).toBe(`${AT}?view=all`))
  })

  test('opens one over the list as it is filtered', async () => {
    const { id } = await makeViewing(kais, {
      inHours: 0,
      startsAt: someDay(12),
      name: 'Aminata Ly',
      adviserId: agentId,
    })
    const screen = await open(`${AT}?view=all&adviser=me&search=Aminata`)
    await screen.until(() => {
      const [row] = screen.document.querySelectorAll(`[data-viewing="${id}"] h3 a`)
      expect(row?.getAttribute('href')).toBe(`${AT}?view=all&adviser=me&search=Aminata&edit=${id}`)
    })
  })

  test('asks for a reason before it cancels, and says at its field what is missing', async () => {
    const { id } = await makeViewing(kais, { inHours: 30, name: 'Binta Sy', adviserId: agentId })
    const screen = await open(`${AT}?edit=${id}`)
    await screen.press('Cancel the viewing')
    await screen.press('Cancel the viewing')
    expect((await stored(id))?.status).toBe('confirmed')
    await screen.fill(await field(screen, 'Reason'), 'The home is let.')
    await screen.press('Cancel the viewing')
    await screen.until(() => expect(readText(screen.dialog())).toContain('Cancelled'))
    expect((await stored(id))?.status).toBe('cancelled')
  })

  test('writes one down for somebody who called, at a free time of the home', async () => {
    const propertyId = await makeProperty(kais, { title: 'House of the wind' })
    const [first = ''] = (await startsOf(kais, propertyId)).slice(12)
    const screen = await open(`${AT}?add`)
    await screen.fill(await field(screen, 'Name'), 'Ousmane Kane')
    await screen.fill(await field(screen, 'Phone'), '+221 77 765 43 21')
    await screen.press(await field(screen, 'House of the wind'))
    await screen.until(() => expect(readText(screen.dialog())).toContain('Free times'))
    await screen.fill(
      await field(screen, 'Day and time', 'input'),
      `${first.slice(8, 10)}/${first.slice(5, 7)}/${first.slice(0, 4)} ${first.slice(11, 16)}`,
    )
    await screen.press('Add the viewing')
    await screen.until(() => expect(screen.notice()?.title).toContain('is added'))
    const [row] = await kais.db.select().from(viewings).where(eq(viewings.propertyId, propertyId))
    expect(row).toMatchObject({ name: 'Ousmane Kane', status: 'confirmed', startsAt: new Date(first) })
  })

  test('offers the times that are free for the length that was typed', async () => {
    const propertyId = await makeProperty(kais, { title: 'House of the tide' })
    const starts = await startsOf(kais, propertyId)
    const day = starts.at(-1)?.slice(0, 10) ?? ''
    const offered = () => [...screen.dialog().querySelectorAll('.slots__time')].map((time) => readText(time))
    const clocks = starts.filter((start) => start.startsWith(day)).map((start) => start.slice(11, 16))
    const screen = await open(`${AT}?add`)
    await screen.press(await field(screen, 'House of the tide'))
    await screen.fill(await field(screen, 'Day and time', 'select'), day)
    await screen.until(() => expect(offered()).toEqual(clocks))
    await screen.fill(await field(screen, 'Length'), '180')
    await screen.until(() => {
      expect(offered().length).toBeGreaterThan(0)
      expect(offered()).toEqual(clocks.filter((clock) => clock <= '15:00'))
    })
  })

  test('for a lead has the home chosen that they asked about last, and can be of another', async () => {
    const home = await makeProperty(kais, { title: 'House of salt' })
    // So many newer ones that a search without words does not find it.
    for (let newer = 0; newer < 6; newer += 1) await makeProperty(kais, { title: `House of sand ${newer}` })
    const [start = '', , , , later = ''] = (await startsOf(kais, home)).slice(40)
    const { id } = await bookViewing(kais, home, start, { name: 'Coumba Ba' })
    const list = await kais.app.inject({ url: `/api/admin/viewings/${id}`, headers: agent })
    const leadId = list.json<StaffViewing>().lead?.id
    const screen = await open(`/admin/dashboard/leads/${leadId}`)
    await screen.press('Book a viewing for them')
    const chosen = () =>
      [...screen.dialog().querySelectorAll<HTMLInputElement>('[name=subject]')]
        .filter(({ checked }) => checked)
        .map((radio) => readText(radio.closest('label')))
    await screen.until(() => expect(chosen()).toEqual([expect.stringContaining('House of salt')]))
    await screen.until(() => expect(readText(screen.dialog())).toContain('Free times'))
    const typed = `${later.slice(8, 10)}/${later.slice(5, 7)}/${later.slice(0, 4)} ${later.slice(11, 16)}`
    await screen.fill(await field(screen, 'Day and time', 'input'), typed)
    await screen.press('Add the viewing', screen.dialog)
    await screen.until(() => expect(screen.notice()?.title).toContain('is added'))
    const rows = await kais.db.select().from(viewings).where(eq(viewings.propertyId, home))
    expect(rows.map(({ startsAt }) => startsAt.toISOString()).sort()).toEqual([start, later])
    await screen.press('Book a viewing for them')
    await screen.press(await field(screen, 'House of sand'))
    await screen.until(() => expect(chosen()).toEqual([expect.stringContaining('House of sand')]))
  })

  test('writes down one of a project, by video, as long as it takes; both can be changed later', async () => {
    const made = await kais.app.inject({
      ...{ method: 'POST', url: '/api/investments', headers: editor },
      payload: investmentDraft({ title: 'Kermel Lofts' }),
    })
    const investmentId = made.json().id
    const screen = await open(`${AT}?add&startsAt=2031-06-10T14:30:00.000Z`)
    await screen.fill(await field(screen, 'Name'), 'Ousmane Kane')
    await screen.fill(await field(screen, 'E-mail'), 'ousmane@example.com')
    await screen.press(await field(screen, 'Kermel Lofts'))
    await screen.fill(await field(screen, 'How'), 'video')
    await screen.fill(await field(screen, 'Video link'), 'https://meet.example/kermel')
    await screen.fill(await field(screen, 'Length'), '90')
    await screen.press('Add the viewing', screen.dialog)
    await screen.until(() => expect(screen.notice()?.title).toContain('is added'))
    const [row] = await kais.db.select().from(viewings).where(eq(viewings.investmentId, investmentId))
    expect(row).toMatchObject({
      ...{ propertyId: null, kind: 'video', videoUrl: 'https://meet.example/kermel', place: null },
      ...{ startsAt: new Date('2031-06-10T14:30Z'), endsAt: new Date('2031-06-10T16:00Z') },
    })
    await screen.go(`${AT}?edit=${row?.id}`)
    await screen.until(() => expect(readText(screen.dialog())).toContain('ProjectKermel Lofts'))
    await screen.press('Place, length or adviser')
    expect(((await field(screen, 'Length')) as HTMLInputElement).value).toBe('90')
    await screen.fill(await field(screen, 'Length'), '30')
    await screen.fill(await field(screen, 'Video link'), 'https://meet.example/other')
    await screen.press('Save', screen.dialog)
    await screen.until(() => expect(readText(screen.dialog())).toContain('30 minutes'))
    expect(await stored(row?.id ?? 0)).toMatchObject({
      ...{ endsAt: new Date('2031-06-10T15:00Z'), videoUrl: 'https://meet.example/other', adviserId: agentId },
    })
  })

  test('keeps one’s own hours: a day is copied from the one before', async () => {
    const screen = await open(`${AT}?view=hours`)
    await screen.press('As the day before Sunday')
    await screen.press('Save the hours')
    await vi.waitFor(async () => {
      const answer = await kais.app.inject({ url: `/api/admin/advisers/${agentId}`, headers: agent })
      expect(answer.json().isDefault).toBe(false)
      expect(answer.json().hours[6]).toEqual([{ from: '09:00', to: '18:00' }])
    })
    await screen.until(() => expect(screen.notice()?.title).toContain('The hours are saved'))
  })
})
