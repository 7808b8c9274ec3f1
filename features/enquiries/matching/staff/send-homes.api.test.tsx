import { fireEvent } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import ReplyTemplatesPage from '#features/dashboard/pages/reply-templates.page.tsx'
import RssPage from '#features/dashboard/pages/rss.page.tsx'
import { templates } from '#features/templates/template.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { activities, leads, leadWishes } from '../../leads/lead.table.server.ts'
import LeadPage from '../../leads/staff/lead.page.tsx'

let kais: TestApp
let headers: { cookie: string }
let homes: number[] = []

beforeAll(async () => {
  // Nothing is sent; letters are ready to go.
  kais = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' },
  })
  headers = await signInAs(kais, 'sender', 'agent')
  const draft = { type: 'rent', kind: 'villa', location: 'Saly', price: '900000' } as const
  for (const title of ['Saly One', 'Saly Two', 'Saly Hidden'])
    homes = [
      ...homes,
      await makeProperty(kais, { ...draft, title, titleFr: null, isAvailable: title !== 'Saly Hidden' }),
    ]
  await kais.db.insert(templates).values({
    type: 'email',
    name: 'First answer',
    subject: 'Hello {{firstName}}',
    subjectFr: 'Bonjour {{firstName}}',
    body: 'Dear {{firstName}}, thank you.',
    bodyFr: 'Bonjour {{firstName}}, merci.',
  })
})
afterAll(() => kais.close())

const pages = {
  'dashboard/leads/:id': LeadPage,
  'edit-property/:id': EditPropertyPage,
  'dashboard/templates': ReplyTemplatesPage,
  'dashboard/rss': RssPage,
}
const open = (at: string) => openAtWork(kais, { headers, pages, at })

async function makeLead(values: Partial<typeof leads.$inferInsert> = {}): Promise<number> {
  const [row] = await kais.db
    .insert(leads)
    .values({ firstName: 'Fatou', email: someone(), locale: 'en', ...values })
    .returning({ id: leads.id })
  const leadId = row?.id ?? 0
  await kais.db.insert(leadWishes).values({ leadId, deal: 'rent', places: ['Saly'] })
  return leadId
}

const entriesOf = (id: number) => kais.db.select().from(activities).where(eq(activities.leadId, id))
/** By what it says: asking for roles takes long on a page as large as a lead's. */
const box = (screen: StaffScreen, name: string) =>
  screen.until(() => {
    const labels = [...screen.document.querySelectorAll('.match__tick')]
    return labels.find((label) => readText(label).endsWith(name))?.querySelector('input') ?? expect.fail(`no ${name}`)
  })
const control = (screen: StaffScreen, name: string) =>
  screen.dialog().querySelector<HTMLTextAreaElement>(`[name=${name}]`) as HTMLTextAreaElement

describe('On the page of a lead', () => {
  test('ticked homes, and one that was searched for, go out together with Ctrl+Enter, once, and are marked as sent', async () => {
    const id = await makeLead()
    const screen = await open(`/admin/dashboard/leads/${id}`)
    ;(await box(screen, 'Send Saly One')).click()
    const search = screen.getByLabelText('Send another home: number, title or place')
    await screen.fill(search, 'saly hidden')
    await screen.until(() => screen.getByText('Hidden or under offer: it cannot be sent.'))
    await screen.fill(search, `KN-${homes[1]}`)
    await screen.press(/^Add Saly Two/)
    await screen.press('Send 2 homes')
    await screen.until(() => expect(readText(screen.dialog())).toContain('2 homes for Fatou'))
    expect(control(screen, 'body-en').value).toContain('Dear Fatou,')
    await screen.fill(control(screen, 'body-en'), 'Look, {{agent}}')
    await screen.until(() =>
      expect(screen.find('Send by e-mail', screen.dialog()).getAttribute('aria-disabled')).not.toBe('true'),
    )
    const sendKeys = () => fireEvent.keyDown(control(screen, 'body-en'), { key: 'Enter', ctrlKey: true })
    sendKeys()
    await screen.until(() => expect(control(screen, 'body-en').getAttribute('aria-invalid')).toBe('true'))
    await screen.fill(control(screen, 'body-en'), 'Look at these two.')
    sendKeys()
    sendKeys()
    await screen.until(() => expect(screen.notice()?.title).toContain('The e-mail is on its way.'))
    expect(screen.document.querySelector('dialog[open]')).toBeNull()
    expect((await entriesOf(id)).filter(({ type }) => type === 'email')).toMatchObject([
      { subject: '2 homes for you', description: 'Look at these two.' },
    ])
    expect(await kais.db.$count(outbox, eq(outbox.kind, 'lead-reply'))).toBe(1)
    await screen.until(() =>
      expect(readTexts(screen.document.querySelectorAll('.match__marks')).join()).toContain('Sent on'),
    )
    await screen.until(() =>
      expect(readTexts(screen.document.querySelectorAll('.timeline__homes a'))).toEqual(['Saly One', 'Saly Two']),
    )
  })

  test('by WhatsApp the text opens with its links, and is noted only when they say that it was sent', async () => {
    const id = await makeLead({ email: null, phone: '+221 77 123 45 67' })
    const screen = await open(`/admin/dashboard/leads/${id}`)
    ;(await box(screen, 'Send Saly One')).click()
    await screen.press('Send 1 home')
    const link = await screen.until(() => screen.find(/^Open in WhatsApp/, screen.dialog()))
    const text = new URL((link as HTMLAnchorElement).href).searchParams.get('text')
    expect(text).toContain('Dear Fatou,')
    expect(text).toContain(`/property/${homes[0]}`)
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await screen.press(link)
    await screen.until(() => screen.getByText('Has it been sent in WhatsApp?'))
    expect(await entriesOf(id)).toEqual([])
    await screen.press('Yes, note it')
    await screen.until(() => expect(screen.notice()?.title).toBe('Noted on the timeline.'))
    expect(await entriesOf(id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'whatsapp', description: text })]),
    )
  })

  test('Ctrl + / inserts a template into the answer where it is being written', async () => {
    const id = await makeLead()
    const screen = await open(`/admin/dashboard/leads/${id}`)
    await screen.press(
      await screen.until(
        () => screen.document.querySelector<HTMLElement>('[aria-controls=lead-answer]') ?? expect.fail(),
      ),
    )
    const body = await screen.until(
      () => screen.document.querySelector<HTMLTextAreaElement>('.reply textarea') ?? expect.fail(),
    )
    const pick = async () => {
      await screen.until(() => {
        fireEvent.keyDown(body, { key: '/', ctrlKey: true })
        expect(screen.dialog().className).toBe('palette')
      })
      const field = screen.dialog().querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement
      await screen.fill(field, 'first')
      await screen.until(() => expect(readText(screen.dialog())).toContain('First answer'))
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    await pick()
    await screen.until(() => expect(body.value).toBe('Dear Fatou, thank you.'))
    await screen.fill(body, 'My words. ')
    body.setSelectionRange(10, 10)
    await pick()
    await screen.until(() => expect(body.value).toBe('My words. Dear Fatou, thank you.'))
  })
})

