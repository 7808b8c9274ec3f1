import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredFile } from '#platform/files/file-types.ts'
import { investmentDraft, makePicture, pdf, signInAs, uploadFile } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicInvestment } from './investment.public.ts'
import { investmentInputSchema } from './investment.schema.ts'
import { listOtherInvestments, readOpenProjects } from './read-investments.server.ts'
import { createInvestment } from './write-investment.server.ts'

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
    investmentDraft({
      isVefa: true,
      images: [image],
      completionDate: '2028-06-01',
      expectedReturn: '2 million francs a year',
    }),
  )
  expect(created.statusCode).toBe(201)
  const investment = created.json<PublicInvestment>()
  expect(investment).toMatchObject({
    title: 'Residence on the corniche',
    titleFr: 'Résidence sur la corniche',
    description: 'Twenty-four flats facing the sea.',
    location: 'Dakar',
    minInvestment: '25000000.00',
    expectedRoi: '8% to 10%',
    expectedReturn: '2 million francs a year',
    isVefa: true,
    pictures: [{ path: image }],
    projectStatus: 'available',
    completionDate: '2028-06-01',
    isActive: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
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
      investorDeckUrl: 'Please upload the file here, or write a full address that starts with https://',
      minInvestment: 'Please write a price in FCFA, above zero and in digits, such as 1 500 000.',
    },
  })
  const unknown = await write(
    'POST',
    '/api/investments',
    investmentDraft({ images: [`/pictures/${'0'.repeat(32)}.webp`] }),
  )
  expect(unknown.json()).toMatchObject({ fields: { 'images.0': 'This picture was not uploaded here.' } })
})

test('Plans, brochures and the deck are uploaded here or lie elsewhere; a refusal names the one that is neither', async () => {
  const deck = (await uploadFile(kais, { bytes: pdf('deck'), name: 'Deck.pdf' }, staff)).json<StoredFile>()
  const plan = await makePicture(kais, '#cccccc')
  const answer = await write(
    'POST',
    '/api/investments',
    investmentDraft({
      investorDeckUrl: deck.path,
      plans: [plan, 'https://plans.example/floor.pdf'],
      brochures: [deck.path],
    }),
  )
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ planPictures: [{ path: plan }], investorDeckUrl: deck.path })
  expect(answer.json<PublicInvestment>().files[0]).toMatchObject({ path: deck.path, name: 'Deck.pdf' })

  const nowhere = `/files/${'0'.repeat(32)}/plan.pdf`
  const refused = await write('POST', '/api/investments', investmentDraft({ plans: [plan, nowhere] }))
  expect(refused.json()).toMatchObject({ fields: { 'plans.1': expect.stringContaining('upload the file here') } })
  const unknownDrawing = `/pictures/${'0'.repeat(32)}.webp`
  const drawing = await write('POST', '/api/investments', investmentDraft({ plans: [nowhere, unknownDrawing] }))
  expect(drawing.json()).toMatchObject({ fields: { 'plans.1': 'This picture was not uploaded here.' } })
})

test('Stages add up to the whole price or are not given; progress stays between nothing and done', async () => {
  const stage = (percent: number) => ({ title: 'Foundations', titleFr: 'Fondations', percent, dueDate: '2027-06-30' })
  const whole = await write('POST', '/api/investments', investmentDraft({ stagePayments: [stage(40), stage(60)] }))
  expect(whole.json()).toMatchObject({ stagePayments: [stage(40), stage(60)], progress: null })
  const half = await write('POST', '/api/investments', investmentDraft({ stagePayments: [stage(40)] }))
  expect(half.json()).toMatchObject({ fields: { stagePayments: 'The stages must add up to 100%.' } })
  for (const progress of [-1, 101, 33.3]) {
    const answer = await write('POST', '/api/investments', investmentDraft({ progress }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('progress')
  }
})

test('For visitors what is taken comes after all that is open, and no longer counts; staff see the newest first', async () => {
  const { count } = await readOpenProjects(kais.system)
  await write('POST', '/api/investments', investmentDraft({ title: 'Open, old', expectedRoi: '2.5–3% a year' }))
  await write(
    'POST',
    '/api/investments',
    investmentDraft({ title: 'Taken, new', projectStatus: 'funded', expectedRoi: '90%' }),
  )
  const order = (list: string[]) => list.filter((title) => /, (old|new)$/.test(title))
  expect(order(await titles())).toEqual(['Open, old', 'Taken, new'])
  expect((await titles()).at(-1)).toBe('Taken, new')
  expect(order(await titles(staff))).toEqual(['Taken, new', 'Open, old'])
  const open = await readOpenProjects(kais.system)
  expect(open.count).toBe(count + 1)
  expect(open.targets).toMatchObject({ lowest: 2.5 })
  expect(open.targets?.highest).toBeLessThan(90)
  const [other] = await listOtherInvestments(kais.system, 0, 1)
  expect(other?.title).not.toBe('Taken, new')
})

test('What staff add is no demonstration, and what is one stops being it when they say so', async () => {
  const own = (await write('POST', '/api/investments', investmentDraft())).json<PublicInvestment>()
  expect(own.isDemo).toBe(false)
  const sample = await createInvestment(
    kais.system,
    investmentInputSchema.parse({ ...investmentDraft(), isDemo: true }),
  )
  const shown = async () => (await kais.app.inject(`/api/investments/${sample}`)).json<PublicInvestment>().isDemo
  expect(await shown()).toBe(true)
  await write('PUT', `/api/investments/${sample}`, investmentDraft({ title: 'Still a sample', isDemo: true }))
  expect(await shown()).toBe(true)
  await write('PUT', `/api/investments/${sample}`, investmentDraft({ title: 'Built by now', isDemo: false }))
  expect(await shown()).toBe(false)
})
