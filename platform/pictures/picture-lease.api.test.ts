import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#common/errors.ts'
import { StoreAway } from '#common/object-store.ts'
import { SYSTEM } from '#common/permissions.ts'
import { connectDatabase, type Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readEnv } from '#server/env.ts'
import { type Stores, storesOf } from '#server/stores.ts'
import { makePicture } from '#tests/helpers/factories.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { createPictureDeriver, variantsOf } from './derive-pictures.server.ts'
import { pictures } from './picture.table.server.ts'
import { takeLease, wishDerived } from './picture-lease.repository.server.ts'
import { createPictureLeases } from './picture-lease.server.ts'
import type { PictureStore } from './picture-store.server.ts'

const { newDatabase, dropDatabases } = ownDatabases()
/** No server, which would take up pictures of its own accord. */
let kais: Stores & { db: Database; system: Context }
let end: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-leases-'))
  const { db, pool } = connectDatabase({ ...(await newDatabase('empty')), max: 8 })
  kais = { db, system: { db, actor: SYSTEM }, ...(await storesOf(readEnv({ DATA_DIR: folder }))) }
  end = async () => {
    await pool.end()
    await dropDatabases()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => end())

const HASTE = { leaseMs: 400, renewMs: 50, lookEveryMs: 50, waitMs: 10 }
const nameOf = (path: string) => path.slice('/pictures/'.length)

async function row(path: string) {
  const [found] = await kais.db.select().from(pictures).where(eq(pictures.path, path))
  if (!found) throw new Error(`${path} is not known.`)
  return found
}

/** One of several processes, and what it wrote. */
function startDeriver({ takesUp = false, write }: { takesUp?: boolean; write?: PictureStore['write'] } = {}) {
  const written: string[] = []
  const errors: unknown[] = []
  const store: PictureStore = {
    ...kais.pictureStore,
    async write(name, bytes) {
      await (write ?? kais.pictureStore.write)(name, bytes)
      written.push(name)
    },
  }
  const onError = (error: unknown) => errors.push(error)
  return { written, errors, ...createPictureDeriver({ db: kais.db, store, onError, takesUp, timing: HASTE }) }
}

test('What a process began and died over another takes up when the lease has run out, and calls it derived when all of it is kept', async () => {
  const path = await makePicture(kais, '#111')
  await wishDerived(kais.db, path)
  expect(await takeLease(kais.db, path, { by: randomUUID(), ms: 1_500 })).toBe(true)
  const { leaseUntil } = await row(path)
  const other = startDeriver({ takesUp: true })
  await expect.poll(async () => (await row(path)).derivedAt, { timeout: 20_000 }).not.toBeNull()
  await other.stop()
  const { derivedAt, deriveAfter, leaseBy } = await row(path)
  expect(derivedAt?.getTime()).toBeGreaterThan(leaseUntil?.getTime() ?? 0)
  expect([deriveAfter, leaseBy]).toEqual([null, null])
  const names = variantsOf({ path, width: 400 }).map(({ name }) => name)
  expect(other.written).toEqual(names)
  expect(await Promise.all(names.map(kais.pictureStore.has))).toEqual(names.map(() => true))
})

test('Several processes make each width of a picture once, whether it is asked for or made ahead', async () => {
  const path = await makePicture(kais, '#222')
  await wishDerived(kais.db, path)
  const derivers = [startDeriver(), startDeriver(), startDeriver()]
  const names = variantsOf({ path, width: 400 }).map(({ name }) => name)
  for (const { wake } of derivers) wake()
  const asked = names.flatMap((name) => derivers.map((deriver) => deriver.make(kais.db, name)))
  for (const bytes of await Promise.all(asked)) expect(bytes?.length).toBeGreaterThan(100)
  for (const { idle } of derivers) await idle()
  const others = derivers.flatMap(({ written }) => written)
  expect(new Set(others)).toEqual(new Set(names))
  // Within one process what is asked for does not wait for what is made ahead, and may be made beside it.
  const makers = new Map(names.map((name) => [name, derivers.filter(({ written }) => written.includes(name)).length]))
  expect([...makers.values()]).toEqual(names.map(() => 1))
})

test('A lease lasts for as long as the work, and what is made meanwhile is what another was asked for', async () => {
  const path = await makePicture(kais, '#333')
  const [variant] = variantsOf({ path, width: 400 })
  const name = variant?.name ?? ''
  const working = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const held = createPictureLeases(kais.db, HASTE).hold(path, async () => {
    begun.resolve()
    await working.promise
  })
  await begun.promise
  const first = (await row(path)).leaseUntil?.getTime() ?? 0
  const other = startDeriver({ takesUp: true })
  const asked = other.make(kais.db, name)
  await expect.poll(async () => (await row(path)).leaseUntil?.getTime()).toBeGreaterThan(first + HASTE.leaseMs)
  expect(other.written).toEqual([])
  await kais.pictureStore.write(name, Buffer.from('made elsewhere'))
  expect(String(await asked)).toBe('made elsewhere')
  working.resolve()
  expect(await held).toEqual({ result: undefined })
  expect((await row(path)).leaseBy).toBeNull()
  await other.stop()
})

test('A picture is not called derived while one of its widths cannot be kept; it is tried again later', async () => {
  const path = await makePicture(kais, '#444')
  await wishDerived(kais.db, path)
  const last = variantsOf({ path, width: 400 }).at(-1)?.name
  let isAway = true
  const deriver = startDeriver({
    async write(name, bytes) {
      if (isAway && name === last) throw new StoreAway('is away.')
      await kais.pictureStore.write(name, bytes)
    },
  })
  deriver.wake()
  await deriver.idle()
  expect(deriver.errors).toHaveLength(1)
  expect(await row(path)).toMatchObject({ derivedAt: null, leaseBy: null })
  expect((await row(path)).deriveAfter?.getTime()).toBeGreaterThan(Date.now())
  isAway = false
  await kais.db
    .update(pictures)
    .set({ deriveAfter: new Date(0) })
    .where(eq(pictures.path, path))
  deriver.wake()
  await deriver.idle()
  expect(await row(path)).toMatchObject({ derivedAt: expect.any(Date), deriveAfter: null })
})

test('One that came too slowly is tried again later, ahead and when it is asked for: nothing is wrong with it', async () => {
  const path = await makePicture(kais, '#777')
  await wishDerived(kais.db, path)
  const name = variantsOf({ path, width: 400 })[0]?.name ?? ''
  let isSlow = true
  const deriver = startDeriver({
    async write(one, bytes) {
      if (isSlow) throw new AppError('unavailable')
      await kais.pictureStore.write(one, bytes)
    },
  })
  deriver.wake()
  await deriver.idle()
  expect((await row(path)).deriveAfter?.getTime()).toBeGreaterThan(Date.now())
  expect(await deriver.make(kais.db, name)).toBeNull()
  isSlow = false
  expect((await deriver.make(kais.db, name))?.length).toBeGreaterThan(100)
})

test('One that cannot be read is left to whoever asks for it, and keeps no other waiting', async () => {
  const damaged = await makePicture(kais, '#555')
  const whole = await makePicture(kais, '#666')
  await kais.pictureStore.write(nameOf(damaged), Buffer.from('not a picture any more'))
  for (const path of [damaged, whole]) await wishDerived(kais.db, path)
  const deriver = startDeriver()
  deriver.wake()
  await deriver.idle()
  expect(await row(damaged)).toMatchObject({ derivedAt: null, deriveAfter: null, leaseBy: null })
  expect(await row(whole)).toMatchObject({ derivedAt: expect.any(Date), deriveAfter: null })
})
