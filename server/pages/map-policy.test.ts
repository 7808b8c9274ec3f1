import { expect, test } from 'vitest'
import { finishPage } from './rendered-page.ts'

async function policy(mapOrigin?: string): Promise<string> {
  const html = new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } })
  return (await finishPage(html, mapOrigin)).headers['content-security-policy'] ?? ''
}

test('Without another map, a page asks nobody but us, recordings kept elsewhere aside, and its workers are our own files', async () => {
  const own = await policy()
  expect(own.replace("media-src 'self' https:", '')).not.toContain('http')
  expect(own).toContain("worker-src 'self'")
  expect(own).not.toContain('blob:')
})

test('Another map’s host may send data, pictures and letters, and no scripts', async () => {
  const directives = (await policy('https://tiles.example.com')).split(';').map((part) => part.trim())
  const allowed = directives
    .filter((part) => part.includes('https://tiles.example.com'))
    .map((part) => part.split(' ')[0])
  expect(allowed.sort()).toEqual(['connect-src', 'font-src', 'img-src'])
})
