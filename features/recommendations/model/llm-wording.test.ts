import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  answersStatus,
  BREAKS,
  behaves,
  honestElements,
  lies,
  type ModelHouse,
  says,
  saysNothing,
  startModelHouse,
} from '#tests/helpers/fake-llm.ts'
import type { WordedText } from '../recommendation.public.ts'
import { decidedJob } from './decided.fixture.ts'
import { createLlmWording, type LlmWording, type WordingJob } from './llm-wording.server.ts'

const API_KEY = 'key-that-nobody-may-read'
const RETRIED = ['a 500', 'a 429', 'a connection that is cut at once', 'a stream that is cut in the middle of a word']

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

function newWordsmith({ callsPerHour = 100, baseUrl = house.baseUrl } = {}): LlmWording {
  const note = (level: 'warn' | 'info') => (details: object, message: string) =>
    void log.push({ level, message, details: { ...details } })
  const settings = { baseUrl, apiKey: API_KEY, model: 'wordy-1', callsPerHour }
  return createLlmWording(settings, { warn: note('warn'), info: note('info') }, () => clock.time)
}

async function wordAll(wordsmith: LlmWording, job: WordingJob = decidedJob()): Promise<WordedText[]> {
  return Array.fromAsync(wordsmith.word(job))
}

const warnings = () => log.filter(({ level }) => level === 'warn').map(({ message }) => message)
const idsOf = (texts: readonly WordedText[]) => texts.map((text) => ('propertyId' in text ? text.propertyId : null))

