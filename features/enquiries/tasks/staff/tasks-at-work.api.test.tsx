import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { typedDate } from '#common/typed-dates.ts'
import { savedFilters } from '#platform/saved-filters/saved-filter.table.server.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { breakOff, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffLead } from '../../leads/lead.public.ts'
import LeadPage from '../../leads/staff/lead.page.tsx'
import type { StaffTask } from '../task.public.ts'
import { insertTask } from '../task.repository.server.ts'
import { tasks } from '../task.table.server.ts'
import { usualDays } from './task-form.ts'
import TasksPage from './tasks.page.tsx'

let kais: TestApp
let agent: { cookie: string }
let [me, colleague] = [0, 0]

const AT = '/admin/dashboard/tasks'
const pages = { 'dashboard/tasks': TasksPage, 'dashboard/leads/:id': LeadPage }
const open = (at = AT) => openAtWork(kais, { headers: agent, pages, at })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
  await signInAs(kais, 'boss', 'admin')
  const members = await call<{ id: number; name: string }[]>('GET', '/api/admin/staff-members')
  const idOf = (name: string) => members.find((member) => member.name === name)?.id ?? 0
  ;[me, colleague] = [idOf('awa'), idOf('boss')]
})
afterAll(() => kais.close())
beforeEach(() => kais.db.delete(tasks))

async function call<Answer>(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object): Promise<Answer> {
  const answer = await kais.app.inject({ method, url, headers: agent, ...(payload && { payload }) })
  return answer.json<Answer>()
}
const add = (title: string, days: number | null, more: object = {}) =>
  insertTask(kais.db, { title, dueAt: days === null ? null : inDays(days), assignedTo: me, ...more })
const stored = (open = true) => call<StaffTask[]>('GET', `/api/admin/tasks?open=${open}`)

const groups = ({ document }: StaffScreen) =>
  Object.fromEntries(
    [...document.querySelectorAll('.task-group')].map((group) => [
      readText(group.querySelector('h3')).replace(/ ?\d+$/, ''),
      [...group.querySelectorAll('.task__title')].map((title) => readText(title)),
    ]),
  )
/** What a field is called leads to it. */
function field(screen: StaffScreen, label: string): HTMLElement {
  const named = [...screen.dialog().querySelectorAll('label')].find((each) => readText(each).startsWith(label))
  const input = named && screen.dialog().querySelector<HTMLElement>(`[id="${named.htmlFor}"]`)
  if (!input) throw new Error(`No field is called ${label}.`)
  return input
}

describe('The way from the calendar', () => {
  test('opens a colleague’s task, which is not in one’s own list', async () => {
    const id = await add('A colleague’s', 3, { assignedTo: null })
    const screen = await open(`${AT}?edit=${id}`)
    await screen.until(() => expect((field(screen, 'What') as HTMLInputElement).value).toBe('A colleague’s'))
  })

  test('opens a new one with its day, its hour and its person', async () => {
    const screen = await open(`${AT}?add=&dueAt=2031-05-20T14:30:00.000Z&for=${me}`)
    await screen.until(() => expect((field(screen, 'Time') as HTMLInputElement).value).toBe('14:30'))
    expect((field(screen, 'Day') as HTMLInputElement).value).toContain('2031')
  })
})

