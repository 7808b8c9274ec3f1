import { type Answer, ask, type Question } from './ask.ts'
import type { House } from './house.ts'

/** A named attack: what was tried, and whether the house held. */

interface Outcome {
  requests: number
  happened: string
  isHeld: boolean
}

export interface Attack {
  name: string
  run(house: House): Promise<Outcome>
}

/** The attacked house believes its proxy, so that everybody in an attack has an address of their own. */
export const ATTACKED = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on' }

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** An address from the range for documentation, one for each number. */
export const stranger = (number: number) => from(`203.0.${number >> 8}.${number & 255}`)

export function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const type = { 'content-type': 'application/json' }
  return ask(url, { method: 'POST', path, body: JSON.stringify(body), headers: { ...type, ...headers } })
}

export function postForm(
  url: string,
  path: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(url, { method: 'POST', path, body: String(new URLSearchParams(values)), headers: { ...type, ...headers } })
}

export const get = (url: string, path: string, headers: Question['headers'] = {}) =>
  ask(url, { method: 'GET', path, headers })

/** '413 × 20, 200 × 1'. */
export function countOf(answers: readonly (Answer | number)[]): string {
  const counts = Map.groupBy(answers, (answer) => (typeof answer === 'number' ? answer : answer.status))
  return [...counts].map(([status, ones]) => `${status} × ${ones.length}`).join(', ')
}

export const range = (length: number) => Array.from({ length }, (_, number) => number)

/** What one of several like requests cost the server's processor, in milliseconds: the same on a busy machine. */
export async function costOf(house: House, requests: readonly (() => Promise<Answer>)[]) {
  const { cpuMs: before } = await house.gauge()
  const answers: Answer[] = []
  for (const request of requests) answers.push(await request())
  const { cpuMs, lagMs } = await house.gauge()
  return { answers, each: (cpuMs - before) / requests.length, lagMs }
}

export const isRefusal = ({ status }: Answer) => status >= 400 && status < 500
