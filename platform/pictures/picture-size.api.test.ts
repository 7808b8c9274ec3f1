import { expect, test } from 'vitest'
import { jpeg, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'

/** SPEC section 9. */
const TEN_MEGABYTES = 10_485_760

test('A picture of ten megabytes is refused, and one that is a byte short of ten is taken', async () => {
  const kais = await startTestApp()
  const staff = await signInAs(kais, 'photographer', 'editor')
  const picture = await jpeg('#204060')

  /** A real picture with nothing behind it, until it weighs so much. */
  async function upload(bytes: number) {
    const file = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg')
    const request = new Request('http://kais', { method: 'POST', body: form })
    const headers = { ...staff, 'content-type': request.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await request.arrayBuffer())
    return kais.app.inject({ method: 'POST', url: '/api/upload', headers, payload })
  }

  const refused = await upload(TEN_MEGABYTES)
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toEqual({ code: 'image_too_large', message: 'Images must be smaller than 10MB.' })
  const taken = await upload(TEN_MEGABYTES - 1)
  expect(taken.statusCode).toBe(200)
  expect(taken.json()).toMatchObject({ path: expect.stringMatching(/^\/pictures\/\w+\.webp$/) })
  await kais.close()
})
