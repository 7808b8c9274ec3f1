import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ByteRange, DamagedObject, type ObjectStore, storeBelow } from '#common/object-store.ts'
import { contentAddress } from '#platform/pictures/picture-store.server.ts'
import { readEnv, storageSettings } from '#server/env.ts'
import { addressIn } from '#server/stores.ts'
import { type Mischief, type ObjectServer, startObjectServer } from '#tests/helpers/object-server.ts'
import { createFolderStore } from './folder-store.server.ts'
import type { S3Timing } from './s3-client.server.ts'
import { createS3Store } from './s3-store.server.ts'

let server: ObjectServer
let folder: string
beforeAll(async () => {
  server = await startObjectServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-objects-'))
})
afterEach(async () => {
  server.behave()
  await rm(folder, { recursive: true })
})

/** So that a test that hangs on purpose is over soon. */
const IMPATIENT = { answerMs: 400, answerInAllMs: 1_500, partMs: 1_000, partInAllMs: 2_500, silenceMs: 400 }

/** A bucket, in a part of it that no other test uses. */
function bucket(env = server.env, timing: Partial<S3Timing> = IMPATIENT): ObjectStore {
  const settings = storageSettings(readEnv({ ...env, S3_PREFIX: randomBytes(6).toString('hex') }))
  if (!settings) throw new Error('The environment names no bucket.')
  return createS3Store({ settings, addressOf: addressIn, timing })
}

async function read(store: ObjectStore, name: string, range?: ByteRange): Promise<Buffer | null> {
  const found = await store.read(name, range)
  return found && buffer(found.content)
}

async function namesIn(store: ObjectStore, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(store.list(prefix))).map(({ name }) => name).sort()
}

async function file(bytes: Buffer): Promise<{ file: string }> {
  const path = join(folder, `${randomBytes(4).toString('hex')}.part`)
  await writeFile(path, bytes)
  return { file: path }
}

describe.for([
  ['folder', () => createFolderStore(join(folder, 'store'))],
  ['bucket', () => bucket(server.env, {})],
] as const)('In a %s', ([, open]) => {
  const large = randomBytes(9 * 1024 * 1024)

  test('what was written is there, whole and in parts, and nothing else is', async () => {
    const store = open()
    await store.write('share/one.jpg', Buffer.from('0123456789'))
    expect(await store.stat('share/one.jpg')).toMatchObject({ bytes: 10, modifiedAt: expect.any(Date) })
    expect(String(await read(store, 'share/one.jpg'))).toBe('0123456789')
    expect(String(await read(store, 'share/one.jpg', { start: 2, end: 4 }))).toBe('234')
    expect(String(await read(store, 'share/one.jpg', { start: 9, end: 9 }))).toBe('9')
    expect(await store.stat('share/two.jpg')).toBeNull()
    expect(await store.read('share/two.jpg')).toBeNull()
    expect(await store.read('share/two.jpg', { start: 0, end: 1 })).toBeNull()
    expect(await store.stat('share')).toBeNull()
  })

  test('a file of any length comes out as it went in, also an empty one', async () => {
    const store = open()
    for (const bytes of [Buffer.alloc(0), large]) {
      await store.write('share/one.jpg', await file(bytes))
      expect((await read(store, 'share/one.jpg'))?.equals(bytes)).toBe(true)
    }
    expect(
      (await read(store, 'share/one.jpg', { start: 8_400_000, end: 8_400_009 }))?.equals(
        large.subarray(8_400_000, 8_400_010),
      ),
    ).toBe(true)
  })

  test('a name is written again and removed, and removed once more', async () => {
    const store = open()
    await store.write('share/one.jpg', Buffer.from('before'))
    await store.write('share/one.jpg', Buffer.from('now'))
    expect(String(await read(store, 'share/one.jpg'))).toBe('now')
    await store.remove('share/one.jpg')
    await store.remove('share/one.jpg')
    expect(await store.stat('share/one.jpg')).toBeNull()
  })

  test('what begins with a prefix is listed, however much it is, and nothing of what stands beside it', async () => {
    const store = open()
    for (const name of ['share/a.jpg', 'share/b/c.jpg', 'shared.jpg', 'files/d.pdf'])
      await store.write(name, Buffer.from(name))
    expect(await namesIn(store, 'share/')).toEqual(['share/a.jpg', 'share/b/c.jpg'])
    expect(await namesIn(store, 'share')).toEqual(['share/a.jpg', 'share/b/c.jpg', 'shared.jpg'])
    expect(await namesIn(store, 'none/')).toEqual([])
    expect(await namesIn(store, '')).toHaveLength(4)
    expect(await namesIn(storeBelow(store, 'share/'), '')).toEqual(['a.jpg', 'b/c.jpg'])
    expect(String(await read(storeBelow(store, 'share/'), 'b/c.jpg'))).toBe('share/b/c.jpg')
  })

  test('whoever reads may stop in the middle', async () => {
    const store = open()
    await store.write('share/one.jpg', await file(large))
    for (let times = 0; times < 60; times += 1) {
      const found = await store.read('share/one.jpg')
      for await (const piece of found?.content ?? []) {
        expect(piece.length).toBeGreaterThan(0)
        break
      }
    }
    expect((await read(store, 'share/one.jpg'))?.equals(large)).toBe(true)
  })
})

