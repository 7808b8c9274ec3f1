import { afterAll, beforeAll, expect, test } from 'vitest'
import { investmentDraft, makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicInvestment } from './investment.public.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return kais.app.inject({ method, url, headers: staff, ...(payload && { payload }) })
}

async function titles(headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url: '/api/investments', headers })
  return answer.json<PublicInvestment[]>().map(({ title }) => title)
}

test('A project goes from the form to the list, is changed, and leaves', async () => {
  const image = await makePicture(kais, '#444444')
  const created = await write(
    'POST',
    '/api/investments',
    investmentDraft({ isVefa: true, images: [image], completionDate: '2028-06-01' }),
  )
  expect(created.statusCode).toBe(201)
  const investment = created.json<PublicInvestment>()
  expect(investment).toMatchObject({
    title: 'Residence on the corniche',
    titleFr: 'Résidence sur la corniche',
    minInvestment: '25000000.00',
    expectedRoi: '8% to 10%',
    isVefa: true,
    pictures: [{ path: image }],
    projectStatus: 'available',
    completionDate: '2028-06-01',
  })
  expect(await titles()).toEqual(['Residence on the corniche'])
  expect((await kais.app.inject(`/api/investments/${investment.id}`)).json()).toEqual(investment)

  const deck = 'https://files.example/deck.pdf'
  const changed = await write(
    'PUT',
    `/api/investments/${investment.id}`,
    investmentDraft({ title: 'Renamed', investorDeckUrl: deck }),
  )
  expect(changed.json()).toMatchObject({ title: 'Renamed', investorDeckUrl: deck, isVefa: false })
  expect(await titles()).toEqual(['Renamed'])

  expect((await write('DELETE', `/api/investments/${investment.id}`)).statusCode).toBe(204)
  expect(await titles()).toEqual([])
  expect((await kais.app.inject(`/api/investments/${investment.id}`)).statusCode).toBe(404)
  expect((await write('DELETE', `/api/investments/${investment.id}`)).statusCode).toBe(404)
})

test('A project that is not active is there for staff only', async () => {
  const answer = await write('POST', '/api/investments', investmentDraft({ title: 'Sleeping', isActive: false }))
  const { id } = answer.json<PublicInvestment>()
  expect(await titles()).not.toContain('Sleeping')
  expect(await titles(staff)).toContain('Sleeping')
  expect((await kais.app.inject(`/api/investments/${id}`)).statusCode).toBe(404)
  expect((await kais.app.inject({ url: `/api/investments/${id}`, headers: staff })).statusCode).toBe(200)
})

test('A deck is a web address, a picture one of ours', async () => {
  const answer = await write('POST', '/api/investments', {
    ...investmentDraft(),
    investorDeckUrl: 'javascript:alert(1)',
    images: [`/pictures/${'0'.repeat(32)}.webp`],
    minInvestment: '0',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    fields: {
      investorDeckUrl: 'Please write a full address that starts with https://',
      minInvestment: 'Please write a price in FCFA, above zero, with digits only.',
    },
  })
  const unknown = await write(
    'POST',
    '/api/investments',
    investmentDraft({ images: [`/pictures/${'0'.repeat(32)}.webp`] }),
  )
  expect(unknown.json()).toMatchObject({ fields: { 'images.0': 'This picture was not uploaded here.' } })
})
