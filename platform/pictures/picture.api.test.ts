import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE_PATH } from '#common/schema.ts'
import { jpeg, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { variantPath } from '#ui/picture-address.ts'
import { variantsOf } from './derive-pictures.server.ts'
import { findPictures } from './picture.repository.server.ts'
import { pictures } from './picture.table.server.ts'
import { storePicture } from './store-picture.server.ts'

let kais: TestApp
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'photographer', 'editor')
})
afterAll(() => kais.close())

interface File {
  bytes: Buffer | string
  name?: string
  type?: string
  field?: string
}

async function upload(
  { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'file' }: File,
  headers: Record<string, string> = staff,
) {
  const form = new FormData()
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name)
  const request = new Request('http://kais', { method: 'POST', body: form })
  return kais.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

async function uploaded(bytes: Buffer): Promise<string> {
  const answer = await upload({ bytes })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ path: string }>().path
}

const isStored = (path: string) => kais.pictureStore.has(path.slice('/pictures/'.length))

async function damage(path: string): Promise<void> {
  await kais.pictureStore.write(path.slice('/pictures/'.length), Buffer.from('not a picture any more'))
}

/** A small file that unpacks to 400 megapixels. */
function decompressionBomb(edge = 20_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header[8] = 1 // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc((edge / 8 + 1) * edge))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('An uploaded picture', () => {
  test('says nothing of where and with what it was taken', async () => {
    const original = await sharp(await jpeg('#123456'))
      .withExif({
        IFD0: { Make: 'PhoneMaker', Copyright: 'Awa' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '14/1 43/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '17/1 28/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const before = await sharp(original).metadata()
    expect(before.exif?.toString('latin1')).toContain('PhoneMaker')
    expect(before.xmp?.toString()).toContain('secret')

    const path = await uploaded(original)
    const { rawPayload } = await kais.app.inject(path)
    const { exif, xmp, iptc, format, width, height } = await sharp(rawPayload).metadata()
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 300 })
    expect(rawPayload.toString('latin1')).not.toMatch(/PhoneMaker|GPS|secret/)
  })

  test('stands upright, as the phone meant it', async () => {
    const lying = await sharp(await jpeg('#654321'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { rawPayload } = await kais.app.inject(await uploaded(lying))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  test('keeps its transparent parts', async () => {
    const background = { r: 16, g: 49, b: 42, alpha: 0.5 }
    const png = await sharp({ create: { width: 60, height: 40, channels: 4, background } })
      .png()
      .toBuffer()
    const answer = await upload({ bytes: png, name: 'mark.png', type: 'image/png' })
    const { path } = answer.json<{ path: string }>()
    for (const address of [path, variantPath(path, 60, 'avif'), variantPath(path, 60, 'webp')]) {
      const { rawPayload } = await kais.app.inject(address)
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: address.endsWith('.avif') ? 'heif' : 'webp',
        hasAlpha: true,
        width: 60,
        height: 40,
      })
      const alpha = (await sharp(rawPayload).stats()).channels[3]?.mean ?? 0
      expect(alpha).toBeGreaterThan(120)
      expect(alpha).toBeLessThan(135)
    }
  })

  test('is served as WebP under an address that may be kept for ever', async () => {
    const path = await uploaded(await jpeg('#225588'))
    expect(path).toMatch(PICTURE_PATH)
    const answer = await kais.app.inject(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  test('is there in every smaller width, as AVIF and as WebP, as soon as it is asked for', async () => {
    const bytes = await jpeg('#aa5500', { width: 700, height: 500 })
    const path = await storePicture(kais.system, kais.pictureStore, bytes)
    for (const width of [320, 480, 640, 700]) {
      for (const format of ['avif', 'webp'] as const) {
        expect(await isStored(variantPath(path, width, format))).toBe(false)
        const answer = await kais.app.inject(variantPath(path, width, format))
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe(`image/${format}`)
        expect(answer.headers['cache-control']).toContain('immutable')
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
          width,
          format: format === 'avif' ? 'heif' : 'webp',
        })
        expect(await isStored(variantPath(path, width, format))).toBe(true)
      }
    }
    expect((await kais.app.inject(variantPath(path, 960, 'webp'))).statusCode).toBe(404)
  })

  test('has its widths before anybody asks, even if those of others cannot be made, as after a fault of the disk', async () => {
    for (const colour of ['#101', '#202']) await damage(await uploaded(await jpeg(colour)))
    const path = await uploaded(await jpeg('#303'))
    for (const { name } of variantsOf({ path, width: 400 }))
      await expect.poll(() => kais.pictureStore.has(name), { timeout: 20_000 }).toBe(true)
  })

  test('is shown as it is stored while a width cannot be made, and nobody keeps that', async () => {
    const path = await storePicture(kais.system, kais.pictureStore, await jpeg('#404'))
    const { rawPayload: master } = await kais.app.inject(path)
    await damage(path)
    const width = await kais.app.inject(variantPath(path, 320, 'avif'))
    expect(width.statusCode).toBe(200)
    expect(width.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    await kais.pictureStore.write(path.slice('/pictures/'.length), master)
    // Not tried at every view of a page.
    const again = await kais.app.inject(variantPath(path, 320, 'avif'))
    expect(again.rawPayload.equals(master)).toBe(true)
    expect((await kais.app.inject(variantPath(path, 320, 'webp'))).headers['cache-control']).toContain('immutable')
  })

  test('that is larger than any screen is made smaller', async () => {
    const { rawPayload } = await kais.app.inject(await uploaded(await jpeg('#332211', { width: 3_000, height: 250 })))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2_400, height: 200 })
  })

  test('sent twice is stored once, and keeps the description it has', async () => {
    const bytes = await jpeg('#77aa77')
    const about = { alt: 'A green wall', altFr: 'Un mur vert' }
    const first = await storePicture(kais.system, kais.pictureStore, bytes, about)
    const before = await kais.db.$count(pictures)
    expect(await uploaded(bytes)).toBe(first)
    expect(await uploaded(bytes)).toBe(first)
    expect(await kais.db.$count(pictures)).toBe(before)
    expect(await findPictures(kais.db, [first])).toMatchObject([{ alt: 'A green wall', altFr: 'Un mur vert' }])
  })
})

describe('What is not a picture is refused and leaves nothing behind:', () => {
  const refused = async (file: File, headers?: Record<string, string>) => {
    const before = await kais.db.$count(pictures)
    const answer = await upload(file, headers)
    expect(await kais.db.$count(pictures)).toBe(before)
    return answer
  }
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.for<[string, () => Promise<File> | File]>([
    ['a text named .jpg', () => ({ bytes: 'I am a picture, believe me.' })],
    ['an empty file', () => ({ bytes: '' })],
    ['a drawing with a script in it', () => ({ bytes: SVG, name: 'logo.svg', type: 'image/svg+xml' })],
    ['the same drawing under another name', () => ({ bytes: SVG, name: 'logo.png', type: 'image/png' })],
    ['half a photo', async () => ({ bytes: await halfAPhoto() })],
    ['a web page', () => ({ bytes: '<!doctype html><script>alert(1)</script>', name: 'a.webp', type: 'image/webp' })],
    ['a document', () => ({ bytes: '%PDF-1.7\n1 0 obj', name: 'a.pdf', type: 'application/pdf' })],
  ])('%s', async ([, file]) => {
    const answer = await refused(await file())
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ code: 'not_an_image', message: 'Only image files are allowed.' })
  })

  test('a small file that unpacks to 400 megapixels', async () => {
    const answer = await refused({ bytes: decompressionBomb(), name: 'bomb.png', type: 'image/png' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toContain('more than 50 megapixels')
  })

  test('15 megabytes', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 * 1024)])
    const answer = await refused({ bytes })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ code: 'image_too_large', message: 'Images must be smaller than 10MB.' })
    const french = await refused({ bytes }, { ...staff, 'accept-language': 'fr' })
    expect(french.json()).toEqual({ code: 'image_too_large', message: 'Les images doivent peser moins de 10\u00a0Mo.' })
  })

  test('a file under another field name', async () => {
    const answer = await refused({ bytes: await jpeg('#010203'), field: 'image' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { file: 'Please fill this in.' } })
  })

  test('a body that is no upload at all', async () => {
    const answer = await kais.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: staff,
      payload: { file: 'a.jpg' },
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' })
  })

  test('a picture from a visitor', async () => {
    const answer = await refused({ bytes: await jpeg('#040506') }, {})
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in first.' })
  })

  test('a picture from staff who do not write content', async () => {
    const answer = await refused({ bytes: await jpeg('#070809') }, await signInAs(kais, 'agent', 'agent'))
    expect(answer.statusCode).toBe(403)
  })
})

async function halfAPhoto(): Promise<Buffer> {
  const { data } = await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return data.subarray(0, data.length / 2)
}

test.for([
  '/pictures/nothing.webp',
  '/pictures/..%2f..%2fetc%2fpasswd',
  `/pictures/${'a'.repeat(32)}.webp.part`,
  `/pictures/${'a'.repeat(32)}.svg`,
])('No other file can be read through %s', async (url) => {
  expect((await kais.app.inject(url)).statusCode).toBe(400)
})

test('A picture that was never stored is not there', async () => {
  expect((await kais.app.inject(`/pictures/${'a'.repeat(32)}.webp`)).statusCode).toBe(404)
})
