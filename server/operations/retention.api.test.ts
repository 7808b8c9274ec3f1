import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StoreAway } from '#common/object-store.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { SITE_PICTURES_KEY } from '#features/company/site-pictures.ts'
import type { StaffActivity } from '#features/enquiries/leads/lead.public.ts'
import { activities, leads } from '#features/enquiries/leads/lead.table.server.ts'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { templates } from '#features/templates/template.table.server.ts'
import { sessions } from '#platform/accounts/user.table.server.ts'
import type { PublicAuditEntry } from '#platform/content/audit.public.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import { storeFile } from '#platform/files/store-file.server.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import {
  articleDraft,
  contactDraft,
  investmentDraft,
  makePicture,
  makeProperty,
  makeStaff,
  pdf,
  someone,
  TEST_PASSWORD,
  uploadFile,
} from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { variantPath } from '#ui/picture-address.ts'
import type { UploadStores } from '../stores.ts'
import { clearOldData } from './retention.ts'

const DAY_MS = 86_400_000

let kais: TestApp
let admin: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  await makeStaff(kais, 'awa')
})
afterAll(() => kais.close())
// A look far ahead ends all sessions.
beforeEach(async () => {
  admin = await signIn()
})

async function signIn(): Promise<{ cookie: string }> {
  const payload = { username: 'awa', password: TEST_PASSWORD }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/login', payload })
  return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS)
const clear = (now: Date) => clearOldData(kais.db, { stores: kais.stores, now })

async function storedPictures(): Promise<string[]> {
  return (await kais.db.select().from(pictures)).map(({ path }) => path)
}

