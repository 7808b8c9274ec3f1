import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffMediaPartner } from './media-partner.public.ts'
import type { MediaPartnerDraft } from './media-partner.schema.ts'
import { listMediaPartners } from './read-media-partners.server.ts'

const URL = '/api/admin/media-partners'
let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'editor', 'editor')
  agent = await signInAs(kais, 'agent', 'agent')
})
afterAll(() => kais.close())

function partnerDraft(changes: Partial<MediaPartnerDraft> = {}): MediaPartnerDraft {
  return { name: 'Revue Rônier', contactEmail: 'redaction@ronier.example', ...changes }
}

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method, url, headers: { ...editor, ...headers }, ...(payload && { payload }) })
}

async function names(query = ''): Promise<string[]> {
  const answer = await kais.app.inject({ url: URL + query, headers: agent })
  return answer.json<StaffMediaPartner[]>().map(({ name }) => name)
}

test('A partner goes from the form to the list and to visitors, is changed, and leaves', async () => {
  const logo = await makePicture(kais, '#777777')
  const written = partnerDraft({
    logo,
    description: 'A review of gardens.',
    website: 'https://ronier.example',
    partnershipType: 'Podcast sponsorship',
  })
  const created = await write('POST', URL, written)
  expect(created.statusCode).toBe(201)
  const partner = created.json<StaffMediaPartner>()
  expect(partner).toMatchObject({
    ...written,
    picture: { path: logo },
    isActive: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect((await kais.app.inject({ url: URL, headers: agent })).json()).toEqual([partner])
  expect((await kais.app.inject({ url: `${URL}/${partner.id}`, headers: agent })).json()).toEqual(partner)

  const [seen] = await listMediaPartners(kais.system)
  expect(seen).toMatchObject({ id: partner.id, name: 'Revue Rônier', picture: { path: logo } })
  // Whom to write to is the house's own business.
  expect(seen).not.toHaveProperty('contactEmail')

  const draft = partnerDraft({ name: 'Rônier', isActive: false })
  expect((await write('PUT', `${URL}/${partner.id}`, draft)).json()).toMatchObject({ name: 'Rônier', picture: null })
  expect(await listMediaPartners(kais.system)).toEqual([])

  expect((await write('DELETE', `${URL}/${partner.id}`)).statusCode).toBe(204)
  expect(await names()).toEqual([])
  expect((await write('DELETE', `${URL}/${partner.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `${URL}/${partner.id}`, draft)).statusCode).toBe(404)
  expect((await kais.app.inject({ url: `${URL}/${partner.id}`, headers: agent })).statusCode).toBe(404)
})

test('A change that was begun on an older version overwrites nothing', async () => {
  const first = (await write('POST', URL, partnerDraft({ name: 'Sept Lattes' }))).json<StaffMediaPartner>()
  const url = `${URL}/${first.id}`
  const begun = { 'if-match': `"${first.updatedAt}"` }
  expect((await write('PUT', url, partnerDraft({ name: 'Huit Lattes' }), begun)).statusCode).toBe(200)
  const late = await write('PUT', url, partnerDraft({ name: 'Neuf Lattes' }), begun)
  expect(late.statusCode).toBe(412)
  expect(late.json()).toMatchObject({ code: 'stale_edit' })
  expect(await names()).toEqual(['Huit Lattes'])
  await write('DELETE', url)
})

test('The list is searched in both languages, narrowed by state, and read page by page', async () => {
  await write('POST', URL, partnerDraft({ descriptionFr: 'Une revue des jardins de la côte.' }))
  await write('POST', URL, { name: 'Radio Sable', website: 'https://radio.example', isActive: false })
  expect(await names()).toEqual(['Revue Rônier', 'Radio Sable'])
  expect(await names('?search=COTE')).toEqual(['Revue Rônier'])
  expect(await names('?search=ronier%20redaction')).toEqual(['Revue Rônier'])
  expect(await names('?search=radio.example')).toEqual(['Radio Sable'])
  expect(await names('?search=%25')).toEqual([])
  expect(await names('?search=%00')).toHaveLength(2)
  expect(await names('?isActive=true')).toEqual(['Revue Rônier'])
  expect(await names('?isActive=false')).toEqual(['Radio Sable'])

  const page = await kais.app.inject({ url: `${URL}?limit=1&search=r`, headers: agent })
  expect(page.headers['x-total-count']).toBe('2')
  expect(page.headers.link).toContain('search=r')
})

test('An address that is none and a logo that was never uploaded are refused, in the language of the caller', async () => {
  const broken = { name: ' ', website: 'ronier', contactEmail: 'redaction', logo: 'logo.svg' }
  const answer = await write('POST', URL, broken, { 'accept-language': 'fr' })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual([
    'contactEmail',
    'logo',
    'name',
    'website',
  ])
  const missing = `/pictures/${'0'.repeat(32)}.webp`
  expect((await write('POST', URL, partnerDraft({ logo: missing }))).json()).toMatchObject({
    fields: { logo: expect.any(String) },
  })
})

test('Agents read partners and change none; without an account there is nothing to read', async () => {
  expect((await write('POST', URL, partnerDraft(), agent)).statusCode).toBe(403)
  expect((await write('PUT', `${URL}/1`, partnerDraft(), agent)).statusCode).toBe(403)
  expect((await write('DELETE', `${URL}/1`, undefined, agent)).statusCode).toBe(403)
  expect((await kais.app.inject(URL)).statusCode).toBe(401)
  expect((await kais.app.inject(`${URL}/1`)).statusCode).toBe(401)
})
