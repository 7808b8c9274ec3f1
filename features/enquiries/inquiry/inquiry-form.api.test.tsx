import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { openLine } from '#tests/helpers/bad-line.ts'
import { investmentDraft, makeProperty, someone } from '#tests/helpers/factories.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { userInquiries } from './inquiry.table.server.ts'
import { InquiryForm } from './inquiry-form.tsx'

let kais: TestApp
let [first, second] = [0, 0]

beforeAll(async () => {
  kais = await startTestApp()
  first = await makeProperty(kais)
  second = await makeProperty(kais)
})
afterAll(() => kais.close())

const storedFrom = (email: string) => kais.db.select().from(userInquiries).where(eq(userInquiries.email, email))

const Of = (propertyId: number) => () => <InquiryForm subject={{ propertyId }} about={`Home ${propertyId}`} />

test('Two homes have two drafts, and what is sent is forgotten', async () => {
  openLine(kais.app)
  const email = someone()
  const at = await openForm(Of(first))
  const message = () => at.values(['message']).message
  await at.fill({ message: 'About the first' })
  await at.reload(Of(second))
  expect(message()).toBe('')
  await at.fill({ message: 'About the second' })
  await at.reload(Of(first))
  expect(message()).toBe('About the first')

  await at.fill({ name: 'Awa Diop', email })
  await at.press()
  expect(at.said).toBe('Message Sent!')
  expect(at.document.querySelector('.sent')?.textContent).toContain('your question about House of the baobab')
  await at.reload(Of(first))
  expect(message()).toBe('')
  await at.reload(Of(second))
  expect(message()).toBe('About the second')
  expect(await storedFrom(email)).toMatchObject([{ propertyId: first, message: 'About the first' }])
})

test('Because a home has left the site meanwhile, the form says that and keeps the text', async () => {
  openLine(kais.app)
  const at = await openForm(Of(2_000_000_000))
  await at.fill({ name: 'Awa Diop', email: 'awa@example.com', message: 'Too late?' })
  await at.press()
  expect(at.alert).toMatch(/^This is no longer on the site/)
  expect(at.toast).toEqual(['Error: Failed to send message. Please try again.'])
  expect(at.values(['message'])).toEqual({ message: 'Too late?' })
})

test('A question about a project is stored with the project’s name', async () => {
  openLine(kais.app)
  const investmentId = await createInvestment(
    kais.system,
    investmentInputSchema.parse(investmentDraft({ title: 'Four villas to let by the week, Ngaparou' })),
  )
  const email = someone()
  const Project = () => <InquiryForm subject={{ investmentId }} about="Four villas to let by the week, Ngaparou" />
  const at = await openForm(Project)
  await at.fill({ name: 'Aïssatou Diop', email, message: 'Who keeps the deposit?' })
  await at.press()
  expect(at.said).toBe('Message Sent!')
  expect(await storedFrom(email)).toMatchObject([
    { investmentId, propertyId: null, subject: expect.stringMatching(/^Four villas to let by the week, Ngaparou/) },
  ])
})
