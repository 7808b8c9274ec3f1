import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import OverviewPage from '#features/dashboard/pages/overview.page.tsx'
import { sendContact } from '#tests/helpers/desk.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { openAtWork, refuse, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import ContactsPage from '../../../desk/staff/contacts.page.tsx'
import InquiriesPage from '../../../desk/staff/inquiries.page.tsx'
import { activities, leads } from '../../lead.table.server.ts'
import LeadPage from '../lead.page.tsx'
import LeadsPage from '../leads.page.tsx'

let kais: TestApp
let headers: { cookie: string }

const pages = {
  dashboard: OverviewPage,
  'dashboard/contacts': ContactsPage,
  'dashboard/inquiries': InquiriesPage,
  'dashboard/leads': LeadsPage,
  'dashboard/leads/:id': LeadPage,
}

beforeAll(async () => {
  kais = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'kais@example.com', MAIL_STAFF: 'desk@example.com' },
  })
  headers = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())

const open = (at: string) => openAtWork(kais, { headers, pages, at: `/admin/dashboard/${at}` })

function entryOf({ document }: StaffScreen, text: string, selector = 'li.enquiry'): HTMLElement {
  const entry = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => readText(each).includes(text))
  if (!entry) throw new Error(`No entry says ${text}.`)
  return entry
}

const leadOf = async (email: string) => {
  const [lead] = await kais.db.select().from(leads).where(eq(leads.email, email))
  if (!lead) throw new Error('There is no lead')
  return lead
}

async function ask(name: string, phone: string | null = null) {
  const email = someone()
  const propertyId = await makeProperty(kais, { title: `Villa of ${name}` })
  const payload = { propertyId, name, email, phone, message: 'Is the garden as quiet as it looks?' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return email
}

describe('From the list of contacts', () => {
  test('an answer goes out beside the list, which then shows that it is in progress and its lead contacted', async () => {
    const email = someone()
    await sendContact(kais, { name: 'Rokhaya Faye', email, message: 'Do you show homes on Sundays?' })
    const screen = await open('contacts')
    const { press, until, fill, document } = screen
    const entry = () => entryOf(screen, 'Rokhaya Faye')
    await until(entry)
    expect(readText(entry().querySelector('.desk__lead'))).toMatch(/^Lead: New ?waiting/)
    await press(entry().querySelector('summary') as HTMLElement)
    await press('Reply: Rokhaya Faye', entry)

    const drawer = () => document.querySelector('dialog.drawer') as HTMLElement
    await until(() => expect(readText(drawer())).toContain('Do you show homes on Sundays?'))
    await fill(screen.getByLabelText('Subject'), 'Your question')
    await fill(drawer().querySelector('textarea') as HTMLElement, 'Yes, we do.')
    await until(() => expect(screen.find('Send by e-mail', drawer()).getAttribute('aria-disabled')).not.toBe('true'))
    await press('Send by e-mail', drawer)
    await until(() => expect(readText(entry().querySelector('.badge'))).toBe('In progress'))
    await until(() => expect(readText(entry().querySelector('.desk__lead'))).toBe('Lead: Contacted'))
    expect(screen.place.current).toBe('/admin/dashboard/contacts')
    await press('Close', drawer)
    expect(document.querySelector('dialog[open]')).toBeNull()
    // Nobody owes them a word any more.
    expect(() => screen.find('Mark as answered: Rokhaya Faye', entry())).toThrow()
    expect(await leadOf(email)).toMatchObject({ status: 'contacted', waitingSince: null })
  })

  test('the last one that is put away ends the wait', async () => {
    const email = someone()
    await sendContact(kais, { name: 'Junk Seller', email })
    const screen = await open('contacts')
    const entry = () => entryOf(screen, 'Junk Seller')
    await screen.press((await screen.until(entry)).querySelector('summary') as HTMLElement)
    await screen.press('Archive', entry)
    await screen.until(() => expect(readText(entry().querySelector('.desk__lead'))).toBe('Lead: New'))
    expect((await leadOf(email)).waitingSince).toBeNull()
  })
})

test('From the list of enquiries it is said that somebody was answered elsewhere; a refusal loses nothing', async () => {
  const email = await ask('Bineta Ndour')
  const screen = await open('inquiries')
  const { press, until, fill, document, dialog } = screen
  const entry = () => entryOf(screen, 'Bineta Ndour')
  await press((await until(entry)).querySelector('summary') as HTMLElement)
  await press('Mark as answered: Bineta Ndour', entry)
  await fill(dialog().querySelector('textarea') as HTMLElement, 'By my own mail, with the plans.')
  screen.line.current = (url) => (url.endsWith('/answered') ? refuse('The house is being repaired.')() : null)
  await press('Mark as answered', dialog)
  await until(() => expect(screen.notice()?.text).toBe('The house is being repaired.'))
  screen.line.current = () => null
  await press('Mark as answered', dialog)
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull())
  await until(() => expect(readText(entry().querySelector('.desk__lead'))).toBe('Lead: Contacted'))
  const lead = await leadOf(email)
  expect(lead.waitingSince).toBeNull()
  const entries = await kais.db.select().from(activities).where(eq(activities.leadId, lead.id))
  expect(entries.filter(({ type }) => type === 'answered')).toMatchObject([
    { description: 'By my own mail, with the plans.' },
  ])
})

