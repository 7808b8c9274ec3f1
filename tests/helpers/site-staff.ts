import { expect } from 'vitest'
import { STAFF } from './prepared-house.ts'
import { newVisitor } from './site.ts'

/**
 * Staff of the built site, through its API: what they write stands on its pages at once. Other files read the same
 * database later, so a test takes away what it wrote.
 */
export async function signInToSite() {
  const { app } = await newVisitor()
  const signIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: STAFF })
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
  return {
    /** The number it got. */
    async write(url: string, payload: object): Promise<number> {
      const answer = await app.inject({ method: 'POST', url, payload, cookies })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().id
    },
    async change(url: string, payload: object, method: 'PUT' | 'PATCH' = 'PUT'): Promise<void> {
      const answer = await app.inject({ method, url, payload, cookies })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    async remove(...urls: string[]): Promise<void> {
      for (const url of urls) expect((await app.inject({ method: 'DELETE', url, cookies })).statusCode, url).toBe(204)
    },
    /** Its address. */
    async upload(name: string, bytes: Buffer): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      const request = new Request('http://kais', { method: 'POST', body: form })
      const answer = await app.inject({
        method: 'POST',
        url: '/api/files',
        cookies,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().path
    },
  }
}
