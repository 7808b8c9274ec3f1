import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ObjectStore, storeBelow } from '#common/object-store.ts'
import { fetchBackup, lastBackup } from '#db/backup/backup-folder.server.ts'
import { openBackup } from '#db/backup/read-backup.server.ts'
import { restoreBackup } from '#db/backup/restore-backup.server.ts'
import { writeBackup } from '#db/backup/write-backup.server.ts'
import { getProperty } from '#features/nest/get-property.server.ts'
import { propertyCover } from '#features/nest/property-cover.ts'
import { files } from '#platform/files/file.table.server.ts'
import type { StoredFile } from '#platform/files/file-types.ts'
import { variantsOf } from '#platform/pictures/derive-pictures.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { removeOldSharePictures } from '#platform/share/share-pictures.server.ts'
import { jpeg, makePicture, makeProperty, pdf, recording, signInAs, uploadFile } from '#tests/helpers/factories.ts'
import { type Mischief, type ObjectServer, startObjectServer } from '#tests/helpers/object-server.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { sharePath } from '#ui/page/cover.ts'
import { variantPath } from '#ui/picture-address.ts'
import { readEnv } from './env.ts'
import { compareObjects, copyObjects, PLACES } from './operations/copy-objects.ts'
import { listStoredPlaces } from './operations/stored-places.ts'
import { openBackupFolder, openBucket, openFolder, storesOf } from './stores.ts'

const { newDatabase, dropDatabases } = ownDatabases()
let server: ObjectServer
let first: TestApp
let second: TestApp
let staff: { cookie: string }
const drawn: string[] = []

beforeAll(async () => {
  server = await startObjectServer()
  const logStream = { write: (line: string) => line.includes('share picture drawn') && drawn.push(line) }
  first = await startTestApp({ env: { ...server.env, LOG_LEVEL: 'info' }, logStream })
  second = await startTestApp({ env: { ...server.env, LOG_LEVEL: 'info' }, logStream, beside: first })
  staff = await signInAs(first, 'photographer', 'editor')
})
afterEach(() => server.behave())
afterAll(async () => {
  await dropDatabases()
  await second.close()
  await first.close()
  await server.close()
})

async function uploadPicture(house: TestApp, colour: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg(colour))], { type: 'image/jpeg' }), 'photo.jpg')
  const request = new Request('http://kais', { method: 'POST', body: form })
  return house.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...staff, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** So many answers with that content are of that kind. */
function lieAbout(mischief: Mischief, part: string, times = Number.POSITIVE_INFINITY): void {
  let left = times
  server.behave(({ method, path }) => (method === 'GET' && path.includes(part) && left-- > 0 ? mischief : 'pass'))
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }

