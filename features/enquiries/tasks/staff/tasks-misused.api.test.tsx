import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { tasks } from '../task.table.server.ts'
import TasksPage from './tasks.page.tsx'

let kais: TestApp
let agent: { cookie: string }

const AT = '/admin/dashboard/tasks'
const open = (query: string) =>
  openAtWork(kais, { headers: agent, pages: { 'dashboard/tasks': TasksPage }, at: `${AT}?${query}` })

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())
beforeEach(() => kais.db.delete(tasks))

const field = (screen: StaffScreen, label: RegExp) =>
  screen.until(() => screen.getByLabelText(label) as HTMLInputElement)
const errors = (screen: StaffScreen) => [...screen.dialog().querySelectorAll('.err')].map(readText)

describe('Adding a task', () => {
  test('takes nothing from an address that says nonsense', async () => {
    const screen = await open('add=&dueAt=nonsense&for=999999999&assignedTo=zzz&due=zzz')
    expect((await field(screen, /^Day/)).value).toBe('')
    expect((await field(screen, /^Time/)).value).toBe('')
  })

  test('says at each field what is wrong with it, and keeps what was typed', async () => {
    const screen = await open('add')
    await screen.fill(await field(screen, /^What is to be done/), 'x'.repeat(3_000))
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(errors(screen)).toEqual(['This text is too long.']))
    await screen.fill(await field(screen, /^What is to be done/), 'Call')
    await screen.fill(await field(screen, /^Day/), '31/02/2031')
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(errors(screen)).toEqual(['Please write a day such as 31/12/2026.']))
    expect((await field(screen, /^Day/)).value).toBe('31/02/2031')
    await screen.fill(await field(screen, /^Day/), '')
    await screen.fill(await field(screen, /^Time/), '9h')
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(errors(screen)).toEqual(['Please fill this in.']))
    await screen.fill(await field(screen, /^Day/), '1/1/9999')
    await screen.press('Add the task', screen.dialog)
    await screen.until(() => expect(errors(screen)).toEqual(['Please write a day such as 31/12/2026.']))
    const day = await field(screen, /^Day/)
    await screen.until(() => expect(screen.document.activeElement).toBe(day))
  })

  test('twice in a breath adds one', async () => {
    const screen = await open('add')
    await screen.fill(await field(screen, /^What is to be done/), 'Call')
    const send = await screen.until(() => screen.find('Add the task', screen.dialog()))
    send.click()
    send.click()
    await screen.until(() => expect(screen.notice()?.title).toContain('added'))
    expect(await kais.db.$count(tasks)).toBe(1)
  })
})
