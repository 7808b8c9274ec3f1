import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import AccountPage from './account.page.tsx'
import StaffAccountsPage from './staff-accounts.page.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** Signed in with another browser. */
async function elsewhere(username: string, userAgent: string) {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'user-agent': userAgent },
    payload: { username, password: TEST_PASSWORD },
  })
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  const check = { url: '/api/admin/check', cookies }
  return { isIn: async () => (await kais.app.inject(check)).json().authenticated as boolean }
}

describe('Somebody signed in on three devices', () => {
  test('signs out of one, changes the password, and signs out everywhere', async () => {
    const headers = await signInAs(kais, 'ndeye', 'agent')
    const phone = await elsewhere(
      'ndeye',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    )
    const office = await elsewhere('ndeye', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Edg/140.0.0.0')
    const screen = await openAtWork(kais, { headers, pages: { account: AccountPage }, at: '/admin/account' })
    const { until, press, fill, document, getByLabelText, getByText, dialog, place } = screen
    const rows = () => [...document.querySelectorAll('.account-row')].map(readText)
    await until(() => expect(rows().filter((row) => row.includes('This device'))).toHaveLength(1))
    await press(/^Sign out Safari on iPhone/)
    await until(() => expect(rows().join()).not.toContain('Safari on iPhone'))
    expect(rows().join()).toContain('Edge on Windows')
    expect([await phone.isIn(), await office.isIn()]).toEqual([false, true])

    const change = async (fresh: string, again: string) => {
      await fill(getByLabelText('New password'), fresh)
      await fill(getByLabelText('New password again'), again)
      await press('Change the password')
    }
    await fill(getByLabelText('Current password'), TEST_PASSWORD)
    await change('too short', 'too shorter')
    await until(() => getByText('A password has at least 12 characters.'))
    await change(TEST_PASSWORD, `${TEST_PASSWORD}!`)
    await until(() => getByText('The two passwords are not the same.'))
    await change(TEST_PASSWORD, TEST_PASSWORD)
    await until(() => getByText('This is the password you already have.'))
    await change('a courtyard with a well', 'a courtyard with a well')
    await until(() => expect(screen.notice()?.text).toBe('Signed out on 1 other device.'))
    await until(() => expect(rows().join()).not.toContain('Edge on Windows'))
    expect(await office.isIn()).toBe(false)
    expect((getByLabelText('Current password') as HTMLInputElement).value).toBe('')

    await press('Sign out everywhere')
    await press('Sign out everywhere', dialog)
    await until(() => expect(place.current).toBe('/admin/login'))
  })
})

describe('An account that somebody else switched off meanwhile', () => {
  test('is not switched on again by a form that was open', async () => {
    const headers = await signInAs(kais, 'awa', 'admin')
    await makeStaff(kais, 'coumba', 'agent')
    const pages = { 'dashboard/staff': StaffAccountsPage }
    const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/staff?search=coumba' })
    const { until, press, fill, getByLabelText, dialog } = screen
    await press(/^Edit/)
    await fill(await until(() => getByLabelText(/^First name/)), 'Awa')
    const [{ id }] = (await kais.app.inject({ url: '/api/admin/staff?search=coumba', headers })).json()
    const url = `/api/admin/staff/${id}`
    const payload = { isActive: false }
    expect((await kais.app.inject({ method: 'PUT', url: `${url}/active`, payload, headers })).statusCode).toBe(200)
    await press('Save', dialog)
    await until(() => expect(readText(dialog().querySelector('h2'))).toBe('Changed in the meantime'))
    const stored = (await kais.app.inject({ url, headers })).json()
    expect([stored.isActive, stored.firstName]).toEqual([false, null])
  })
})
