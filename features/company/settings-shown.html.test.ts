import { afterAll, expect, test } from 'vitest'
import { STAFF } from '#tests/helpers/prepared-house.ts'
import { openSite, textOf, Visitor } from '#tests/helpers/site.ts'
import type { StaffSettings } from './setting.public.ts'

/** A house of its own: what is said of the company stands on every page, which other files read. */
const app = await openSite('demo', { WHATSAPP_NUMBER: '+221 77 111 22 33' })
const visitor = new Visitor(app)
afterAll(() => app.close())

async function save(changes: Partial<StaffSettings['values']>) {
  const signIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
  const url = '/api/admin/settings'
  const { values, updatedAt } = (await app.inject({ url, cookies })).json<StaffSettings>()
  const answer = await app.inject({
    method: 'PUT',
    url,
    cookies,
    headers: { 'if-match': `"${updatedAt}"` },
    payload: { ...values, ...changes },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('The chat number and the trade register number are the environment’s until staff say otherwise, and then theirs', async () => {
  const chat = async (path: string) => {
    const link = (await visitor.open(path)).find('aside .chat')
    return [link.getAttribute('href'), link.getAttribute('target')]
  }
  const terms = async (path: string) => textOf((await visitor.open(path)).find('main'))
  expect(await chat('/terms-of-service')).toEqual(['https://wa.me/221771112233', '_blank'])
  expect(await terms('/terms-of-service')).not.toContain('SN-DKR-2031-B-1')

  await save({ whatsappNumber: '+221 77 999 88 77', registrationNumber: 'SN-DKR-2031-B-1' })
  expect(await chat('/terms-of-service')).toEqual(['https://wa.me/221779998877', '_blank'])
  for (const path of ['/terms-of-service', '/fr/terms-of-service'])
    expect(await terms(path)).toContain('SN-DKR-2031-B-1')
})

test('How soon we answer is promised by the hour only with opening hours, which then stand beside it', async () => {
  const said = async (path: string) => textOf((await visitor.open(path)).find('.bell__else p'))
  expect(await said('/kais-experience')).toBe('We aim to answer within one working day.')
  const day = '09:00-18:00'
  await save({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day })
  expect(await said('/kais-experience')).toBe(
    'We aim to answer within the hour during opening hours, and on the next working morning otherwise. Opening hours, Dakar time: Monday to Friday, 09:00 to 18:00.',
  )
  expect(await said('/fr/kais-experience')).toContain('lundi à vendredi, 9 h à 18 h')
})