test('What is older than the settings say is cleared away, what is younger stays, and the audit trail tells how much', async () => {
  const now = daysAhead(0)
  const key = (name: string, days: number) => ({
    scope: 'test',
    key: name,
    requestHash: 'x',
    recordId: 1,
    createdAt: daysAhead(days),
  })
  await kais.db.insert(idempotencyKeys).values([key('old', -31), key('young', -29)])
  const message = { kind: 'test', locale: 'en', payload: {}, nextAttemptAt: daysAhead(400) } as const
  await kais.db.insert(outbox).values([
    { ...message, recipient: 'sent-long-ago', sentAt: daysAhead(-181) },
    { ...message, recipient: 'given-up-long-ago', failedAt: daysAhead(-181) },
    { ...message, recipient: 'sent', sentAt: daysAhead(-179) },
    { ...message, recipient: 'waits', createdAt: daysAhead(-300) },
  ])
  const entry = { action: 'update', entity: 'property', entityId: 1, label: 'Villa', before: { price: '1' } } as const
  const [old, young] = await kais.db
    .insert(auditEntries)
    .values([
      { ...entry, at: daysAhead(-731), attached: { inquiries: [] } },
      { ...entry, at: daysAhead(-729) },
    ])
    .returning()
  const [session] = await kais.db.select().from(sessions)
  await kais.db.insert(sessions).values({ userId: session?.userId ?? 0, tokenHash: 'over', expiresAt: daysAhead(-1) })

  const counts = await clear(now)
  expect(counts).toMatchObject({ removedKeys: 1, removedMail: 2, emptiedAudit: 1, removedSessions: 1 })
  expect((await kais.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['young'])
  expect((await kais.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(['sent', 'waits'])
  expect((await kais.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual([session?.tokenHash])
  const rows = await kais.db.select().from(auditEntries).where(eq(auditEntries.label, 'Villa'))
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(expect.arrayContaining([{ ...old, before: null, after: null, attached: null }, young]))

  const trail = await kais.app.inject({ url: '/api/admin/audit?entity=retention', headers: admin })
  expect(trail.json<PublicAuditEntry[]>()).toEqual([
    expect.objectContaining({
      actor: null,
      action: 'delete',
      at: now.toISOString(),
      after: counts,
      isRestorable: false,
    }),
  ])
})

test('A setting changes how long; one beyond its bounds is refused and changes nothing', async () => {
  const { values, updatedAt } = (await kais.app.inject({ url: '/api/admin/settings', headers: admin })).json()
  const save = (keptKeysDays: string) =>
    kais.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { ...admin, 'if-match': `"${updatedAt}"` },
      payload: { ...values, keptKeysDays },
    })
  for (const wrong of ['7', '366', '30.5', '-1', 'ten']) {
    const answer = await save(wrong)
    expect([wrong, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([wrong, 400, ['keptKeysDays']])
  }
  expect((await save('10')).statusCode).toBe(200)
  const key = { scope: 'test', key: 'eleven', requestHash: 'x', recordId: 1, createdAt: daysAhead(-11) }
  await kais.db.insert(idempotencyKeys).values(key)
  expect((await clear(daysAhead(0))).removedKeys).toBeGreaterThanOrEqual(1)
  expect((await kais.db.select().from(idempotencyKeys)).map((row) => row.key)).not.toContain('eleven')
})

test('The timeline of a lead stays readable when the record of its e-mails is gone', async () => {
  const email = someone()
  await kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email }) })
  const [lead] = await kais.db.select().from(leads).where(eq(leads.email, email))
  const [message] = await kais.db
    .insert(outbox)
    .values({ kind: 'lead-reply', locale: 'en', payload: {}, recipient: email, sentAt: daysAhead(0) })
    .returning()
  const reply = { leadId: lead?.id ?? 0, type: 'email', subject: 'Your question', description: 'It is free.' } as const
  await kais.db.insert(activities).values({ ...reply, outboxId: message?.id ?? null })
  await clear(daysAhead(181))
  admin = await signIn()
  const timeline = await kais.app.inject({ url: `/api/admin/leads/${lead?.id}/activities`, headers: admin })
  expect(timeline.statusCode).toBe(200)
  expect(timeline.json<StaffActivity[]>()).toContainEqual(
    expect.objectContaining({ subject: 'Your question', description: 'It is free.', delivery: null }),
  )
})

async function uploadedDocument(text: string): Promise<string> {
  const answer = await uploadFile(kais, { bytes: pdf(text), name: `${text}.pdf` }, admin)
  return answer.json<{ path: string }>().path
}

test('What anything shows is never removed, wherever its name stands; what nothing has shown for a month is, with its widths', async () => {
  const used = {
    ofHome: await makePicture(kais, '#a01010'),
    inText: await makePicture(kais, '#10a010'),
    ofSite: await makePicture(kais, '#1010a0'),
    ofTemplate: await makePicture(kais, '#a0a010'),
    ofDeleted: await makePicture(kais, '#10a0a0'),
  }
  const unused = await makePicture(kais, '#a010a0')
  expect(new Set([unused, ...Object.values(used)]).size).toBe(6)
  const [brochure, forgotten] = [await uploadedDocument('brochure'), await uploadedDocument('forgotten')]
  await makeProperty(kais, { images: [used.ofHome] })
  const project = investmentDraft({ brochures: [brochure] })
  await createInvestment(kais.system, investmentInputSchema.parse(project))
  const article = articleDraft({ content: `A house.\n\n![The well](${variantPath(used.inText, 320, 'avif')})` })
  await kais.db.insert(templates).values({ type: 'article', name: 'T', body: `See ${used.ofTemplate}` })
  await kais.db.insert(settings).values({ key: SITE_PICTURES_KEY, value: { hero: used.ofSite } })
  const wrote = await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers: admin, payload: article })
  expect(wrote.statusCode).toBe(201)
  const gone = await makeProperty(kais, { images: [used.ofDeleted] })
  const deleted = await kais.app.inject({ method: 'DELETE', url: `/api/properties/${gone}`, headers: admin })
  expect(deleted.statusCode).toBe(204)
  const nameOf = (path: string) => path.slice('/pictures/'.length)
  await kais.pictureStore.write(nameOf(variantPath(unused, 320, 'webp')), Buffer.from('small'))

  expect(await clear(daysAhead(0))).toMatchObject({ removedPictures: 0, removedFiles: 0 })
  expect(await clear(daysAhead(29))).toMatchObject({ removedPictures: 0, removedFiles: 0 })
  expect(await storedPictures()).toContain(unused)
  expect(await clear(daysAhead(31))).toMatchObject({ removedPictures: expect.any(Number), removedFiles: 1 })
  const left = await storedPictures()
  expect(left).toEqual(expect.arrayContaining(Object.values(used)))
  expect(left).not.toContain(unused)
  for (const path of [unused, variantPath(unused, 320, 'webp')])
    expect(await kais.pictureStore.has(nameOf(path))).toBe(false)
  for (const path of Object.values(used)) expect(await kais.pictureStore.has(nameOf(path))).toBe(true)
  expect((await kais.db.select().from(files)).map(({ path }) => path)).toEqual([brochure])
  expect(forgotten).not.toBe(brochure)

  admin = await signIn()
  // The deletion can be taken back as long as the trail holds it, and comes back with its picture.
  const back = await kais.app.inject({
    method: 'POST',
    url: `/api/admin/deleted/property/${gone}/restore`,
    headers: admin,
  })
  expect(back.statusCode).toBe(204)
  const lost = await makePicture(kais, '#808080')
  const never = await makeProperty(kais, { images: [lost] })
  await kais.app.inject({ method: 'DELETE', url: `/api/properties/${never}`, headers: admin })
  await clear(daysAhead(700))
  expect(await storedPictures()).toContain(lost)
  // From here on no deletion of today can be taken back.
  await clear(daysAhead(740))
  await clear(daysAhead(780))
  expect(await storedPictures()).not.toContain(lost)
  expect(await storedPictures()).toEqual(expect.arrayContaining(Object.values(used)))
})

