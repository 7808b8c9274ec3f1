import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { pictures } from './picture.table.server.ts'

/**
 * Encoded with HEVC (heif-enc and x265) as a phone does: 96 by 72 pixels, the left half red and the right half blue, in the
 * colours of Display P3, to be turned by a quarter (`irot`), with Exif that says so once more and where it was taken.
 */
const PHOTO = readFileSync(new URL('./iphone.fixture.heic', import.meta.url))

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'photographer', 'editor')
})
afterAll(() => kais.close())

async function upload(bytes: Buffer, language = 'en') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'IMG_0412.HEIC')
  const request = new Request('http://kais', { method: 'POST', body: form })
  return kais.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      ...staff,
      'accept-language': language,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

describe('A picture as an iPhone stores it', () => {
  test('is taken, stands upright, has its true colours and tells nobody where it was made', async () => {
    const answer = await upload(PHOTO)
    expect(answer.statusCode).toBe(200)
    const { rawPayload } = await kais.app.inject(answer.json<{ path: string }>().path)
    const { format, width, height, exif, hasAlpha } = await sharp(rawPayload).metadata()
    expect({ format, width, height, exif, hasAlpha }).toEqual({
      ...{ format: 'webp', width: 72, height: 96, exif: undefined, hasAlpha: false },
    })
    const pixels = await sharp(rawPayload).raw().toBuffer()
    const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1))
    expect([...pixels.subarray(0, 3)]).toEqual(near([200, 30, 30]))
    expect([...pixels.subarray(-3)]).toEqual(near([30, 60, 200]))
  })

  test('is converted beside others that are sent at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(PHOTO)))
    expect(new Set(answers.map((answer) => answer.json<{ path: string }>().path)).size).toBe(1)
  })
})

function withSize(edge: number): Buffer {
  const bytes = Buffer.from(PHOTO)
  const ispe = bytes.indexOf('ispe')
  bytes.writeUInt32BE(edge, ispe + 8)
  bytes.writeUInt32BE(edge, ispe + 12)
  return bytes
}

test.for<[string, Buffer]>([
  ['is cut off in its table of contents', PHOTO.subarray(0, 500)],
  ['is cut off within the picture', PHOTO.subarray(0, PHOTO.length - 270)],
  ['has only its first line', PHOTO.subarray(0, 28)],
  ['claims to be 400 megapixels', withSize(20_000)],
  ['claims to be smaller than it is', withSize(2)],
  ['is noise behind a true beginning', Buffer.concat([PHOTO.subarray(0, 28), Buffer.alloc(4_000, 'kais')])],
])('One that %s is refused with the way out, in both languages, and leaves nothing behind', async ([, bytes]) => {
  const before = await kais.db.$count(pictures)
  const refusal = await upload(bytes)
  expect(refusal.statusCode).toBe(415)
  expect(refusal.json()).toEqual({
    code: 'heic_unreadable',
    message:
      'This HEIC picture cannot be opened: it is damaged, or larger than 50 megapixels. Export it as a JPEG and upload that file instead.',
  })
  expect((await upload(bytes, 'fr')).json<{ message: string }>().message).toMatch(/Exportez-la en JPEG/)
  expect(await kais.db.$count(pictures)).toBe(before)
})