test('A bucket answers however many are being read slowly', async () => {
  const store = bucket(server.env, {})
  await store.write('share/one.jpg', randomBytes(1024 * 1024))
  const slow: Awaited<ReturnType<ObjectStore['read']>>[] = []
  for (let readers = 0; readers < 60; readers += 1) slow.push(await store.read('share/one.jpg'))
  expect(await store.stat('share/one.jpg')).not.toBeNull()
  // Each is begun, so that it can be let go.
  for (const found of slow) for await (const _ of found?.content ?? []) break
})

test('A folder never shows a draft, and what cannot be written leaves none behind', async () => {
  const store = createFolderStore(folder)
  await writeFile(join(folder, 'half.part'), 'x')
  await writeFile(join(folder, 'share'), 'in the way')
  await expect(store.write('share/one.jpg', Buffer.from('x'))).rejects.toThrow()
  expect(await namesIn(store, '')).toEqual(['share'])
  expect((await readdir(folder)).sort()).toEqual(['half.part', 'share'])
})

test('A folder keeps nothing beside itself, whatever a name of other origin says', async () => {
  const store = createFolderStore(join(folder, 'store'))
  await writeFile(join(folder, 'secret'), 'x')
  for (const name of ['../secret', 'a/../../secret', 'a//b', './a', 'a/', '', '/etc/hosts', 'a\\b', 'a\0b'])
    for (const work of [
      () => store.write(name, Buffer.from('y')),
      () => store.read(name),
      () => store.stat(name),
      () => store.remove(name),
    ])
      await expect(work(), name).rejects.toBeInstanceOf(DamagedObject)
  expect(await readdir(folder)).toEqual(['secret'])
})

