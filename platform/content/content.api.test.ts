import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userInquiries } from '#features/enquiries/inquiry/inquiry.table.server.ts'
import {
  articleDraft,
  investmentDraft,
  makePicture,
  makeProperty,
  podcastDraft,
  propertyDraft,
  reviewDraft,
  signInAs,
  socialLinkDraft,
  vehicleDraft,
} from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicAuditEntry } from './audit.public.ts'

let kais: TestApp
let editor: { cookie: string }
let colleague: { cookie: string }
let admin: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'awa', 'editor')
  colleague = await signInAs(kais, 'moussa', 'editor')
  admin = await signInAs(kais, 'fatou', 'admin')
})
afterAll(() => kais.close())

interface Record {
  id: number
  updatedAt: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function call(method: Method, url: string, headers: object, payload?: object) {
  return kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
}

async function audit(query: string, headers = admin): Promise<PublicAuditEntry[]> {
  return (await call('GET', `/api/admin/audit?${query}`, headers)).json()
}

/** Each kind of content: where it is written, and two drafts of it that differ. */
const KINDS: [string, { url: string; remove?: string; draft: () => Promise<object>; change: object; field: string }][] =
  [
    [
      'property',
      {
        url: '/api/admin/properties',
        remove: '/api/properties',
        draft: () => propertyDraft(kais),
        change: { price: '99000000' },
        field: 'price',
      },
    ],
    [
      'vehicle',
      {
        url: '/api/vehicles',
        draft: async () => vehicleDraft(),
        change: { pricePerDay: '99000' },
        field: 'pricePerDay',
      },
    ],
    [
      'investment',
      {
        url: '/api/investments',
        draft: async () => investmentDraft(),
        change: { expectedRoi: '9%' },
        field: 'expectedRoi',
      },
    ],
    ['review', { url: '/api/reviews', draft: async () => reviewDraft(), change: { rating: 3 }, field: 'rating' }],
    [
      'social-link',
      {
        url: '/api/social-media',
        draft: async () => socialLinkDraft(),
        change: { displayOrder: 7 },
        field: 'displayOrder',
      },
    ],
    [
      'article',
      {
        url: '/api/admin/articles',
        draft: async () => articleDraft({ publishedAt: '2026-01-02T10:00:00Z' }),
        change: { author: 'Ndeye' },
        field: 'author',
      },
    ],
    [
      'podcast',
      { url: '/api/admin/podcasts', draft: async () => podcastDraft(), change: { season: 2 }, field: 'season' },
    ],
    [
      'media-partner',
      {
        url: '/api/admin/media-partners',
        draft: async () => ({ name: 'Radio Almadies', website: 'https://radio.example' }),
        change: { partnershipType: 'Radio' },
        field: 'partnershipType',
      },
    ],
    [
      'template',
      {
        url: '/api/admin/templates',
        draft: async () => ({
          type: 'email',
          name: 'First answer',
          subject: 'Your message',
          body: 'Thank you for it.',
        }),
        change: { name: 'Second answer' },
        field: 'name',
      },
    ],
    [
      'feed',
      {
        url: '/api/admin/feeds',
        draft: async () => ({
          title: 'Press',
          url: `https://press.example/${randomUUID()}.xml`,
          category: 'news',
          isActive: false,
        }),
        change: { category: 'market' },
        field: 'category',
      },
    ],
  ]

describe.for(KINDS)('A %s', ([entity, { url, remove = url, draft, change, field }]) => {
  test('leaves a trace of who made, changed and deleted it, and comes back whole under its own number', async () => {
    const first = await draft()
    const made = (await call('POST', url, editor, first)).json<Record>()
    const changed = await call('PUT', `${url}/${made.id}`, colleague, { ...first, ...change })
    expect(changed.statusCode).toBe(200)
    expect((await call('DELETE', `${remove}/${made.id}`, editor)).statusCode).toBe(204)

    const [deletion, update, creation] = await audit(`entity=${entity}&entityId=${made.id}`)
    expect(creation).toMatchObject({ action: 'create', actor: { name: 'awa' }, entityId: made.id, before: null })
    expect(update).toMatchObject({ action: 'update', actor: { name: 'moussa' } })
    expect(Object.keys(update?.after ?? {})).toEqual([field])
    expect(Object.keys(update?.before ?? {})).toEqual([field])
    expect(deletion).toMatchObject({ action: 'delete', actor: { name: 'awa' }, isRestorable: true, after: null })

    const restored = await call('POST', `/api/admin/deleted/${entity}/${made.id}/restore`, colleague)
    expect(restored.statusCode).toBe(204)
    const { before: had } = deletion ?? {}
    const [restoration] = await audit(`entity=${entity}&entityId=${made.id}&limit=1`)
    expect(restoration).toMatchObject({ action: 'restore', after: had })
    const again = await call('POST', `/api/admin/deleted/${entity}/${made.id}/restore`, colleague)
    expect(again.statusCode).toBe(404)
  })

  test('is not overwritten by who read an older version of it', async () => {
    const first = entity === 'article' ? articleDraft({ slug: 'two-writers' }) : await draft()
    const made = (await call('POST', url, editor, first)).json<Record>()
    const asRead = { 'if-match': `"${made.updatedAt}"` }
    const theirs = await call('PUT', `${url}/${made.id}`, { ...colleague, ...asRead }, { ...first, ...change })
    expect(theirs.statusCode).toBe(200)
    const mine = await call('PUT', `${url}/${made.id}`, { ...editor, ...asRead }, first)
    expect(mine.statusCode).toBe(412)
    expect(mine.json()).toEqual({
      code: 'stale_edit',
      message:
        'Somebody else changed this while you were writing. Nothing was overwritten: load it again and repeat your change.',
    })
    const newest = { 'if-match': `"${theirs.json<Record>().updatedAt}"` }
    expect((await call('PUT', `${url}/${made.id}`, { ...editor, ...newest }, first)).statusCode).toBe(200)
  })
})

test('Of two who save the same version at the same moment, one is told', async () => {
  const id = await makeProperty(kais)
  const { updatedAt } = (await call('GET', `/api/properties/${id}`, editor)).json<Record>()
  const payload = await propertyDraft(kais)
  const answers = await Promise.all(
    [editor, colleague, admin].map((who, index) =>
      call(
        'PUT',
        `/api/admin/properties/${id}`,
        { ...who, 'if-match': `"${updatedAt}"` },
        { ...payload, bedrooms: index + 4 },
      ),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412])
})

test('A home that comes back has its enquiries again, and is found by its words', async () => {
  const id = await makeProperty(kais, { title: 'Lighthouse of the Mamelles' })
  const inquiry = await call(
    'POST',
    '/api/inquiries',
    {},
    {
      propertyId: id,
      name: 'Awa Diop',
      email: 'awa@example.com',
      message: 'Is the lamp still there?',
    },
  )
  expect(inquiry.statusCode).toBe(201)
  await call('DELETE', `/api/properties/${id}`, editor)
  const loose = await kais.db.select().from(userInquiries).where(eq(userInquiries.propertyId, id))
  expect(loose).toEqual([])
  await call('POST', `/api/admin/deleted/property/${id}/restore`, editor)
  const [tied] = await kais.db.select().from(userInquiries).where(eq(userInquiries.propertyId, id))
  expect(tied?.message).toBe('Is the lamp still there?')
  const found = (await call('GET', '/api/properties?search=lighthouse', {})).json<Record[]>()
  expect(found.map((home) => home.id)).toEqual([id])
})

test('Of three who take a deletion back at once, one does, and the others are told that it is there', async () => {
  const id = await makeProperty(kais)
  await call('DELETE', `/api/properties/${id}`, editor)
  const restore = () => call('POST', `/api/admin/deleted/property/${id}/restore`, editor)
  const answers = await Promise.all([restore(), restore(), restore()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
})

test('Only the last deletion of a record is offered to be taken back', async () => {
  const id = await makeProperty(kais)
  await call('DELETE', `/api/properties/${id}`, editor)
  await call('POST', `/api/admin/deleted/property/${id}/restore`, editor)
  await call('DELETE', `/api/properties/${id}`, editor)
  const deletions = await audit(`entity=property&entityId=${id}&action=delete`)
  expect(deletions.map(({ isRestorable }) => isRestorable)).toEqual([true, false])
})

test('A version that cannot be read is refused rather than ignored', async () => {
  const id = await makeProperty(kais)
  for (const sent of ['W/"2026-01-01"', '2026-01-01', '""']) {
    const answer = await call(
      'PUT',
      `/api/admin/properties/${id}`,
      { ...editor, 'if-match': sent },
      await propertyDraft(kais),
    )
    expect(answer.statusCode).toBe(400)
  }
})

test('An article as long as its fields allow is taken, in both languages', async () => {
  const text = 'é'.repeat(99_000)
  const answer = await call(
    'POST',
    '/api/admin/articles',
    editor,
    articleDraft({ slug: 'long', content: text, contentFr: text }),
  )
  expect(answer.statusCode).toBe(201)
})

test('An article that comes back still answers at the addresses it had', async () => {
  const made = (await call('POST', '/api/admin/articles', editor, articleDraft({ slug: 'first-name' }))).json<Record>()
  await call('PUT', `/api/admin/articles/${made.id}`, editor, articleDraft({ slug: 'second-name' }))
  await call('DELETE', `/api/admin/articles/${made.id}`, editor)
  await call('POST', `/api/admin/deleted/article/${made.id}/restore`, editor)
  const [deletion] = await audit(`entity=article&entityId=${made.id}&action=delete`)
  expect(deletion?.isRestorable).toBe(false)
  await call('DELETE', `/api/admin/articles/${made.id}`, editor)
  // Its slug was taken meanwhile: it cannot come back as it was, and says why.
  await call('POST', '/api/admin/articles', editor, articleDraft({ slug: 'second-name' }))
  const refused = await call('POST', `/api/admin/deleted/article/${made.id}/restore`, editor)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'slug_taken', message: expect.stringContaining('“second-name”') })
})

describe('Publishing many homes at once', () => {
  test('shows and hides them, names those that are gone, and leaves a trace of each that changed', async () => {
    const [shown, hidden] = [await makeProperty(kais), await makeProperty(kais, { isAvailable: false })]
    const answer = await call('PATCH', '/api/admin/properties', editor, {
      ids: [shown, hidden, 999_999],
      isAvailable: false,
    })
    expect(answer.json()).toEqual({ changed: [shown], missing: [999_999] })
    expect((await call('GET', `/api/properties/${shown}`, {})).statusCode).toBe(404)
    const [entry] = await audit(`entity=property&entityId=${shown}&limit=1`)
    expect(entry).toMatchObject({ before: { isAvailable: true }, after: { isAvailable: false } })
  })

  test.for([
    { ids: [] },
    { ids: ['x'] },
    { ids: [true], isAvailable: true },
    { ids: ['7'], isAvailable: true },
    { ids: [1] },
    { ids: [1], isAvailable: 'no' },
  ])('refuses %o', async (payload) => {
    const answer = await call('PATCH', '/api/admin/properties', editor, payload)
    expect(answer.statusCode).toBe(400)
  })
})

describe('Who has a record open', () => {
  const open = (who: object, id: number, isLeaving = false) =>
    call('PUT', '/api/admin/presence', who, { entity: 'property', id, isLeaving })

  test('is told to the others, until they close it', async () => {
    const id = await makeProperty(kais)
    const { updatedAt } = (await call('GET', `/api/properties/${id}`, editor)).json<Record>()
    expect((await open(editor, id)).json()).toEqual({ others: [], version: updatedAt })
    expect((await open(colleague, id)).json()).toEqual({ others: ['awa'], version: updatedAt })
    expect((await open(editor, id)).json()).toMatchObject({ others: ['moussa'] })
    await open(colleague, id, true)
    expect((await open(editor, id)).json()).toMatchObject({ others: [] })
  })

  test('hears that it was deleted', async () => {
    const id = await makeProperty(kais)
    await call('DELETE', `/api/properties/${id}`, colleague)
    expect((await open(editor, id)).json()).toEqual({ others: [], version: null })
  })
})

describe('The audit trail', () => {
  test('shows an editor what happened to content, and nothing of accounts and enquiries', async () => {
    const asAdmin = await audit('limit=100')
    const asEditor = await audit('limit=100', editor)
    expect(new Set(asAdmin.map(({ entity }) => entity)).has('staff')).toBe(true)
    expect(asEditor.map(({ entity }) => entity)).not.toContain('staff')
    expect(await audit('entity=staff', editor)).toEqual([])
    const agent = await signInAs(kais, 'modou', 'agent')
    expect((await call('GET', '/api/admin/audit', agent)).statusCode).toBe(403)
  })

  test('pages, newest first', async () => {
    const first = await call('GET', '/api/admin/audit?limit=2', admin)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await call('GET', next, admin)
    const ids = [...first.json<Record[]>(), ...second.json<Record[]>()].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(new Set(ids).size).toBe(4)
  })

  test('holds no password and no secret, whatever was written', async () => {
    await makePicture(kais)
    const text = JSON.stringify(await audit('limit=100'))
    expect(/argon2|tokenHash|totpSecret|"password":/.test(text)).toBe(false)
  })
})
