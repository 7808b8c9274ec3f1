import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import LeadsPage from '../../leads/staff/leads.page.tsx'

let kais: TestApp
let boss: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  await signInAs(kais, 'awa', 'agent')
  boss = await signInAs(kais, 'boss', 'admin')
})
afterAll(() => kais.close())

const pages = { 'dashboard/leads': LeadsPage }

test('An administrator says who gets new leads, in an order, and reads it in plain words', async () => {
  const screen = await openAtWork(kais, { headers: boss, pages, at: '/admin/dashboard/leads' })
  await screen.press('Assignment rules')
  await screen.until(() => expect(readText(screen.dialog())).toContain('There is no rule'))
  const said = () => [...screen.dialog().querySelectorAll('.rule__said')].map((each) => readText(each))
  const rule = (place: number) => screen.dialog().querySelectorAll<HTMLElement>('.rule')[place] as HTMLElement
  const tick = (place: number, name: string) => {
    const label = [...rule(place).querySelectorAll('label')].find((each) => readText(each) === name)
    label?.querySelector('input')?.click()
  }
  await screen.press('Add a rule', screen.dialog)
  await screen.until(() => expect(said()).toEqual(['Whoever writes goes to nobody yet.']))
  await screen.press('Save the rules', screen.dialog)
  await screen.until(() => expect(readText(rule(0))).toContain('Choose at least one person.'))
  tick(0, 'awa')
  await screen.press('Add a rule', screen.dialog)
  await screen.fill(rule(1).querySelectorAll('select')[1] as HTMLElement, 'fr')
  await screen.fill(rule(1).querySelectorAll('select')[2] as HTMLElement, 'Ngor')
  tick(1, 'awa')
  tick(1, 'boss')
  const french = 'Whoever writes about a home in Ngor, in French, goes to awa and boss in turn.'
  await screen.until(() => expect(said()).toEqual(['Whoever writes goes to awa.', french]))
  await screen.press(/^Up/, () => rule(1))
  await screen.until(() => expect(said()).toEqual([french, 'Whoever writes goes to awa.']))
  await screen.press('Save the rules', screen.dialog)
  await screen.until(() => expect(screen.notice()?.title).toBe('Rules saved'))
  const answer = await kais.app.inject({ url: '/api/admin/assignment-rules', headers: boss })
  expect(answer.json()).toMatchObject({
    rules: [
      { locale: 'fr', place: 'Ngor' },
      { locale: null, place: null },
    ],
  })

  // Somebody else is faster: nothing is overwritten, and theirs can be looked at.
  const payload = { rules: [] }
  await kais.app.inject({ method: 'PUT', url: '/api/admin/assignment-rules', headers: boss, payload })
  await screen.press(/^Remove/, () => rule(1))
  await screen.press('Save the rules', screen.dialog)
  await screen.until(() => expect(readText(screen.dialog())).toContain('Somebody else changed the rules'))
  await screen.press('Show theirs, drop mine', screen.dialog)
  await screen.until(() => expect(said()).toEqual([]))
})
