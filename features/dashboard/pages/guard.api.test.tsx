import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import Guard from './guard.layout.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const at = { path: '/admin/dashboard' }

test('Until it is known who is there, and to somebody who is not signed in, the guard shows one sentence and no page', async () => {
  const checking = await openStaffScreen(kais, Guard, { ...at, heldBack: /^\/api\/admin\/check$/ })
  expect(readText(checking.querySelector('main'))).toBe('Verifying access...')
  const stranger = await openStaffScreen(kais, Guard, at)
  expect(readText(stranger.querySelector('main'))).toBe('Redirecting to login...')
  for (const screen of [checking, stranger]) expect(screen.querySelector('header, #main')).toBeNull()
})

test('Above every guarded page staff find the way to the website and the way out', async () => {
  const headers = await signInAs(kais, 'awa', 'agent')
  const top = (await openStaffScreen(kais, Guard, { ...at, headers })).querySelector('header')
  const link = [...(top?.querySelectorAll('a') ?? [])].find((each) => readText(each) === 'View Website')
  expect(link?.getAttribute('href')).toBe('/')
  expect([...(top?.querySelectorAll('button') ?? [])].map(readText)).toContain('Logout')
})
