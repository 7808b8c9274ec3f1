import { afterAll, beforeAll, expect, test } from 'vitest'
import { investmentDraft, signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readRecord } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import InvestmentsPage from './investments.page.tsx'

let kais: TestApp
let headers: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

test('The card of a project has its place, its minimum, its expected return, and whether it is VEFA or ready', async () => {
  for (const project of [
    { title: 'On paper', location: 'Ngor', minInvestment: '30000000', expectedRoi: '6% to 7%', isVefa: true },
    { title: 'Standing', location: 'Thiès', minInvestment: '45000000', expectedRoi: '9%', isVefa: false },
  ]) {
    const payload = investmentDraft(project)
    const answer = await kais.app.inject({ method: 'POST', url: '/api/investments', payload, headers })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const path = '/admin/dashboard/investments'
  const screen = await openStaffScreen(kais, InvestmentsPage, { headers, path })
  expect(readRecord(screen, 'On paper')).toMatchObject({
    facts: 'Ngor',
    amount: 'From 30 000 000 FCFA',
    text: 'Expected ROI: 6% to 7%',
    badges: expect.arrayContaining(['VEFA']),
  })
  expect(readRecord(screen, 'Standing')).toMatchObject({
    facts: 'Thiès',
    amount: 'From 45 000 000 FCFA',
    text: 'Expected ROI: 9%',
    badges: expect.arrayContaining(['Ready']),
  })
})
