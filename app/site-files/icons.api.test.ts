import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** Sizes and bytes of the pictures in an ICO, as its directory names them. */
function picturesIn(ico: Buffer): { size: number; bytes: Buffer }[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index
    const start = ico.readUInt32LE(at + 12)
    return { size: ico.readUInt8(at), bytes: ico.subarray(start, start + ico.readUInt32LE(at + 8)) }
  })
}

test('/favicon.ico is an ICO of 16, 32 and 48 pixels', async () => {
  const answer = await kais.app.inject('/favicon.ico')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/x-icon')
  const pictures = picturesIn(answer.rawPayload)
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48])
  for (const { size, bytes } of pictures) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})

test.for([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-512.png', 512],
] as const)('%s is an opaque PNG of %i pixels', async ([url, size]) => {
  const answer = await kais.app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(true)
  expect(answer.rawPayload.length).toBeLessThan(4_000)
})

test('The icon that phones cut keeps the whole mark within the middle four fifths', async () => {
  const { rawPayload } = await kais.app.inject('/icon-maskable-512.png')
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const ground = data.subarray(0, info.channels)
  const distances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const isGround = ground.equals(data.subarray(pixel * info.channels, (pixel + 1) * info.channels))
    return isGround ? 0 : Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256)
  })
  const furthest = distances.reduce((most, distance) => Math.max(most, distance), 0)
  expect(furthest).toBeGreaterThan(100)
  expect(furthest).toBeLessThan(0.4 * 512)
})

test('An icon that is still the same is not sent again', async () => {
  const { headers } = await kais.app.inject('/favicon.ico')
  const again = await kais.app.inject({ url: '/favicon.ico', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})