test('One that is used again in between, or sent again, begins its time anew', async () => {
  const [shown, resent] = [await makePicture(kais, '#f0f0f0'), await makePicture(kais, '#303030')]
  await clear(daysAhead(0))
  const home = await makeProperty(kais, { images: [shown] })
  await clear(daysAhead(20))
  await makePicture(kais, '#303030')
  await kais.db.execute(`delete from properties where id = ${home}`)
  await clear(daysAhead(31))
  expect(await storedPictures()).toEqual(expect.arrayContaining([shown, resent]))
  await clear(daysAhead(62))
  const left = await storedPictures()
  expect(left).not.toContain(shown)
  expect(left).not.toContain(resent)
})

const LONG_AGO = daysAhead(-100)

test('One that content takes is in use at that moment, not only from the next look on', async () => {
  const [picture, document] = [await makePicture(kais, '#0f0f5f'), await uploadedDocument('taken')]
  await kais.db.update(pictures).set({ unusedSince: LONG_AGO }).where(eq(pictures.path, picture))
  await kais.db.update(files).set({ unusedSince: LONG_AGO }).where(eq(files.path, document))
  const project = investmentDraft({ images: [picture], brochures: [document] })
  await createInvestment(kais.system, investmentInputSchema.parse(project))
  const since = { picture: pictures.unusedSince, document: files.unusedSince }
  const [row] = await kais.db
    .select(since)
    .from(pictures)
    .innerJoin(files, eq(files.path, document))
    .where(eq(pictures.path, picture))
  expect(row).toEqual({ picture: null, document: null })
})

test('One that comes into use while the others are looked at stays', async () => {
  const [old, fresh] = [await makePicture(kais, '#123456'), await makePicture(kais, '#654321')]
  await clear(daysAhead(0))
  await kais.db.update(pictures).set({ unusedSince: LONG_AGO }).where(eq(pictures.path, old))
  await kais.db.update(pictures).set({ unusedSince: null }).where(eq(pictures.path, fresh))
  // Between the look and the removal `fresh` is marked: somebody saves a text just then.
  await kais.db.execute(`create function save_text() returns trigger language plpgsql as $$ begin
    insert into templates (type, name, body) values ('article', 'Just now', 'See ${old}'); return null; end $$`)
  await kais.db.execute(
    'create trigger save_text after update on pictures for each statement execute function save_text()',
  )
  await clear(daysAhead(0)).finally(() => kais.db.execute('drop function save_text cascade'))
  expect(await storedPictures()).toContain(old)
  expect(await kais.pictureStore.has(old.slice('/pictures/'.length))).toBe(true)
})