test('A model that keeps to the facts words every text', async () => {
  const texts = await wordAll(newWordsmith())
  expect(idsOf(texts)).toEqual([7, 9, null])
  expect(texts[0]).toMatchObject({
    personalizedDescription: expect.stringMatching(/^This villa in Almadies has 4 bedrooms and 3 bathrooms\./),
  })
  expect(house.requests).toHaveLength(1)
  expect(house.requests[0]).toMatchObject({ path: '/v1/chat/completions', hasSchema: true })
  expect(house.requests[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`)
})

test('It words in French where the visitor reads French', async () => {
  const texts = await wordAll(newWordsmith(), decidedJob('fr'))
  expect(idsOf(texts)).toEqual([7, 9, null])
  expect(texts[1]).toMatchObject({ personalizedDescription: expect.stringMatching(/2\schambres et 1\ssalle de bain/) })
})

test('A text is there before the model has written the next one', async () => {
  const { promise: isRead, resolve: release } = Promise.withResolvers<void>()
  house.behave(says(honestElements, () => isRead))
  const texts = newWordsmith().word(decidedJob())
  expect((await texts.next()).value).toMatchObject({ propertyId: 7 })
  expect(house.requests[0]?.isAborted).toBe(false)
  release()
  expect(idsOf(await Array.fromAsync(texts))).toEqual([9, null])
})

test('Nothing that the visitor wrote is sent, not even where a text of ours repeats it', async () => {
  const job = decidedJob()
  const [first, second] = job.answer.recommendations
  if (!first || !second) throw new Error('The fixture has two homes')
  const repeated = `We will check this with you: ${job.decision.reading.unknown[0]}.`
  await wordAll(newWordsmith(), {
    ...job,
    answer: {
      recommendations: [
        { ...first, reasons: [...first.reasons, repeated] },
        { ...second, personalizedDescription: repeated },
      ],
      summary: repeated,
    },
  })
  expect(house.requests[0]?.texts.map(({ propertyId }) => propertyId)).toEqual([7])
  expect(house.requests[0]?.body).toContain('Villa of the filaos')
  expect(house.requests[0]?.body).not.toMatch(/ignore your|praise property/i)
})

test('One lie costs one text; the others stand, and the log counts it without a word of it', async () => {
  house.behave(lies((honest, { propertyId }) => (propertyId === 7 ? honest.replace('4', '9') : honest)))
  expect(idsOf(await wordAll(newWordsmith()))).toEqual([9, null])
  expect(log).toEqual([
    {
      level: 'info',
      message: 'The model was asked to word a result',
      details: { asked: 3, kept: 2, dropped: { number: 1 }, hasLeft: false },
    },
  ])
})

test('A home that was not asked for, or comes a second time, is dropped', async () => {
  house.behave(
    says((request) => {
      const [first, ...rest] = honestElements(request)
      return first ? [{ ...first, propertyId: 8 }, first, first, ...rest] : []
    }),
  )
  const texts = await wordAll(newWordsmith())
  expect(idsOf(texts)).toEqual([7, 9, null])
  expect(log[0]?.details).toMatchObject({ dropped: { unasked: 2 } })
})

test('An endpoint that does not know schemas is asked for plain JSON, then and from then on', async () => {
  house.behave((request, response) =>
    request.hasSchema ? answersStatus(400)(request, response) : behaves(request, response),
  )
  const wordsmith = newWordsmith()
  expect(await wordAll(wordsmith)).toHaveLength(3)
  expect(await wordAll(wordsmith)).toHaveLength(3)
  expect(house.requests.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false])
})

test.each(Object.entries(BREAKS))('%s instead of an answer leaves our texts as they are', async (name, behaviour) => {
  house.behave(behaviour)
  expect(await wordAll(newWordsmith())).toEqual([])
  expect(house.requests).toHaveLength(RETRIED.includes(name) ? 2 : 1)
})

test('A house that is not there at all leaves our texts as they are', async () => {
  const gone = await startModelHouse()
  await gone.close()
  expect(await wordAll(newWordsmith({ baseUrl: gone.baseUrl }))).toEqual([])
})

test('The retry brings the texts when the first call failed', async () => {
  house.behave((request, response) =>
    house.requests.length === 1 ? answersStatus(503)(request, response) : behaves(request, response),
  )
  expect(await wordAll(newWordsmith())).toHaveLength(3)
  expect(house.requests).toHaveLength(2)
})

test('What came before the stream broke is kept, and no second call repeats it', async () => {
  const { promise: isRead, resolve: breakOff } = Promise.withResolvers<void>()
  house.behave((request, response) =>
    says(honestElements, () => isRead.then(() => response.destroy()))(request, response),
  )
  const texts = newWordsmith().word(decidedJob())
  expect((await texts.next()).value).toMatchObject({ propertyId: 7 })
  breakOff()
  expect(await Array.fromAsync(texts)).toEqual([])
  expect(house.requests).toHaveLength(1)
})

test('After three failed calls the model is left alone for a minute, then asked once to see', async () => {
  house.behave(answersStatus(401))
  const wordsmith = newWordsmith()
  for (let call = 0; call < 5; call += 1) await wordAll(wordsmith)
  expect(house.requests).toHaveLength(3)
  expect(warnings()).toEqual(['The model does not answer and is left alone'])

  clock.time += 60_000
  await wordAll(wordsmith)
  await wordAll(wordsmith)
  expect(house.requests).toHaveLength(4)

  clock.time += 60_000
  house.behave(behaves)
  expect(await wordAll(wordsmith)).toHaveLength(3)
  expect(await wordAll(wordsmith)).toHaveLength(3)
  expect(warnings()).toEqual(['The model does not answer and is left alone', 'The model answers again'])
})

test('A model that lies is not left alone: it answers, and every answer is checked', async () => {
  house.behave(lies(() => 'The best home in Dakar. Guaranteed.'))
  const wordsmith = newWordsmith()
  for (let call = 0; call < 4; call += 1) expect(await wordAll(wordsmith)).toEqual([])
  expect(house.requests).toHaveLength(4)
})

test('The calls of an hour are counted with their retries, and then our texts stand', async () => {
  house.behave(answersStatus(500))
  const wordsmith = newWordsmith({ callsPerHour: 3 })
  for (let call = 0; call < 3; call += 1) await wordAll(wordsmith)
  expect(house.requests).toHaveLength(3)
  expect(warnings()).toContain('The model has no calls left this hour')

  clock.time += 3_600_000
  house.behave(behaves)
  expect(await wordAll(wordsmith)).toHaveLength(3)
})

/** Only the limits' own clock is moved by hand; the network runs as ever. */
const moveTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
async function untilAsked(): Promise<void> {
  while (house.requests.length === 0) await new Promise(setImmediate)
}
async function untilAborted(): Promise<void> {
  while (!house.requests[0]?.isAborted) await new Promise(setImmediate)
}

test('A model that says nothing for eight seconds is not waited for', async () => {
  moveTimers()
  house.behave(saysNothing)
  const texts = wordAll(newWordsmith())
  await untilAsked()
  vi.advanceTimersByTime(7_999)
  expect(house.requests[0]?.isAborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await texts).toEqual([])
  await untilAborted()
  expect(house.requests).toHaveLength(1)
})

test('After twelve seconds whatever is there has to do', async () => {
  moveTimers()
  house.behave(says(honestElements, () => new Promise(() => undefined)))
  const texts = newWordsmith().word(decidedJob())
  expect((await texts.next()).value).toMatchObject({ propertyId: 7 })
  const rest = Array.fromAsync(texts)
  vi.advanceTimersByTime(12_000)
  expect(await rest).toEqual([])
  await untilAborted()
})

test('When the visitor leaves, the model is told at once, and nothing is held against it', async () => {
  moveTimers()
  const leaving = new AbortController()
  house.behave(saysNothing)
  const wordsmith = newWordsmith()
  const texts = wordAll(wordsmith, decidedJob('en', { signal: leaving.signal }))
  await untilAsked()
  leaving.abort()
  expect(await texts).toEqual([])
  await untilAborted()
  expect(log).toMatchObject([{ level: 'info', details: { hasLeft: true } }])
})

test('A reader who stops reading ends the call', async () => {
  moveTimers()
  house.behave(says(honestElements, () => new Promise(() => undefined)))
  const texts = newWordsmith().word(decidedJob())
  await texts.next()
  await texts.return(undefined)
  await untilAborted()
  expect(house.requests).toHaveLength(1)
})

test('Neither the key nor anything of the visitor or the model stands in the log', async () => {
  house.behave(answersStatus(401, JSON.stringify({ error: { message: `Wrong key ${API_KEY}`, type: 'auth' } })))
  const wordsmith = newWordsmith()
  for (let call = 0; call < 4; call += 1) await wordAll(wordsmith)
  expect(log.some(({ details }) => details.status === 401)).toBe(true)
  expect(JSON.stringify(log)).not.toMatch(/key-that|Ngor|garden|Wrong/)
})

test('Without homes nothing is asked', async () => {
  const job = decidedJob()
  await wordAll(newWordsmith(), { ...job, answer: { recommendations: [], summary: 'Nothing fits.' } })
  expect(house.requests).toEqual([])
})
