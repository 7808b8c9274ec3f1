import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, socialLinkDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicSocialLink } from './social-link.public.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

function write(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method, url, headers: { ...staff, ...headers }, ...(payload && { payload }) })
}

async function platforms(headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await kais.app.inject({ url: '/api/social-media', headers })
  return answer.json<PublicSocialLink[]>().map(({ platform }) => platform)
}

test('A link goes from the form to the list, is changed, and leaves', async () => {
  const created = await write('POST', '/api/social-media', socialLinkDraft())
  expect(created.statusCode).toBe(201)
  const link = created.json<PublicSocialLink>()
  expect(link).toMatchObject({
    ...socialLinkDraft(),
    isActive: true,
    displayOrder: 0,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect((await kais.app.inject('/api/social-media')).json()).toEqual([link])

  expect((await kais.app.inject({ url: `/api/social-media/${link.id}`, headers: staff })).json()).toEqual(link)
  expect((await kais.app.inject(`/api/social-media/${link.id}`)).statusCode).toBe(401)

  const url = 'https://instagram.example/kais.sn'
  expect((await write('PUT', `/api/social-media/${link.id}`, socialLinkDraft({ url }))).json()).toMatchObject({
    id: link.id,
    url,
  })

  expect((await write('DELETE', `/api/social-media/${link.id}`)).statusCode).toBe(204)
  expect(await platforms()).toEqual([])
  expect((await write('DELETE', `/api/social-media/${link.id}`)).statusCode).toBe(404)
  expect((await write('PUT', `/api/social-media/${link.id}`, socialLinkDraft())).statusCode).toBe(404)
})

test('Links come in the order that staff chose; one that is switched off is there for staff only', async () => {
  await write('POST', '/api/social-media', socialLinkDraft({ platform: 'YouTube', displayOrder: 2 }))
  await write('POST', '/api/social-media', socialLinkDraft({ platform: 'TikTok', displayOrder: 1, isActive: false }))
  await write('POST', '/api/social-media', socialLinkDraft({ platform: 'LinkedIn' }))
  expect(await platforms()).toEqual(['LinkedIn', 'YouTube'])
  expect(await platforms(staff)).toEqual(['LinkedIn', 'TikTok', 'YouTube'])
})

test('What will not do is said in the language of the caller', async () => {
  const broken = { url: 'javascript:alert(1)', displayOrder: -1 }
  const english = await write('POST', '/api/social-media', broken)
  expect(english.statusCode).toBe(400)
  expect(english.json<{ fields: object }>().fields).toEqual({
    platform: 'Platform is required',
    url: 'Valid URL is required',
    displayOrder: 'Please write a whole number, 0 or above, such as 3.',
  })
  const french = await write('POST', '/api/social-media', broken, { 'accept-language': 'fr' })
  expect(french.json<{ fields: object }>().fields).toEqual({
    platform: 'La plateforme est requise',
    url: 'Une adresse valide est requise',
    displayOrder: 'Merci d’écrire un nombre entier, 0 ou plus, par exemple 3.',
  })
})

test('The six networks of the house may be linked, and no other', async () => {
  for (const platform of ['LinkedIn', 'Instagram', 'Twitter', 'TikTok', 'Facebook', 'YouTube'] as const) {
    const answer = await write('POST', '/api/social-media', socialLinkDraft({ platform }))
    expect([platform, answer.statusCode]).toEqual([platform, 201])
    expect(answer.json()).toMatchObject({ platform })
  }
  const other = await write('POST', '/api/social-media', { ...socialLinkDraft(), platform: 'Pinterest' })
  expect(other.statusCode).toBe(400)
  expect(other.json()).toMatchObject({ fields: { platform: 'Platform is required' } })
})
