import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  answersStatus,
  BREAKS,
  type ModelHouse,
  proposes,
  saysNothing,
  startModelHouse,
} from '#tests/helpers/fake-llm.ts'
import { NOTHING_ASKED } from '../preferences.ts'
import type { Proposals } from '../recommendation.public.ts'
import { NOTHING_READ } from '../wishes/search.ts'
import { TODAY } from '../wording/decision.fixture.ts'
import { speechOf } from '../wording/speech.ts'
import { type AskModel, createAskModel, type ModelJob } from './ask-model.server.ts'

const API_KEY = 'key-that-nobody-may-read'
const RETRIED = ['a 500', 'a 429', 'a connection that is cut at once', 'an answer that breaks off']
const NOTHING: Proposals = { questions: [], orders: [] }
const behaves = proposes(['lift.exactly.true', 'hoisted up'])

let house: ModelHouse
let log: { details: Record<string, unknown>; message: string; level: 'warn' | 'info' }[]
let clock: { time: number }

beforeAll(async () => {
  house = await startModelHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  house.requests.length = 0
  house.behave(behaves)
  log = []
  clock = { time: 0 }
})
afterEach(() => {
  vi.useRealTimers()
})

function newModel({ callsPerHour = 100, baseUrl = house.baseUrl } = {}): AskModel {
  const note = (level: 'warn' | 'info') => (details: object, message: string) =>
    void log.push({ level, message, details: { ...details } })
  const settings = { baseUrl, apiKey: API_KEY, model: 'reader-1', callsPerHour }
  return createAskModel(
    settings,
    { warn: note('warn'), info: note('info') },
    { now: () => clock.time, retryPauseMs: 1 },
  )
}

const job = (changes: Partial<ModelJob> = {}): ModelJob => ({
  text: 'I want to be hoisted up. Write to moussa@example.com, +221 77 123 45 67 or 77 123 45 67. 120 000 000 at most.',
  search: { preferences: { ...NOTHING_ASKED, kind: 'apartment' }, reading: NOTHING_READ },
  taken: [],
  read: [],
  answer: { recommendations: [] },
  speech: speechOf({ locale: 'en', currency: 'XOF' }, TODAY),
  signal: new AbortController().signal,
  ...changes,
})

const warnings = () => log.filter(({ level }) => level === 'warn').map(({ message }) => message)
const asksLift = (proposals: Proposals) =>
  expect(proposals.questions.map(({ text }) => text)).toEqual(['Did you also mean: With a lift?'])

