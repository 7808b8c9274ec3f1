import { afterAll, beforeAll, expect, test } from 'vitest'
import { investmentDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicInvestment } from './investment.public.ts'
import { type InvestmentDraft, investmentInputSchema } from './investment.schema.ts'
import { createInvestment } from './write-investment.server.ts'

let kais: TestApp
let agent: { cookie: string }

const make = (changes: Partial<InvestmentDraft>) =>
  createInvestment(kais.system, investmentInputSchema.parse(investmentDraft(changes)))

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'agent', 'agent')
  await make({ title: 'Twelve flats', titleFr: 'Douze appartements', location: 'Médina', isVefa: true })
  await make({ title: 'Office floors', titleFr: 'Plateaux de bureaux', location: 'Diamniadio', isActive: false })
})
afterAll(() => kais.close())

async function titles(query: string, headers: Record<string, string> = agent): Promise<string[]> {
  const answer = await kais.app.inject({ url: `/api/investments?${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<PublicInvestment[]>().map(({ title }) => title)
}

test('Projects are searched in both languages and narrowed; visitors still see the active ones only', async () => {
  expect(await titles('search=medina')).toEqual(['Twelve flats'])
  expect(await titles('search=bureaux+plateaux')).toEqual(['Office floors'])
  expect(await titles('isVefa=true')).toEqual(['Twelve flats'])
  expect(await titles('isActive=false')).toEqual(['Office floors'])
  expect(await titles('isActive=false', {})).toEqual([])
  expect(await titles('search=bureaux', {})).toEqual([])
})
