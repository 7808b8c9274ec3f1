import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { breakOff, type Line, openAtWork, refuse, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let headers: { cookie: string }

const Tab = () => <h2>Vehicles</h2>
const pages = { dashboard: () => <h2>Overview</h2>, 'dashboard/vehicles': Tab }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'admin')
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => kais.close())

async function typeIn({ getByLabelText, fill }: StaffScreen, password: string, username = 'awa') {
  await fill(getByLabelText('Username'), username)
  await fill(getByLabelText('Password'), password)
}

test('A visitor who opens the dashboard is sent to the sign-in', async () => {
  const screen = await openAtWork(kais, { pages, at: '/admin/dashboard' })
  await screen.until(() => screen.getByRole('heading', { level: 1, name: 'Admin sign-in' }))
  await screen.until(() => expect(screen.place.current).toBe('/admin/login'))
  expect(screen.queryByText('Overview')).toBeNull()
})

test('Signing in, looking around and signing out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await openAtWork(kais, { pages, at: '/admin/login' })
  const { until, press, getByRole, getByLabelText, getByText, line, place } = screen
  await until(() => expect(screen.find('Sign in').matches(':disabled')).toBe(false))
  await press('Sign in')
  await until(() => getByText('Username is required'))
  getByText('Password is required')

  await typeIn(screen, TEST_PASSWORD)
  const typeOf = () => (getByLabelText('Password') as HTMLInputElement).type
  expect(typeOf()).toBe('password')
  await press('Show password')
  expect(typeOf()).toBe('text')
  await press('Hide password')
  expect(typeOf()).toBe('password')

  await press('Sign in')
  await until(() => expect(screen.notice()?.title).toBe('Login successful. Redirecting to dashboard...'))
  const asked: string[] = []
  line.current = (url) => {
    asked.push(url)
    return null
  }
  await vi.advanceTimersByTimeAsync(999)
  expect([asked, place.current]).toEqual([[], '/admin/login'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked[0]).toBe('/api/admin/check')
  await until(() => expect(place.current).toBe('/admin/dashboard'))
  getByRole('heading', { level: 1, name: 'Admin Dashboard' })
  expect(localStorage.getItem('adminAuthenticated')).toBe('true')

  vi.useRealTimers()
  await press('Logout')
  await until(() => expect(place.current).toBe('/admin/login'))
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

/** The form as somebody filled it in, and its button pressed. */
async function tryToEnter(password: string, line?: Line): Promise<StaffScreen> {
  const screen = await openAtWork(kais, { pages, at: '/admin/login', ...(line && { line }) })
  await screen.until(() => expect(screen.find('Sign in').matches(':disabled')).toBe(false))
  await typeIn(screen, password)
  await screen.press('Sign in')
  return screen
}

const typedInto = ({ getByLabelText }: StaffScreen) =>
  ['Username', 'Password'].map((label) => (getByLabelText(label) as HTMLInputElement).value)

describe('A wrong password', () => {
  test('is refused with a sentence, and what was typed stays', async () => {
    const screen = await tryToEnter('not this one')
    const failure = { isFailure: true, title: 'Login Failed', text: 'Invalid credentials' }
    await screen.until(() => expect(screen.notice()).toEqual(failure))
    expect(typedInto(screen)).toEqual(['awa', 'not this one'])
  })
})

test('After the password a code of the app is asked for: one that was used is refused, the next one leads in', async () => {
  const own = await signInAs(kais, 'binta', 'agent')
  const post = async (path: string, payload: object) =>
    (await kais.app.inject({ method: 'POST', url: `/api/admin/account/${path}`, headers: own, payload })).json()
  const { secret } = await post('authenticator', { password: TEST_PASSWORD })
  const codeOf = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })
  const used = codeOf(0)
  expect((await post('authenticator/confirm', { code: used })).recoveryCodes).toHaveLength(10)

  const screen = await openAtWork(kais, { pages, at: '/admin/login' })
  const { until, press, fill, getByText, getByLabelText, document, place } = screen
  await until(() => expect(screen.find('Sign in').matches(':disabled')).toBe(false))
  await typeIn(screen, TEST_PASSWORD, 'binta')
  await press('Sign in')
  await until(() => expect(document.activeElement?.textContent).toBe('One more step'))
  await fill(getByLabelText('Code from your authenticator app'), used)
  await press('Sign in')
  await until(() => getByText(/^This code is not right/))
  await fill(getByLabelText('Code from your authenticator app'), codeOf(1))
  await press('Sign in')
  await until(() => expect(screen.notice()?.title).toBe('Login successful. Redirecting to dashboard...'))
  await until(() => expect(place.current).toBe('/admin/dashboard/today'))
})

test('At the sign-in a line that breaks is named as such, and what was typed stays', async () => {
  const screen = await tryToEnter(TEST_PASSWORD, (url) => (url === '/api/admin/login' ? breakOff() : null))
  const text = 'Network error: Failed to fetch. Please try again.'
  await screen.until(() => expect(screen.notice()).toEqual({ isFailure: true, title: 'Error', text }))
  expect([...typedInto(screen), screen.place.current]).toEqual(['awa', TEST_PASSWORD, '/admin/login'])
})

test.for([
  ['the house fails', refuse('Come back in a minute.')],
  ['the line does', breakOff],
] as const)('Whoever cannot be checked because %s is led to the sign-in', async ([, answer]) => {
  // They are signed in all the time: nothing but the check is wrong.
  const line: Line = (url) => (url === '/api/admin/check' ? answer() : null)
  const screen = await openAtWork(kais, { pages, at: '/admin/dashboard/vehicles', headers, line })
  await screen.until(() => expect(screen.find('Sign in').matches(':disabled')).toBe(false))
  await screen.until(() => expect(screen.place.current).toBe('/admin/login'))
  expect(screen.queryByText('Vehicles')).toBeNull()
})

test('A sign-out that does not get through is said, and the dashboard stays', async () => {
  const screen = await openAtWork(kais, { pages, at: '/admin/dashboard/vehicles', headers })
  await screen.until(() => screen.getByRole('heading', { level: 2, name: 'Vehicles' }))
  screen.line.current = (url) => (url === '/api/admin/logout' ? breakOff() : null)
  await screen.press('Logout')
  await screen.until(() =>
    expect(screen.notice()).toEqual({ isFailure: true, title: 'Error', text: 'Failed to logout' }),
  )
  expect(screen.place.current).toBe('/admin/dashboard/vehicles')
  screen.getByRole('heading', { level: 2, name: 'Vehicles' })
})
