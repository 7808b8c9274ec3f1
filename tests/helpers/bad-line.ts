import type { FastifyInstance } from 'fastify'
import { act } from 'react'
import { vi } from 'vitest'

type Line = 'good' | 'loses answers' | 'dead'

/** Requests that have not been answered yet. */
const underWay = new Set<Promise<unknown>>()
let letGo: (() => void) | null = null

/** Until the line is quiet, or holds its answers back. */
export async function quiet(): Promise<void> {
  while (underWay.size > 0 && !letGo) await Promise.allSettled(underWay)
}

/** A line to the server that can be made worse, and what went over it. */
export function openLine(app: FastifyInstance, cookie = '') {
  const posts: Request[] = []
  const asked: string[] = []
  let held = Promise.resolve()
  letGo = null
  underWay.clear()
  const line = {
    state: 'good' as Line,
    /** Every message that left the browser, whatever became of it. */
    posts,
    /** Every address that was asked for something. */
    asked,
    /** Answers wait until they are let go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      letGo = resolve
    },
    async letGo() {
      letGo?.()
      letGo = null
      await act(quiet)
    },
    /** Given once instead of the server's answer. */
    refusal: null as Response | null,
    /** What the browser would send, changed on its way. */
    onItsWay: (headers: Headers) => headers,
  }
  async function send(url: string, init: RequestInit): Promise<Response> {
    const request = new Request(new URL(url, 'https://kais.example'), { ...init, signal: null })
    if (request.method === 'POST') posts.push(request)
    else asked.push(url)
    if (line.state === 'dead') throw new TypeError('Failed to fetch')
    const { refusal } = line
    line.refusal = null
    if (refusal) return refusal
    const headers = line.onItsWay(new Headers(request.headers))
    if (cookie) headers.set('cookie', cookie)
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(headers),
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    await held
    if (line.state === 'loses answers') throw new TypeError('Failed to fetch')
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const answer = send(url, init)
    underWay.add(answer)
    const forget = () => underWay.delete(answer)
    answer.then(forget, forget)
    return answer
  })
  return line
}