describe('A bucket whose server', () => {
  const bytes = randomBytes(300_000)
  const name = `pictures/${contentAddress(bytes).slice(0, 2)}/${contentAddress(bytes)}.webp`

  /** Misbehaves so many times at what the method does, then no longer. */
  function misbehave(
    mischief: Mischief,
    { method, times = Number.POSITIVE_INFINITY }: { method: string; times?: number },
  ) {
    let left = times
    server.behave((request) => (request.method === method && left-- > 0 ? mischief : 'pass'))
  }

  test.for<Mischief>([500, 503, 'reset', 'hang'])('fails once (%s) is asked again', async (mischief) => {
    const store = bucket()
    misbehave(mischief, { method: 'PUT', times: 1 })
    await store.write(name, bytes)
    for (const method of ['GET', 'HEAD']) {
      misbehave(mischief, { method, times: 1 })
      expect((await read(store, name))?.equals(bytes)).toBe(true)
      expect(await store.stat(name)).toMatchObject({ bytes: bytes.length })
    }
  })

  test.for<Mischief>([500, 503, 'reset', 'hang'])(
    'goes on failing (%s) is away, in a bounded time',
    async (mischief) => {
      const store = bucket()
      await store.write(name, bytes)
      server.behave(() => mischief)
      const begun = Date.now()
      for (const work of [
        () => read(store, name),
        () => store.stat(name),
        () => store.remove(name),
        () => namesIn(store, ''),
        () => store.write(name, bytes),
      ])
        await expect(work()).rejects.toMatchObject({ code: 'unavailable', sentence: { en: expect.any(String) } })
      expect(Date.now() - begun).toBeLessThan(15_000)
    },
  )

  test.for<Mischief>(['cut', 'stall'])('breaks off in the middle (%s) is asked for the rest', async (mischief) => {
    const store = bucket()
    await store.write(name, bytes)
    server.takeAsked()
    misbehave(mischief, { method: 'GET', times: 2 })
    expect((await read(store, name))?.equals(bytes)).toBe(true)
    misbehave(mischief, { method: 'GET', times: 1 })
    expect((await read(store, name, { start: 10, end: 200_000 }))?.equals(bytes.subarray(10, 200_001))).toBe(true)
    expect(server.takeAsked()).toHaveLength(5)
    misbehave(mischief, { method: 'GET' })
    await expect(read(store, name)).rejects.toThrow('broke off')
  })

  test('breaks off now and then in the middle of much is asked for the rest each time', async () => {
    const store = bucket(server.env, {})
    const large = randomBytes(9 * 1024 * 1024)
    await store.write('share/large.jpg', large)
    misbehave('cut', { method: 'GET', times: 3 })
    expect((await read(store, 'share/large.jpg'))?.equals(large)).toBe(true)
  })

  test.for<Mischief>(['shorten', 'garble'])(
    'lies (%s) is not believed: the last piece never comes',
    async (mischief) => {
      const store = bucket()
      await store.write(name, bytes)
      // Known by a note, and not by its name.
      await store.write('share/one.jpg', bytes)
      misbehave(mischief, { method: 'GET' })
      for (const one of [name, 'share/one.jpg']) {
        let came = 0
        const reading = async () => {
          for await (const piece of (await store.read(one))?.content ?? []) came += piece.length
        }
        await expect(reading()).rejects.toThrow('does not have its checksum')
        expect(came).toBeLessThan(bytes.length)
      }
    },
  )

  test('sends less of a range than was asked for is not believed', async () => {
    const store = bucket()
    await store.write(name, bytes)
    misbehave('shorten', { method: 'GET' })
    await expect(read(store, name, { start: 0, end: 99 })).rejects.toThrow('another part')
  })

  test.for<[mischief: Mischief, method: string]>([
    ['swallow', 'PUT'],
    ['garble', 'GET'],
    ['shorten', 'GET'],
  ])('does not keep what it thanked for (%s) has not got it', async ([mischief, method]) => {
    const store = bucket()
    misbehave(mischief, { method })
    await expect(store.write(name, bytes)).rejects.toMatchObject({ code: 'unavailable' })
    misbehave(mischief, { method, times: 1 })
    await store.write(name, bytes)
    server.behave()
    expect((await read(store, name))?.equals(bytes)).toBe(true)
  })

  test('never gives back what it was given has nothing under a name that would pass for it, unless the name says what it must be', async () => {
    const store = bucket()
    const note = 'backups/kais-2026-01-01T030000Z.tar'
    misbehave('garble', { method: 'GET' })
    for (const one of [note, name]) await expect(store.write(one, bytes)).rejects.toThrow('does not have its checksum')
    misbehave('hang', { method: 'GET' })
    await expect(store.write('share/one.jpg', bytes)).rejects.toMatchObject({ code: 'unavailable' })
    server.behave()
    expect(await store.stat(note)).toBeNull()
    // Others may use it, and what went wrong may have been the line.
    expect(await store.stat(name)).toMatchObject({ bytes: bytes.length })
    expect(await store.stat('share/one.jpg')).toMatchObject({ bytes: bytes.length })
  })

  test('calls a failed upload of many parts a success has not got it, and keeps no parts', async () => {
    const store = bucket()
    const large = randomBytes(9 * 1024 * 1024)
    server.behave(({ method }) => (method === 'POST' ? 'false success' : 'pass'))
    await expect(store.write('share/large.jpg', await file(large))).rejects.toMatchObject({ code: 'unavailable' })
    let isBegun = false
    server.takeAsked()
    server.behave(({ method }) => {
      if (method !== 'POST') return 'pass'
      const mischief = isBegun ? 'false success' : 'pass'
      isBegun = true
      return mischief
    })
    await expect(store.write('share/large.jpg', await file(large))).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.takeAsked().filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
    server.behave()
    expect(await store.stat('share/large.jpg')).toBeNull()
  })

  test('is given what its name is not the address of is not asked to keep it', async () => {
    server.takeAsked()
    await expect(bucket().write(name, Buffer.from('something else'))).rejects.toThrow('is not that')
    expect(server.takeAsked()).toEqual([])
  })

  test('is refused lets go of its line each time', async () => {
    const store = bucket(server.env, {})
    const large = randomBytes(1024 * 1024)
    await store.write('share/large.jpg', large)
    const lines = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    const before = lines()
    misbehave('shorten', { method: 'GET' })
    for (let times = 0; times < 20; times += 1)
      await expect(read(store, 'share/large.jpg', { start: 0, end: large.length - 2 })).rejects.toThrow('another part')
    // What is read back after writing is as long as half of it.
    for (let times = 0; times < 3; times += 1) await expect(store.write('share/other.jpg', large)).rejects.toThrow()
    await expect.poll(lines).toBeLessThan(before + 10)
  })

  test.for([
    ['is still given parts', 'PUT', 1, []],
    ['is asked what it kept', 'GET', 2, ['share/large.jpg']],
  ] as const)('%s when we stop is not waited for', async ([, method, puts, kept]) => {
    const store = bucket(server.env, {})
    const stop = new AbortController()
    const content = await file(randomBytes(9 * 1024 * 1024))
    server.takeAsked()
    server.behave((request) => {
      if (request.method === method) stop.abort(new Error('we stop'))
      return 'pass'
    })
    await expect(store.write('share/large.jpg', content, { signal: stop.signal })).rejects.toThrow('we stop')
    const asked = server.takeAsked().map((line) => line.slice(0, 4))
    expect(asked.filter((line) => line === 'PUT ')).toHaveLength(puts)
    server.behave()
    expect(await namesIn(store, '')).toEqual(kept)
  })

  test('does not know that a client may wait for its word is not made to say it', async () => {
    const waited: unknown[] = []
    server.behave(({ method, headers }) => {
      if (method === 'PUT') waited.push(headers.expect)
      return 'pass'
    })
    await bucket(server.env, {}).write('share/large.jpg', await file(randomBytes(9 * 1024 * 1024)))
    expect(waited).toEqual([undefined, undefined])
  })

  test('names who asked in its refusal is quoted without that', async () => {
    const store = bucket({ ...server.env, S3_ACCESS_KEY: 'AKIASOMEBODY', S3_SECRET_KEY: 'not-for-the-log' })
    const refusal = await store.stat(name).catch((error: unknown) => error)
    const writing = await store.write(name, bytes).catch((error: unknown) => error)
    expect(writing).toMatchObject({ code: 'unavailable', message: expect.stringContaining('InvalidAccessKeyId') })
    for (const error of [refusal, writing])
      expect(JSON.stringify(error, [...Object.getOwnPropertyNames(error), 'cause'])).not.toMatch(
        /AKIASOMEBODY|not-for-the-log/,
      )
  })
})
