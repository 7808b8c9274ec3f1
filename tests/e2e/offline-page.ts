import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What the browser keeps, by the name of its store. */
export function keptIn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const stores = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys()
      return [name, keys.map(({ url }) => url.slice(origin.length))] as const
    })
    return Object.fromEntries(await Promise.all(stores))
  })
}

export const hasKept = (page: Page, store: string, key: string) =>
  expect.poll(async () => (await keptIn(page))[store] ?? []).toContain(key)

/** Opens a page and waits until it would be there without a network. */
export async function read(page: Page, path: string, variant = 'en/XOF'): Promise<void> {
  await page.goto(path)
  await hasKept(page, 'kais-pages', `/~kept/${variant}${path}`)
  await expect.poll(async () => Object.values(await keptIn(page)).flat()).toContain(`/~away/${variant.slice(0, 2)}`)
}

/** The house behind a door of ours, which may give another worker than it would. */
export async function openDoor(house: string) {
  let change = (code: string) => code
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request
    if (url === '/service-worker.js') {
      void fetch(house + url, { headers: { 'accept-encoding': 'identity' } }).then(async (answer) => {
        const { 'content-length': _length, etag: _etag, ...given } = Object.fromEntries(answer.headers)
        response.writeHead(200, given).end(change(await answer.text()))
      })
      return
    }
    const passed = ask(house + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed.on('error', () => response.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    giveAnother: (next: typeof change) => {
      change = next
    },
    close: () => server.close(),
  }
}