test('From a home its letter goes to each ticked lead; who gets none is named before and after', async () => {
  const [reached, silent] = [
    await makeLead({ firstName: 'Jane' }),
    await makeLead({ firstName: 'Silent', email: null }),
  ]
  const screen = await open(`/admin/edit-property/${homes[1]}`)
  ;(await box(screen, 'Send it to Jane')).click()
  ;(await box(screen, 'Send it to Silent')).click()
  await screen.press('Send to 2 leads')
  await screen.until(() => expect(readText(screen.dialog())).toContain('Silent: no e-mail address'))
  await screen.until(() =>
    expect(screen.find('Send 1 e-mail', screen.dialog()).getAttribute('aria-disabled')).not.toBe('true'),
  )
  await screen.press('Send 1 e-mail', () => screen.dialog())
  await screen.until(() => screen.getByText('1 e-mail is on its way.'))
  expect(readText(screen.dialog())).toContain('Silent: no e-mail address')
  expect(await entriesOf(reached)).toEqual(
    expect.arrayContaining([expect.objectContaining({ subject: 'A home for you' })]),
  )
  expect((await entriesOf(reached))[0]?.description).toContain('Dear Jane,')
  expect(await entriesOf(silent)).toEqual([])
  await screen.press('Done')
})

test('Of more leads than can be compared, the screen says whose wishes were', async () => {
  const place = 'Kolda'
  const home = await makeProperty(kais, { type: 'rent', kind: 'villa', location: place, price: '900000' })
  const many = Array.from({ length: 1_001 }, (_, n) => ({ firstName: `Lead ${n}` }))
  const made = await kais.db.insert(leads).values(many).returning({ leadId: leads.id })
  await kais.db.insert(leadWishes).values(made.map(({ leadId }) => ({ leadId, deal: 'rent', places: [place] })))
  const screen = await open(`/admin/edit-property/${home}`)
  const title = async () => readText(await screen.until(() => screen.getByText('Leads this home suits')))
  expect(await title()).toContain('the best 20 among the 1,000 whose wishes were saved last')
})

test('A template in a letter to several is signed with one’s name, not with the account’s', async () => {
  await kais.db.insert(templates).values({
    ...{
      type: 'email',
      name: 'Signed',
      subject: 'From {{agent}}',
      subjectFr: null,
      body: 'Yours, {{agent}}',
      bodyFr: null,
    },
  })
  await kais.db.update(users).set({ firstName: 'Awa', lastName: 'Ndiaye' }).where(eq(users.username, 'sender'))
  await makeLead({ firstName: 'Marie' })
  const screen = await open(`/admin/edit-property/${homes[1]}`)
  ;(await box(screen, 'Send it to Marie')).click()
  await screen.press('Send to 1 lead')
  await screen.until(() => screen.getByText('Signed'))
  const template = (await screen.until(() => screen.getByText('Signed'))).closest('select') as HTMLSelectElement
  await screen.fill(template, [...template.options].find(({ text }) => text === 'Signed')?.value ?? '')
  await screen.until(() => expect(control(screen, 'subject-en').value).toBe('From Awa Ndiaye'))
  expect(control(screen, 'body-en').value).toBe('Yours, Awa Ndiaye')
  await kais.db.delete(templates).where(eq(templates.name, 'Signed'))
})

test('Templates of answers stand under the desk with their places explained; with the content stands the way there', async () => {
  const screen = await open('/admin/dashboard/templates')
  const listed = () => readTexts(screen.document.querySelectorAll('.template h5'))
  await screen.until(() => expect(listed()).toEqual(['First answer']))
  expect(readTexts(screen.document.querySelectorAll('.template-names dt'))).toContain('{{firstName}}')
  await screen.go('/admin/dashboard/rss?part=templates')
  await screen.until(() => screen.getByText('No templates yet'))
  expect(listed()).toEqual([])
  await screen.press('Reply templates', () => screen.document.querySelector('.dashboard__in') as Element)
  await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard/templates'))
})