test('On the page of a lead the same button stands while they wait, and the timeline says what was done', async () => {
  const { id } = await leadOf(await ask('Mariama Sarr'))
  const screen = await open(`leads/${id}`)
  await screen.press('Mark as answered')
  await screen.press('Mark as answered', screen.dialog)
  await screen.until(() => screen.getByText('Answered outside the site'))
  await screen.until(() => expect(() => screen.find('Mark as answered')).toThrow())
})

describe('A card of the board', () => {
  test('says the home, the budget, the first words and the wait, and leads to a call, WhatsApp and an answer', async () => {
    const email = await ask('Khady Diallo', '+221 77 612 34 56')
    await kais.db.update(leads).set({ budget: '90 000 000 FCFA' }).where(eq(leads.email, email))
    const screen = await open('leads')
    const card = () => entryOf(screen, 'Khady Diallo', '.lead-card')
    await screen.until(card)
    const said = readText(card())
    for (const text of ['Villa of Khady Diallo', '90 000 000 FCFA', 'Is the garden as quiet', 'waiting less than'])
      expect(said).toContain(text)
    expect(screen.find('Call Khady Diallo', card()).getAttribute('href')).toBe('tel:+221776123456')
    expect(screen.find(/^WhatsApp Khady Diallo/, card()).getAttribute('href')).toBe('https://wa.me/221776123456')
    // It is taken hold of by its face; what is pressed lies beside it.
    expect(card().querySelector('.lead-card__face .lead-card__ways')).toBeNull()
    expect(screen.find('Drag Khady Diallo', card()).tagName).toBe('BUTTON')
    await screen.press('Reply: Khady Diallo', card)
    await screen.until(() => expect(readText(screen.dialog())).toContain('Is the garden as quiet as it looks?'))
  })

  test('without a number offers no call; a budget of a form is said in words', async () => {
    const lead = { firstName: 'Ousmane', lastName: 'Ba', email: someone(), source: 'phone' }
    const payload = { ...lead, interestedIn: 'relocation', budget: '1000000-2000000' }
    const made = await kais.app.inject({ method: 'POST', url: '/api/admin/leads', payload, headers })
    expect(made.statusCode, made.body).toBe(201)
    const screen = await open('leads')
    const card = () => entryOf(screen, 'Ousmane Ba', '.lead-card')
    await screen.until(card)
    expect(readText(card())).toContain('Relocation')
    expect(readText(card())).toContain('1 000 000-2 000 000 FCFA a month')
    expect([...card().querySelectorAll('.lead-card__ways > *')].map(readText)).toEqual(['Reply'])
  })
})

test('Board, list and overview say the same number of those who wait, and lead to them', async () => {
  await ask('Coumba Gueye')
  const all = (await kais.db.select().from(leads)).filter(({ waitingSince }) => waitingSince !== null).length
  const screen = await open('leads')
  const { press, until, document, dialog } = screen
  await press(`${all} waiting for an answer`)
  await until(() => expect(document.querySelectorAll('.lead-row')).toHaveLength(all))
  expect(screen.place.current).toBe('/admin/dashboard/leads?view=list&waiting=true&sort=waiting')

  await screen.go('/admin/dashboard')
  const told = () => readText(entryOf(screen, 'Who has waited longest', 'section'))
  await until(() => expect(told()).toMatch(new RegExp(`^Who has waited longest ?${all}`)))
  expect(readText(document.querySelector('.to-decide'))).toMatch(/\d+ open enquir/)

  await screen.go('/admin/dashboard/leads?view=list&waiting=true&sort=waiting')
  await press('Mark as answered: Coumba Gueye')
  await press('Mark as answered', dialog)
  await until(() => expect(document.querySelectorAll('.lead-row')).toHaveLength(all - 1))
  await until(() => screen.find(`${all - 1} waiting for an answer`))
})
