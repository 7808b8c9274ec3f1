import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobs } from '#platform/jobs/job.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { sayDuration } from './duration.ts'
import JobsPage from './jobs.page.tsx'
import { jobMessages } from './messages.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
  await vi.waitFor(async () => expect(await kais.db.$count(jobs)).toBeGreaterThan(10))
  await kais.app.jobs.stop()
})
afterAll(() => kais.close())

test('Administrators see what each job does, how it goes and why it fails, and may have one run now', async () => {
  const failing = { failures: 4, failingSince: new Date(), problem: 'network', problemCode: 'ENOTFOUND' } as const
  await kais.db.update(jobs).set(failing).where(eq(jobs.name, 'feeds'))
  const headers = await signInAs(kais, 'awa', 'admin')
  const document = await openStaffScreen(kais, JobsPage, { headers, path: '/admin/dashboard/jobs' })
  const entry = (title: string) =>
    [...document.querySelectorAll('li.job')].find((one) => one.querySelector('h3')?.textContent === title)
  expect(entry('Feeds')?.textContent).toContain(
    'It failed 4 times in a row. Another server could not be reached. ENOTFOUND',
  )
  expect(entry('Publishing')?.querySelector('button')).toBeNull()
  expect(entry('Clearing')?.querySelector('button')?.textContent).toBe('Run now Clearing')
})

test.each([
  [300, '0.3 s'],
  [12_400, '12 s'],
  [240_000, '4 min'],
  [5_400_000, '1.5 h'],
])('A job that took %i ms took %s', (ms, words) => {
  expect(sayDuration(ms, jobMessages.en, 'en')).toBe(words)
})