describe('The tab', () => {
  test('shows one’s own and nobody’s by their days, overdue first and in red; everybody’s and what is done beside', async () => {
    await add('Long over', -3)
    await add('Today', 0)
    await add('Soon', 3)
    await add('Later', 30)
    await add('Some day', null)
    await add('Nobody’s', 1, { assignedTo: null })
    await add('A colleague’s', 2, { assignedTo: colleague })
    const screen = await open()
    await screen.until(() =>
      expect(groups(screen)).toEqual({
        Overdue: ['Long over'],
        Today: ['Today'],
        'The next seven days': ['Nobody’s', 'Soon'],
        Later: ['Later'],
        'No date': ['Some day'],
      }),
    )
    expect(screen.document.querySelector('[data-due=overdue]')?.textContent).toMatch(/^Overdue: /)
    await screen.press('Everybody’s')
    await screen.until(() =>
      expect(groups(screen)['The next seven days']).toEqual(['Nobody’s', 'A colleague’s', 'Soon']),
    )
    await screen.press('Done')
    await screen.until(() =>
      expect(readText(screen.document.querySelector('.tasks'))).toContain('Nothing has been done'),
    )
  })

  test('ticks off with one press, and takes a slip back', async () => {
    await add('Send the keys', 1)
    const screen = await open()
    await screen.press('Done: Send the keys')
    await screen.until(() => expect(screen.notice()?.title).toBe('Done: Send the keys'))
    expect(await stored(false)).toMatchObject([{ title: 'Send the keys', doneBy: { name: 'awa' } }])
    await screen.press('Undo')
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Send the keys']))
    expect(await stored()).toMatchObject([{ doneAt: null }])
  })

  test('ticks off with what came of it: in one press, or in own words', async () => {
    await add('Call the owner', 1, { kind: 'follow-up' })
    await add('Measure the room', 1)
    const screen = await open()
    await screen.press(/^Spoke to them/)
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Measure the room']))
    await screen.press(/^Done, with a note/)
    const words = await screen.until(() => screen.getByLabelText('What came of it'))
    await screen.fill(words, 'Four by five')
    await screen.press('Done', () => screen.document.querySelector('.task__outcome') as HTMLElement)
    await screen.until(() => expect(groups(screen)).toEqual({}))
    expect((await stored(false)).map(({ outcome }) => outcome).sort()).toEqual(['Four by five', 'Spoke to them'])
  })

  test('moves a task by a day with the arrow keys, and the focus goes from one to the next', async () => {
    await add('First', 1)
    await add('Second', 2)
    const screen = await open()
    const tick = (name: string) => screen.until(() => screen.find(`Done: ${name}`))
    ;(await tick('First')).focus()
    fireEvent.keyDown(await tick('First'), { key: 'ArrowDown' })
    expect(screen.document.activeElement).toBe(await tick('Second'))
    const before = (await stored()).find(({ title }) => title === 'Second')?.dueAt ?? ''
    fireEvent.keyDown(await tick('Second'), { key: 'ArrowRight' })
    await screen.until(() => expect(screen.notice()?.title).toMatch(/^Second: /))
    const after = (await stored()).find(({ title }) => title === 'Second')?.dueAt ?? ''
    expect(Date.parse(after) - Date.parse(before)).toBe(86_400_000)
  })

  test('moves nothing into the past', async () => {
    await add('Today', 0)
    const screen = await open()
    fireEvent.keyDown(await screen.until(() => screen.find('Done: Today')), { key: 'ArrowLeft' })
    await screen.until(() => expect(screen.notice()?.title).toBe('It cannot be due earlier than that.'))
  })

  test('says that somebody was faster, and shows how the task stands now', async () => {
    const id = await add('Order flowers', 1)
    const screen = await open()
    await screen.until(() => screen.find('Done: Order flowers'))
    await call('PATCH', `/api/admin/tasks/${id}`, { title: 'Order roses' })
    await screen.press('Done: Order flowers')
    await screen.until(() =>
      expect(screen.notice()).toMatchObject({ title: 'Changed in the meantime', isFailure: true }),
    )
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Order roses']))
  })

  test('adds one for somebody who is found by name, edits it, deletes it and brings it back', async () => {
    const name = `Ndeye ${Date.now()}`
    const lead = await call<StaffLead>('POST', '/api/admin/leads', {
      firstName: name,
      email: someone(),
      source: 'phone',
    })
    const screen = await open()
    await screen.press('Add a task')
    await screen.until(() => expect(field(screen, 'Owner').textContent).toContain('awa (you)'))
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(readText(screen.dialog())).toContain('Please fill this in.'))
    await screen.fill(field(screen, 'What is to be done'), 'Visit the office')
    await screen.press('Tomorrow', screen.dialog)
    await screen.fill(field(screen, 'Time'), 'noon')
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(readText(screen.dialog())).toContain('Please write the time as 14:30.'))
    await screen.fill(field(screen, 'Time'), '9h30')
    await screen.fill(field(screen, 'Lead'), name)
    await screen.press(new RegExp(`^${name}`), screen.dialog)
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Visit the office']))
    const [made] = await stored()
    expect(made).toMatchObject({
      ...{ lead: { id: lead.id }, hasHour: true, assignedTo: { id: me } },
      dueAt: `${usualDays(new Date()).tomorrow}T09:30:00.000Z`,
    })

    await screen.press(/^Edit/)
    expect(field(screen, 'Day').getAttribute('value')).toBe(typedDate(usualDays(new Date()).tomorrow))
    await screen.fill(field(screen, 'What is to be done'), 'Visit the house')
    await screen.fill(field(screen, 'Time'), '')
    await screen.press('Save', screen.dialog)
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Visit the house']))
    expect((await stored())[0]).toMatchObject({ hasHour: false, lead: { id: lead.id } })

    await screen.until(() => expect(screen.document.querySelector('dialog[open]')).toBeNull())
    await screen.press(/^Edit/)
    await screen.press('Delete the task', screen.dialog)
    await screen.until(() => expect(groups(screen)).toEqual({}))
    await screen.press('Undo')
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Visit the house']))
    expect((await stored())[0]).toMatchObject({ lead: { id: lead.id }, assignedTo: { id: me } })
  })

  test('keeps its filters under a name, opens them with one press, renames and deletes them', async () => {
    await kais.db.delete(savedFilters)
    await add('A callback', 1, { kind: 'callback' })
    await add('A task', 1)
    const screen = await open(`${AT}?view=all&kind=callback&colour=blue`)
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Callback: A callback']))
    await screen.press('Save these filters')
    await screen.fill(screen.getByLabelText('Name of these filters'), 'To call')
    await screen.press('Save')
    await screen.until(() => screen.find('To call'))
    await screen.go(AT)
    await screen.until(() => expect(groups(screen)['The next seven days']).toHaveLength(2))
    await screen.press('To call')
    // What the list does not know does no harm.
    await screen.until(() => expect(screen.place.current).toBe(`${AT}?colour=blue&kind=callback&view=all`))
    await screen.until(() => expect(groups(screen)['The next seven days']).toEqual(['Callback: A callback']))
    await screen.press(/^Rename/)
    await screen.fill(screen.getByLabelText('Name of these filters'), 'Callbacks')
    await screen.press('Rename')
    await screen.until(() => screen.find('Callbacks'))
    await screen.press(/^Delete \(Callbacks\)/)
    await screen.until(() => expect(() => screen.find('Callbacks')).toThrow())
    await screen.press('Undo')
    await screen.until(() => screen.find('Callbacks'))
  })
})