describe('What one instance takes in, another shows:', () => {
  test('a picture in every width, which is made once', async () => {
    const { path } = (await uploadPicture(first, '#123')).json<{ path: string }>()
    const master = await second.app.inject(path)
    expect(master).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp', ...IMMUTABLE } })
    for (const { width, format } of variantsOf({ path, width: 400 })) {
      const answers = await Promise.all([first, second].map(({ app }) => app.inject(variantPath(path, width, format))))
      for (const answer of answers)
        expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': `image/${format}`, ...IMMUTABLE } })
      expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload as Buffer)).toBe(true)
    }
    const isDerived = async () => (await first.db.select().from(pictures)).map(({ derivedAt }) => derivedAt !== null)
    await expect.poll(isDerived, { timeout: 20_000 }).toEqual([true])
  })

  test('a recording, whole and from anywhere in it', async () => {
    const { path } = (await uploadFile(first, { bytes: recording(), name: 'episode.mp3' }, staff)).json<StoredFile>()
    const ask = (headers: Record<string, string> = {}) => second.app.inject({ url: path, headers })
    const whole = await ask()
    expect(whole).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mpeg', ...IMMUTABLE } })
    expect(whole.rawPayload.equals(recording())).toBe(true)
    const part = await ask({ range: 'bytes=100-199' })
    expect(part).toMatchObject({
      statusCode: 206,
      headers: { 'content-range': `bytes 100-199/${recording().length}`, 'content-length': '100', ...IMMUTABLE },
    })
    expect(part.rawPayload.equals(recording().subarray(100, 200))).toBe(true)
    expect(await ask({ range: 'bytes=999999-' })).toMatchObject({ statusCode: 416 })
    expect((await readdir(first.fileStore.folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('the picture of a shared link, drawn once and cleared away when it is old', async () => {
    const id = await makeProperty(first, { images: [await makePicture(first, '#345')] })
    const home = await getProperty({ db: first.db, actor: { kind: 'visitor' } as never }, id)
    const url = sharePath(propertyCover(home, 'en'))
    const answers = [await first.app.inject(url)]
    const { objects } = first.stores
    // Nobody waits for the store; that it is kept is known once it can be read.
    await expect.poll(() => Array.fromAsync(objects.list('share/'))).toHaveLength(1)
    answers.push(await second.app.inject(url))
    for (const answer of answers)
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(answers[1]?.rawPayload.equals(answers[0]?.rawPayload as Buffer)).toBe(true)
    expect(drawn).toHaveLength(1)

    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    expect(await removeOldSharePictures(objects, inDays(29))).toBe(0)
    expect(await removeOldSharePictures(objects, inDays(31))).toBe(1)
    expect(await Array.fromAsync(objects.list('share/'))).toEqual([])
  })
})

describe('While the store is away', () => {
  const counts = async () => [await first.db.$count(pictures), await first.db.$count(files)]

  test.for<Mischief>([503, 'reset', 'swallow'])(
    'or loses what it is given (%s), an upload is refused in words, and nothing is recorded',
    async (mischief) => {
      const before = await counts()
      server.behave(({ method }) => (method === 'PUT' ? mischief : 'pass'))
      const answers = [
        await uploadPicture(first, '#567'),
        await uploadFile(first, { bytes: pdf('lost') }, { ...staff, 'accept-language': 'fr' }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
      expect(answers.map((answer) => answer.json().message)).toEqual([
        expect.stringContaining('cannot be stored or fetched right now'),
        expect.stringContaining('ne peuvent être ni enregistrés ni lus'),
      ])
      expect(await counts()).toEqual(before)
      expect((await readdir(first.fileStore.folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    },
  )

  test('what cannot be fetched is refused, and nobody keeps the refusal', async () => {
    const path = await makePicture(first, '#678')
    const { path: deck } = (await uploadFile(first, { bytes: pdf('away') }, staff)).json<StoredFile>()
    server.behave(() => 503)
    for (const url of [path, variantPath(path, 320, 'avif'), deck]) {
      const answer = await first.app.inject(url)
      expect(answer).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store' } })
    }
    server.behave()
    expect((await first.app.inject(variantPath(path, 320, 'avif'))).headers).toMatchObject(IMMUTABLE)
  })
})

describe('A store that lies', () => {
  test.for<Mischief>(['garble', 'shorten'])(
    'about a picture or a document (%s) has nothing kept for a year',
    async (mischief) => {
      const path = await makePicture(first, '#789')
      const { path: deck } = (await uploadFile(first, { bytes: pdf('lied about') }, staff)).json<StoredFile>()
      for (const url of [path, deck]) {
        lieAbout(mischief, /[0-9a-f]{32}/.exec(url)?.[0] ?? '')
        const answer = await first.app.inject(url)
        expect(answer).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store' } })
      }
      const part = { url: deck, headers: { range: 'bytes=2-' } }
      lieAbout('shorten', deck)
      expect((await first.app.inject(part)).statusCode).toBe(503)
      // What players ask for first: all of it, said otherwise.
      const all = { url: deck, headers: { range: 'bytes=0-' } }
      lieAbout('garble', deck)
      expect((await first.app.inject(all)).statusCode).toBe(503)
      server.behave()
      expect((await first.app.inject(all)).statusCode).toBe(206)
    },
  )

  test('about a width, or has lost it, gets it made again; the picture is then no longer called derived', async () => {
    const { path } = (await uploadPicture(first, '#89a')).json<{ path: string }>()
    const derived = async () =>
      (await first.db.select().from(pictures)).find((row) => row.path === path)?.derivedAt?.getTime()
    await expect.poll(derived, { timeout: 20_000 }).toEqual(expect.any(Number))
    const before = await derived()
    const width = variantPath(path, 320, 'avif')
    const honest = await first.app.inject(width)
    await first.pictureStore.remove(variantPath(path, 400, 'webp').slice('/pictures/'.length))
    const again = await second.app.inject(variantPath(path, 400, 'webp'))
    expect(again).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp', ...IMMUTABLE } })
    // Asked for twice, and then taken for lost.
    lieAbout('garble', '-320.avif', 2)
    const made = await second.app.inject(width)
    expect(made.rawPayload.equals(honest.rawPayload)).toBe(true)
    server.behave()
    await expect.poll(async () => (await derived()) ?? 0, { timeout: 30_000 }).toBeGreaterThan(before ?? 0)
  })
})

describe('A house in a bucket', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kais-bucket-house-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const partOf = (more: Record<string, string> = {}) =>
    readEnv({ ...server.env, S3_PREFIX: randomBytes(6).toString('hex'), DATA_DIR: dataDir, ...more })

  test('is backed up into the bucket, and restored from there into a folder', async () => {
    const env = partOf()
    const stores = await storesOf(env)
    const bytes = pdf('kept')
    const house = await startTestApp({ objects: stores.objects })
    const picture = await makePicture(house, '#9ab')
    const { path } = (await uploadFile(house, { bytes }, await signInAs(house, 'awa', 'editor'))).json<StoredFile>()
    const made = await writeBackup({
      config: house.databaseConfig,
      ...stores,
      listFiles: listStoredPlaces,
      keepFree: () => 0,
    })
    await house.close()
    expect(made.path).toMatch(/^s3:\/\/kais\/[0-9a-f]{12}\/backups\/kais-.*\.tar$/)
    expect(await lastBackup(stores.backups.store)).toMatchObject({ name: made.name, bytes: made.bytes })
    expect(await readdir(env.BACKUP_DIR)).toEqual([])

    const fetched = await fetchBackup(stores.backups, made.name)
    const objects = openFolder(env)
    await restoreBackup(await openBackup(fetched?.path ?? ''), {
      config: await newDatabase(),
      objects,
      draftFolder: env.BACKUP_DIR,
      isReplacing: false,
      adapt: async () => {},
    })
    await fetched?.drop()
    expect(await readdir(env.BACKUP_DIR)).toEqual([])
    const names = (await Array.fromAsync(objects.list(''))).map(({ name }) => name)
    expect(names.sort()).toEqual([path.slice(1), `pictures/${picture.slice(10, 12)}/${picture.slice(10)}`])
  })

  test('has no backup that the bucket did not keep, or whose line broke before it was proven', async () => {
    const stores = await storesOf(partOf())
    const config = await newDatabase('empty')
    const backUp = () => writeBackup({ config, ...stores, listFiles: async () => [], keepFree: () => 0 })
    for (const mischief of ['garble', 'reset'] as const) {
      lieAbout(mischief, '.tar')
      await expect(backUp()).rejects.toMatchObject({ code: 'unavailable' })
      server.behave()
      expect(await namesAt(stores.backups.store)).toEqual([])
      // As after a power cut at that moment.
      await stores.backups.store.write('kais-2026-01-01T030000Z.tar', Buffer.from('half'))
      expect(await lastBackup(stores.backups.store)).toBeNull()
      await stores.backups.store.remove('kais-2026-01-01T030000Z.tar')
    }
  })

  test('has its backups in BACKUP_DIR where that is set', async () => {
    const { backups } = await storesOf(partOf({ BACKUP_DIR: join(dataDir, 'elsewhere') }))
    expect(backups.store.describe('x')).toBe(join(dataDir, 'elsewhere', 'x'))
  })

  async function namesAt(store: ObjectStore): Promise<string[]> {
    return (await Array.fromAsync(store.list(''))).map(({ name }) => name).sort()
  }

  test('moves there from its folder and back, also when it is interrupted, and what it came from stays', async () => {
    const env = partOf()
    const folder = openFolder(readEnv({ DATA_DIR: join(dataDir, 'one') }))
    const content = new Map<string, Buffer>()
    for (let n = 0; n < 12; n += 1) content.set(`share/${n}.jpg`, randomBytes(2_000))
    content.set('share/large.jpg', randomBytes(9 * 1024 * 1024))
    for (const [name, bytes] of content) await folder.write(name, bytes)
    const bucket = (await openBucket(env)) as ObjectStore
    const there = { from: folder, to: bucket, prefixes: PLACES, draftFolder: env.BACKUP_DIR }
    const back = { ...there, from: bucket, to: openFolder(readEnv({ DATA_DIR: join(dataDir, 'other') })) }

    let puts = 0
    server.behave(({ method }) => (method === 'PUT' && ++puts > 5 ? 'reset' : 'pass'))
    await expect(copyObjects(there)).rejects.toMatchObject({ code: 'unavailable' })
    server.behave()
    expect((await namesAt(bucket)).length).toBeLessThan(13)
    const rest = await copyObjects(there)
    expect(rest.skipped).toBeGreaterThanOrEqual(1)
    expect(rest.skipped + rest.copied).toBe(13)
    expect(await compareObjects(there)).toEqual([])

    let gets = 0
    server.behave(({ method }) => (method === 'GET' && ++gets > 8 ? 503 : 'pass'))
    await expect(copyObjects(back)).rejects.toMatchObject({ code: 'unavailable' })
    server.behave()
    expect((await copyObjects(back)).skipped).toBeGreaterThanOrEqual(1)
    expect(await copyObjects(back)).toMatchObject({ copied: 0, skipped: 13 })
    expect(await compareObjects(back)).toEqual([])
    for (const store of [folder, bucket, back.to]) expect(await namesAt(store)).toEqual([...content.keys()].sort())
    for (const [name, bytes] of content) {
      const found = await back.to.read(name)
      expect(Buffer.concat(await Array.fromAsync(found?.content ?? [])).equals(bytes)).toBe(true)
    }
  })

  test('brings nothing to another place than its folder; what is called so is named, and the rest is copied', async () => {
    const env = partOf()
    const bucket = (await openBucket(env)) as ObjectStore
    await bucket.write('share/one.jpg', Buffer.from('one'))
    const evil = 'share/../../stolen'
    /** Whoever has the key may call an object anything. */
    const from: ObjectStore = {
      ...bucket,
      stat: (name) => bucket.stat(name === evil ? 'share/one.jpg' : name),
      read: (name, range) => bucket.read(name === evil ? 'share/one.jpg' : name, range),
      async *list(prefix) {
        if (prefix === 'share/') yield { name: evil, bytes: 3, modifiedAt: new Date() }
        yield* bucket.list(prefix)
      },
    }
    const to = openFolder(readEnv({ DATA_DIR: join(dataDir, 'house') }))
    const options = { from, to, prefixes: PLACES, draftFolder: env.BACKUP_DIR }
    expect(await copyObjects(options)).toMatchObject({ copied: 1 })
    expect(await compareObjects(options)).toEqual([evil])
    expect(await namesAt(to)).toEqual(['share/one.jpg'])
    expect(await readdir(dataDir)).not.toContain('stolen')
  })

  test('goes from its folder to the bucket without a draft, and what it brings back of backups is for nobody else', async () => {
    const env = partOf()
    const folder = openFolder(env)
    const bucket = (await openBucket(env)) as ObjectStore
    const large = randomBytes(5 * 1024 * 1024)
    await folder.write('share/large.jpg', large)
    const draftFolder = join(dataDir, 'drafts')
    expect(await copyObjects({ from: folder, to: bucket, prefixes: PLACES, draftFolder })).toMatchObject({ copied: 1 })
    expect(await readdir(dataDir)).toEqual(['share'])

    const name = 'kais-2026-01-01T030000Z.tar'
    for (const [one, bytes] of [
      [name, large],
      [`${name}.sha256`, Buffer.from('sum')],
    ] as const)
      await bucket.write(`backups/${one}`, bytes)
    const to = openBackupFolder(env)
    await copyObjects({ from: storeBelow(bucket, 'backups/'), to, prefixes: ['kais-'], draftFolder: env.BACKUP_DIR })
    const modes = [env.BACKUP_DIR, to.describe(name), to.describe(`${name}.sha256`)].map(async (path) =>
      ((await stat(path)).mode & 0o777).toString(8),
    )
    expect(await Promise.all(modes)).toEqual(['700', '600', '600'])
  })

  test('is not called copied while one of its pictures is damaged, nor is one with another content of the same length skipped', async () => {
    const env = partOf()
    const folder = openFolder(env)
    const bucket = (await openBucket(env)) as ObjectStore
    const options = { from: folder, to: bucket, prefixes: PLACES, draftFolder: env.BACKUP_DIR }
    const damaged = `files/${'0'.repeat(32)}/deck.pdf`
    await folder.write(damaged, Buffer.from('not what its address says'))
    await folder.write('share/one.jpg', Buffer.from('right'))
    await bucket.write('share/one.jpg', Buffer.from('wrong'))
    expect(await copyObjects(options)).toMatchObject({ copied: 1, skipped: 0 })
    expect(await compareObjects(options)).toEqual([damaged])
    // A copy whose note and length are right, and that itself is not.
    lieAbout('garble', 'share/one.jpg', 1)
    server.takeAsked()
    expect(await compareObjects(options)).toEqual([damaged])
    expect(server.takeAsked().filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  })
})
