import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#common/locale.ts'
import type { WordedText } from '../recommendation.public.ts'
import { createCircuitBreaker, PAUSE_MS } from './circuit-breaker.ts'
import { type DecidedTexts, type TextToWord, textsToWord } from './facts-for-model.ts'
import { createHourlyBudget } from './hourly-budget.ts'
import {
  createModelCall,
  describeFailure,
  isWorthRetrying,
  type ModelElement,
  mayMindSchema,
} from './model-call.server.ts'
import { dataPrompt, SYSTEM_PROMPT } from './prompt.ts'
import { type Fault, findFault } from './verify-text.ts'

export interface ModelSettings {
  /** Any OpenAI-compatible endpoint: 'https://api.example.com/v1'. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Calls an hour, retries included; beyond them our own texts stand. */
  callsPerHour: number
}

interface Log {
  warn: (details: object, message: string) => void
  info: (details: object, message: string) => void
}

export interface WordingJob extends DecidedTexts {
  signal: AbortSignal
}

/** Words what was decided; decides nothing. */
export interface LlmWording {
  /** Yields each text as soon as it is whole and every fact in it has been found true. Never throws: what fails is left out. */
  word(job: WordingJob): AsyncGenerator<WordedText>
}

/** The page shows our own texts meanwhile; after this long nobody reads anew what they have read. */
const FIRST_ELEMENT_MS = 8_000
const WHOLE_CALL_MS = 12_000
const RETRY_PAUSE_MS = 250

type Dropped = Partial<Record<Fault | 'unasked', number>>

/** What was asked for comes once; anything else is dropped and counted. */
function createCheck(texts: readonly TextToWord[], locale: Locale, dropped: Dropped) {
  const open = new Map(texts.map((text) => [text.propertyId, text]))
  const drop = (why: keyof Dropped) => {
    dropped[why] = (dropped[why] ?? 0) + 1
    return null
  }
  return ({ propertyId, text }: ModelElement): WordedText | null => {
    const asked = open.get(propertyId)
    if (!asked) return drop('unasked')
    open.delete(propertyId)
    const plain = text.normalize('NFC').trim()
    const fault = findFault(plain, asked.sheet, locale)
    if (fault) return drop(fault)
    return propertyId === null ? { summary: plain } : { propertyId, personalizedDescription: plain }
  }
}

/** Aborts when the visitor leaves, when the first element is late, or the last. */
function createDeadline(visitor: AbortSignal) {
  const late = new AbortController()
  const first = setTimeout(() => late.abort(), FIRST_ELEMENT_MS)
  const whole = setTimeout(() => late.abort(), WHOLE_CALL_MS)
  return {
    signal: AbortSignal.any([visitor, late.signal]),
    isLate: () => late.signal.aborted,
    hasFirst: () => clearTimeout(first),
    end() {
      clearTimeout(first)
      clearTimeout(whole)
    },
  }
}

export function createLlmWording(settings: ModelSettings, log: Log, now: () => number = Date.now): LlmWording {
  const model = createModelCall(settings)
  const breaker = createCircuitBreaker(now)
  const budget = createHourlyBudget(settings.callsPerHour, now)
  let isSpent = false
  let hasSchema = true

  function takeCall(): boolean {
    const isTaken = budget.take()
    if (!isTaken && !isSpent) log.warn({ callsPerHour: settings.callsPerHour }, 'The model has no calls left this hour')
    isSpent = !isTaken
    return isTaken
  }

  /** The elements of one call, begun anew once where nothing came of it and something might. */
  async function* callModel(prompt: string, signal: AbortSignal): AsyncGenerator<ModelElement> {
    let hasElement = false
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const element of model.stream({ system: SYSTEM_PROMPT, prompt, signal, hasSchema })) {
          hasElement = true
          yield element
        }
        return
      } catch (error) {
        const mindsSchema = hasSchema && mayMindSchema(error)
        if (mindsSchema) hasSchema = false
        const isLast = attempt > 1 || hasElement || signal.aborted || !(mindsSchema || isWorthRetrying(error))
        if (isLast || !takeCall()) throw error
        if (!mindsSchema) await pause(RETRY_PAUSE_MS, undefined, { signal })
      }
    }
  }

  return {
    async *word(job) {
      const texts = textsToWord(job)
      if (texts.length === 0 || job.signal.aborted) return
      const call = breaker.enter()
      if (!call) return
      if (!takeCall()) return call.abandoned()

      const deadline = createDeadline(job.signal)
      const dropped: Dropped = {}
      const check = createCheck(texts, job.voice.locale, dropped)
      let elements = 0
      let kept = 0
      let reason: object = {}
      let isDone = false
      try {
        for await (const element of callModel(dataPrompt(texts, job.voice.locale), deadline.signal)) {
          elements += 1
          deadline.hasFirst()
          const text = check(element)
          if (!text) continue
          kept += 1
          yield text
        }
        isDone = true
      } catch (error) {
        isDone = true
        reason = describeFailure(error)
      } finally {
        deadline.end()
        const hasLeft = job.signal.aborted || !isDone
        if (deadline.isLate()) reason = { failure: 'late' }
        log.info({ asked: texts.length, kept, dropped, hasLeft, ...reason }, 'The model was asked to word a result')
        // One whole element is an answer, true or not: a model that lies is checked, not spared. Only one that cannot be used is.
        if (elements > 0) {
          if (call.succeeded()) log.warn({}, 'The model answers again')
        } else if (hasLeft) call.abandoned()
        else if (call.failed())
          log.warn({ pauseMs: PAUSE_MS, ...reason }, 'The model does not answer and is left alone')
      }
    },
  }
}
