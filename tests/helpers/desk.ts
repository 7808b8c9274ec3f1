import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { contactDraft } from './factories.ts'
import type { TestApp } from './test-app.ts'

type Headers = Record<string, string>

/** Somebody of a name nobody else in the test has. */
export const somebody = (first = 'Awa') => `${first} ${randomUUID().slice(0, 8)}`

/** Sent from the site; with the trap filled in it is held back as spam. */
export async function sendContact(
  { app }: TestApp,
  changes: Parameters<typeof contactDraft>[0] = {},
  headers: Headers = {},
): Promise<number> {
  const payload = contactDraft({ email: `${randomUUID()}@example.com`, phone: null, ...changes })
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload, headers })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

export const HELD_BACK = { 'x-form-trap': 'x' }

export function patch({ app }: TestApp, url: string, payload: object, headers: Headers) {
  return app.inject({ method: 'PATCH', url, payload, headers })
}

/** Lines of a CSV file, each as its cells: as a spreadsheet reads it. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  // What follows the last line's end is not a line.
  return rows.slice(0, -1)
}
