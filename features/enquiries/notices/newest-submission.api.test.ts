import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactDraft, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { registerAwaiting, tellOfSubmission } from '../leads/register-submission.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { NewestSubmission } from './newest-submission.api.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

test('Of whom the house heard last: who has confirmed by the link, not who came in last', async () => {
  const headers = await signInAs(kais, 'moussa', 'agent')
  const newest = async () =>
    (await kais.app.inject({ url: '/api/admin/newest-submission', headers })).json<NewestSubmission>()
  expect(await newest()).toBeNull()

  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const person = { name: 'Awa Diop', email: someone(), phone: null, locale: 'en' as const }
  const [viewing] = await kais.db
    .insert(viewings)
    .values({ ...person, subject: 'Villa Teranga', startsAt: at(24), endsAt: at(25), adviserBusyUntil: at(25) })
    .returning({ id: viewings.id })
  const about = { interest: 'property', subject: 'Villa Teranga', message: null, budget: null }
  const booked = { ref: { viewingId: viewing?.id ?? 0 }, person, ...about }
  await kais.db.transaction((tx) => registerAwaiting(tx, booked))
  expect(await newest()).toBeNull()

  const payload = contactDraft({ name: 'Fatou Sow', email: someone(), phone: null })
  expect((await kais.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(201)
  expect(await newest()).toMatchObject({ name: 'Fatou Sow' })
  await kais.db.transaction((tx) => tellOfSubmission(tx, booked))
  expect(await newest()).toMatchObject({ name: 'Awa Diop', subject: 'Villa Teranga' })
})
