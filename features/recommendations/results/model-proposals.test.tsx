import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { NO_ANSWERS } from '../answers.ts'
import type { Proposals } from '../recommendation.public.ts'
import { ModelProposals } from './model-proposals.tsx'

const PATH = '/ai-recommendations/result?max=200000000&type=villa&w=quiet.exactly.true'
const YES = `${PATH}&w=lift.exactly.true`
const LIFT = { text: 'Did you also mean: With a lift?', quote: 'whoosh up', path: YES }
const ORDERS = [{ propertyId: 7, reasons: [1, 0] }]

interface Case {
  words?: string
  hasModel?: boolean
  answer?: () => Promise<Response>
}
async function open({ words = 'whoosh up', hasModel = true, answer }: Case = {}) {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init)
    return answer?.() ?? Promise.resolve(Response.json({ questions: [LIFT], orders: ORDERS } satisfies Proposals))
  })
  const onOrders = vi.fn()
  const answers = { ...NO_ANSWERS, max: '200000000', type: 'villa' }
  let leave = () => {}
  const Screen = () => {
    const [isThere, setThere] = useState(true)
    leave = () => setThere(false)
    const given = { answer: { hasModel, path: PATH }, answers, words, onOrders }
    return isThere && <ModelProposals {...given} />
  }
  const document = await mount(Screen)
  await act(async () => undefined)
  return {
    document,
    asked,
    onOrders,
    leave: () => act(async () => leave()),
    links: () => [...document.querySelectorAll('a')],
  }
}

test('What the model proposes stands there as questions that lead to a result, each with the visitor’s own words', async () => {
  const { asked, onOrders, links, document } = await open()
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[LIFT.text, YES]])
  expect(document.querySelector('q')?.textContent).toBe('whoosh up')
  expect(onOrders).toHaveBeenCalledExactlyOnceWith(ORDERS)
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
    additionalRequirements: 'whoosh up',
    propertyType: 'villa',
    wishes: 'max=200000000&type=villa&w=quiet.exactly.true',
  })
})

test.each([
  ['there is no model', { hasModel: false }],
  ['the text is gone', { words: ' ' }],
])('Nothing is asked where %s', async (_, given) => {
  const { asked, document } = await open(given)
  expect(asked).toEqual([])
  expect(document.querySelector('section')).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['a model that was taken away', async () => new Response(null, { status: 204 })],
  ['too many questions', async () => Response.json({ message: 'Wait.' }, { status: 429 })],
  ['half an answer', async () => new Response('{"questions":[')],
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('With %s nothing is said', async (_, answer) => {
  const { asked, document, onOrders } = await open({ answer })
  expect(asked).toHaveLength(1)
  expect(document.querySelector('section')).toBeNull()
  expect(onOrders).not.toHaveBeenCalled()
})

test('Whoever leaves asks no more, and what comes after that is not heard', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { asked, leave, onOrders } = await open({ answer: () => promise })
  expect(asked[0]?.signal?.aborted).toBe(false)
  await leave()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await act(async () => resolve(Response.json({ questions: [LIFT], orders: ORDERS })))
  expect(onOrders).not.toHaveBeenCalled()
})