test('One whose bytes cannot be removed keeps no other from going, and goes the next day; a store that is away ends it until then', async () => {
  const paths = [await makePicture(kais, '#2468ac'), await makePicture(kais, '#ca8642')]
  const [stuck = '', other = ''] = paths
  const files = paths.map((path) => path.slice('/pictures/'.length))
  await kais.db.update(pictures).set({ unusedSince: LONG_AGO }).where(inArray(pictures.path, paths))
  const errors: unknown[] = []
  const away = new StoreAway('does not answer.')
  const clearWith = (trouble: Error, isTrouble: (name: string) => boolean) => {
    const remove = async (name: string) => {
      if (isTrouble(name)) throw trouble
      await kais.pictureStore.remove(name)
    }
    const list = () => {
      if (trouble === away) throw trouble
      return kais.stores.objects.list('share/')
    }
    const stores = {
      ...kais.stores,
      objects: { ...kais.stores.objects, list },
      pictureStore: { ...kais.pictureStore, remove },
    }
    return clearOldData(kais.db, { stores, onError: (error) => errors.push(error) })
  }
  expect(await clearWith(away, () => true)).toMatchObject({ removedPictures: 0 })
  // Of the pictures, and of those of shared links.
  expect(errors.splice(0)).toEqual([away, away])
  expect(await storedPictures()).toEqual(expect.arrayContaining(paths))

  const broken = Object.assign(new Error('the disk says no'), { code: 'EIO' })
  const ofStuck = stuck.slice('/pictures/'.length, -'.webp'.length)
  expect(await clearWith(broken, (name) => name.startsWith(ofStuck))).toMatchObject({ removedPictures: 1 })
  expect(errors).toEqual([broken])
  const left = await storedPictures()
  expect([left.includes(stuck), left.includes(other)]).toEqual([true, false])
  expect(await Promise.all(files.map(kais.pictureStore.has))).toEqual([true, false])

  expect(await clear(daysAhead(0))).toMatchObject({ removedPictures: 1 })
  expect(await storedPictures()).not.toContain(stuck)
  expect(await kais.pictureStore.has(files[0] ?? '')).toBe(false)
})

test('One that is sent again while it is removed is there afterwards, row and bytes', async () => {
  const sendPicture = () => makePicture(kais, '#abcdef')
  const sendFile = async () =>
    (await storeFile(kais.system, kais.fileStore, { name: 'again.pdf', bytes: pdf('again') })).path
  const [picture, file] = [await sendPicture(), await sendFile()]
  await kais.db.update(pictures).set({ unusedSince: LONG_AGO }).where(eq(pictures.path, picture))
  await kais.db.update(files).set({ unusedSince: LONG_AGO }).where(eq(files.path, file))
  const sending = new Map<() => Promise<string>, Promise<string>>()
  const meanwhile = async (send: () => Promise<string>) => {
    if (!sending.has(send)) sending.set(send, send())
    // It is through by now, or waits for us.
    await Promise.race([sending.get(send), sleep(1_000)])
  }
  const stores: UploadStores = {
    objects: kais.stores.objects,
    pictureStore: {
      ...kais.pictureStore,
      async remove(name) {
        if (picture.endsWith(name)) await meanwhile(sendPicture)
        await kais.pictureStore.remove(name)
      },
    },
    fileStore: {
      ...kais.fileStore,
      async remove(path) {
        if (path === file) await meanwhile(sendFile)
        await kais.fileStore.remove(path)
      },
    },
  }
  await clearOldData(kais.db, { stores })
  expect(await Promise.all(sending.values())).toEqual([picture, file])
  expect(await storedPictures()).toContain(picture)
  expect(await kais.pictureStore.has(picture.slice('/pictures/'.length))).toBe(true)
  expect((await kais.db.select().from(files)).map(({ path }) => path)).toContain(file)
  await access(join(kais.fileStore.folder, file.slice('/files/'.length)))
})
