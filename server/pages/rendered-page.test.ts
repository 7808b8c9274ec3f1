import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { beforePaintScript } from '#app/shell/before-paint.ts'
import { INLINE_SCRIPT_HASHES } from '#app/shell/inline-scripts.server.tsx'
import { WholePage } from '#ui/page/whole-page.server.ts'
import { bodyOf, chooseEncoding, finishPage } from './rendered-page.ts'

const FIRST = 'document.documentElement.dataset.theme = "dark"'
const SECOND = '\nwindow.kais = { a: "é" }\n'
const HTML = `<!doctype html><html><head><title>Réservée à l’été</title>
<script>${FIRST}</script><script type="module" nonce="">${SECOND}</script><script>${FIRST}</script>
<script src="/assets/entry.js"></script><script type="application/ld+json">{"@type":"Thing"}</script></head></html>`

const asHtml = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function directive(policy: string | undefined, name: string): string[] {
  const found = policy
    ?.split(';')
    .map((part) => part.trim().split(' '))
    .find(([first]) => first === name)
  return found?.slice(1) ?? []
}

test('The policy names scripts that were known before the page, and none that stands in it', async () => {
  const { headers } = await finishPage(asHtml(HTML))
  const policy = headers['content-security-policy']
  expect(directive(policy, 'script-src')).toEqual(["'self'", ...INLINE_SCRIPT_HASHES])
  expect(INLINE_SCRIPT_HASHES).toContain(hashOf(beforePaintScript))
  for (const name of ['object-src', 'frame-src']) expect(directive(policy, name)).toEqual(["'none'"])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
})

test('What is fetched ahead may come from the house alone, in browsers that ask the default', async () => {
  const { headers } = await finishPage(asHtml(HTML))
  expect(directive(headers['content-security-policy'], 'default-src')).toEqual(["'self'"])
})

test('Every encoding unpacks to the same bytes', async () => {
  const page = await finishPage(asHtml(HTML))
  expect((await bodyOf(page, 'identity')).toString()).toBe(HTML)
  expect(brotliDecompressSync(await bodyOf(page, 'br')).toString()).toBe(HTML)
  expect(gunzipSync(await bodyOf(page, 'gzip')).toString()).toBe(HTML)
})

test('Half a letter, as in a text that was cut, becomes a sign and takes nothing else with it', async () => {
  const page = await finishPage(new WholePage('l’été \ud83c…', {}))
  expect((await bodyOf(page, 'identity')).toString()).toBe('l’été \ufffd…')
})

test('The same page has the same mark, another page another', async () => {
  const [first, again, other] = await Promise.all([HTML, HTML, `${HTML}!`].map((html) => finishPage(asHtml(html))))
  expect(again?.etag).toBe(first?.etag)
  expect(other?.etag).not.toBe(first?.etag)
})

test('Only a success that sets no cookie is kept, and no cookie leaves with a page', async () => {
  expect(await finishPage(asHtml(HTML))).toMatchObject({ isKeepable: true })
  expect(await finishPage(asHtml(HTML, { status: 404 }))).toMatchObject({ isKeepable: false, status: 404 })
  expect(await finishPage(asHtml(HTML, { status: 500 }))).toMatchObject({ isKeepable: false })
  const withCookie = await finishPage(asHtml(HTML, { headers: { 'set-cookie': 'a=b' } }))
  expect(withCookie.isKeepable).toBe(false)
  expect(withCookie.headers).not.toHaveProperty('set-cookie')
})

test('A page that says it is for the moment only is not kept', async () => {
  const fleeting = await finishPage(asHtml(HTML, { headers: { 'cache-control': 'no-store' } }))
  expect(fleeting.isKeepable).toBe(false)
})

test('What is not a page (robots.txt, a sitemap) keeps its type and needs no script policy', async () => {
  const { headers } = await finishPage(new Response('User-agent: *', { headers: { 'content-type': 'text/plain' } }))
  expect(headers).toEqual({ 'content-type': 'text/plain' })
})

test('The best encoding that the browser takes is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip, deflate')).toBe('gzip')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})