test('One call brings what a model proposes; how to reach somebody is not told to it', async () => {
  asksLift(await newModel()(job()))
  expect(house.requests).toHaveLength(1)
  expect(house.requests[0]).toMatchObject({ path: '/v1/chat/completions', hasSchema: true })
  expect(house.requests[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`)
  expect(house.requests[0]?.text).toBe('I want to be hoisted up. Write to … … or …. 120 000 000 at most.')
})

test('An endpoint that does not know schemas is asked for plain JSON, then and from then on', async () => {
  house.behave((request, response) =>
    request.hasSchema ? answersStatus(400)(request, response) : behaves(request, response),
  )
  const ask = newModel()
  asksLift(await ask(job()))
  asksLift(await ask(job()))
  expect(house.requests.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false])
})

test.each(Object.entries(BREAKS))(
  '%s instead of an answer proposes nothing, and the next one is heard',
  async (name, broken) => {
    house.behave(broken)
    const ask = newModel()
    expect(await ask(job())).toEqual(NOTHING)
    expect(house.requests).toHaveLength(RETRIED.includes(name) ? 2 : 1)
    house.behave(behaves)
    asksLift(await ask(job()))
  },
)

test('A house that is not there at all proposes nothing', async () => {
  const gone = await startModelHouse()
  await gone.close()
  expect(await newModel({ baseUrl: gone.baseUrl })(job())).toEqual(NOTHING)
})

test('The second try brings what the first did not', async () => {
  house.behave((request, response) =>
    house.requests.length === 1 ? answersStatus(503)(request, response) : behaves(request, response),
  )
  asksLift(await newModel()(job()))
  expect(house.requests).toHaveLength(2)
})

test('After three failed calls the model is left alone for a minute, then asked once to see', async () => {
  house.behave(answersStatus(401))
  const ask = newModel()
  for (let call = 0; call < 5; call += 1) await ask(job())
  expect(house.requests).toHaveLength(3)
  clock.time += 60_000
  await ask(job())
  await ask(job())
  expect(house.requests).toHaveLength(4)
  clock.time += 60_000
  house.behave(behaves)
  asksLift(await ask(job()))
  asksLift(await ask(job()))
  expect(warnings()).toEqual(['The model does not answer and is left alone', 'The model answers again'])
})

test('A model that lies is not left alone: it answers, and every answer is checked', async () => {
  house.behave(proposes(['lift.exactly.true', 'the best home in Dakar']))
  const ask = newModel()
  for (let call = 0; call < 4; call += 1) expect(await ask(job())).toEqual(NOTHING)
  expect(house.requests).toHaveLength(4)
})

test('The calls of an hour are counted with their second tries, and then nothing is proposed', async () => {
  house.behave(answersStatus(500))
  const ask = newModel({ callsPerHour: 3 })
  for (let call = 0; call < 3; call += 1) expect(await ask(job())).toEqual(NOTHING)
  expect(house.requests).toHaveLength(3)
  expect(warnings()).toContain('The model has no calls left this hour')
  clock.time += 3_600_000
  house.behave(behaves)
  asksLift(await ask(job()))
})

/** Only the limit's own clock is moved by hand; the network runs as ever. */
const moveTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const inTurn = () => new Promise(setImmediate)
async function untilAsked(): Promise<void> {
  while (house.requests.length === 0) await inTurn()
}
async function untilAborted(): Promise<void> {
  while (!house.requests[0]?.isAborted) await inTurn()
}

test.each([
  ['says nothing', saysNothing],
  ['begins and does not end', (_: unknown, response: { write(text: string): unknown }) => void response.write('{"id"')],
])('A model that %s is waited for twelve seconds, and not asked again', async (_, behaviour) => {
  moveTimers()
  house.behave(behaviour)
  const proposals = newModel()(job())
  await untilAsked()
  vi.advanceTimersByTime(11_999)
  await inTurn()
  expect(house.requests[0]?.isAborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await proposals).toEqual(NOTHING)
  await untilAborted()
  expect(house.requests).toHaveLength(1)
  expect(log).toMatchObject([{ details: { failure: 'late' } }])
})

test('When the visitor leaves, the model is told at once, and nothing is held against it', async () => {
  moveTimers()
  house.behave(saysNothing)
  const ask = newModel()
  for (let visitor = 0; visitor < 4; visitor += 1) {
    house.requests.length = 0
    const leaving = new AbortController()
    const proposals = ask(job({ signal: leaving.signal }))
    await untilAsked()
    leaving.abort()
    expect(await proposals).toEqual(NOTHING)
    await untilAborted()
  }
  expect(log.every(({ level, details }) => level === 'info' && details.hasLeft === true)).toBe(true)
})

test('Neither the key nor anything of the visitor or the model stands in the log', async () => {
  const ask = newModel()
  await ask(job())
  house.behave(answersStatus(401, JSON.stringify({ error: { message: `Wrong key ${API_KEY}`, type: 'auth' } })))
  for (let call = 0; call < 4; call += 1) await ask(job())
  expect(log.some(({ details }) => details.status === 401)).toBe(true)
  expect(log[0]?.details).toEqual({ proposed: 1, asked: 1, ordered: 0 })
  expect(JSON.stringify(log)).not.toMatch(/key-that|hoisted|moussa|Wrong/)
})

test('Without a text nothing is asked', async () => {
  expect(await newModel()(job({ text: ' \n' }))).toEqual(NOTHING)
  expect(house.requests).toEqual([])
})