test('On a lead’s page several things are planned, ticked off, and told on the timeline', async () => {
  const lead = await call<StaffLead>('POST', '/api/admin/leads', {
    firstName: 'Fatou',
    email: someone(),
    source: 'phone',
  })
  const screen = await open(`/admin/dashboard/leads/${lead.id}`)
  const part = () => readText(screen.document.querySelector('[aria-labelledby=lead-tasks]'))
  const timeline = () => readText(screen.document.querySelector('[aria-labelledby=lead-timeline]'))
  await screen.until(() => expect(part()).toContain('Nothing is planned.'))
  await screen.press('Tomorrow')
  await screen.fill(field(screen, 'What is to be done'), 'Send the plans')
  await screen.press('Add the task', screen.dialog)
  await screen.until(() => expect(part()).toContain('Send the plans'))
  await screen.until(() => expect(screen.document.querySelector('dialog[open]')).toBeNull())
  await screen.press('Add a task')
  await screen.fill(field(screen, 'What is to be done'), 'Ask the notary')
  // What fails is said over the form, not on the page behind it, and goes once it works.
  screen.line.current = (url, { method }) => (method === 'POST' && url.includes('/tasks') ? breakOff() : null)
  await screen.press('Add the task', screen.dialog)
  await screen.until(() => expect(screen.notice()?.isFailure).toBe(true))
  expect(screen.dialog().querySelector('.toast--danger')).not.toBeNull()
  screen.line.current = () => null
  await screen.press('Add the task', screen.dialog)
  await screen.until(() => expect(part()).toMatch(/Send the plans.*Ask the notary/))
  await screen.until(() =>
    expect(timeline()).toMatch(/Planned, without a date.*Ask the notary.*Planned for .*Send the plans/),
  )
  await screen.press('Done: Send the plans')
  await screen.until(() => expect(part()).not.toContain('Send the plans'))
  await screen.until(() => expect(timeline()).toContain('Done: Send the plans'))
})
