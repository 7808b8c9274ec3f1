import { setTimeout as pause } from 'node:timers/promises'
import type { Proposals, RecommendationAnswer } from '../recommendation.public.ts'
import type { Speech } from '../wording/speech.ts'
import { type ModelAnswer, ordersOf, questionsOf, type TakenText } from './check-proposals.ts'
import { createCircuitBreaker, PAUSE_MS } from './circuit-breaker.ts'
import { createHourlyBudget } from './hourly-budget.ts'
import { createModelCall, describeFailure, isWorthRetrying, mayMindSchema } from './model-call.server.ts'
import { dataPrompt, SYSTEM_PROMPT } from './prompt.ts'

export interface ModelSettings {
  /** Any OpenAI-compatible endpoint: 'https://api.example.com/v1'. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Calls an hour, retries included; beyond them nothing is proposed. */
  callsPerHour: number
}

interface Log {
  warn: (details: object, message: string) => void
  info: (details: object, message: string) => void
}

export interface ModelJob extends TakenText {
  answer: Pick<RecommendationAnswer, 'recommendations'>
  speech: Speech
  signal: AbortSignal
}

/** Asks a model what else a text may mean. Decides nothing and changes nothing; never throws. */
export type AskModel = (job: ModelJob) => Promise<Proposals>

/** The answer stands there meanwhile; after this long nobody looks for a question above it. */
const DEADLINE_MS = 12_000
const RETRY_PAUSE_MS = 250
const NOTHING: Proposals = { questions: [], orders: [] }

interface Options {
  now?: () => number
  retryPauseMs?: number
}

export function createAskModel(
  settings: ModelSettings,
  log: Log,
  { now = Date.now, retryPauseMs = RETRY_PAUSE_MS }: Options = {},
): AskModel {
  const callOnce = createModelCall(settings)
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

  /** Begun anew once where nothing came of it and something might. */
  async function callModel(prompt: string, signal: AbortSignal): Promise<ModelAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callOnce({ system: SYSTEM_PROMPT, prompt, signal, hasSchema })
      } catch (error) {
        const mindsSchema = hasSchema && mayMindSchema(error)
        if (mindsSchema) hasSchema = false
        const isLast = attempt > 1 || signal.aborted || !(mindsSchema || isWorthRetrying(error))
        if (isLast || !takeCall()) throw error
        if (!mindsSchema) await pause(retryPauseMs, undefined, { signal })
      }
    }
  }

  return async (job) => {
    const { text, answer, speech, signal } = job
    if (text.trim() === '' || signal.aborted) return NOTHING
    const call = breaker.enter()
    if (!call) return NOTHING
    if (!takeCall()) {
      call.abandoned()
      return NOTHING
    }
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(), DEADLINE_MS)
    try {
      const said = await callModel(dataPrompt(job, answer, speech), AbortSignal.any([signal, late.signal]))
      // A whole answer is one, true or not: a model that lies is checked, not spared. Only one that cannot be used is.
      if (call.succeeded()) log.warn({}, 'The model answers again')
      const found = { questions: questionsOf(said, job, speech), orders: ordersOf(said, answer) }
      const [proposed, asked] = [said.wishes.length, found.questions.length]
      log.info({ proposed, asked, ordered: found.orders.length }, 'The model was asked about a text')
      return found
    } catch (error) {
      const reason = late.signal.aborted ? { failure: 'late' } : describeFailure(error)
      log.info({ hasLeft: signal.aborted, ...reason }, 'The model was asked about a text')
      if (signal.aborted) call.abandoned()
      else if (call.failed()) log.warn({ pauseMs: PAUSE_MS, ...reason }, 'The model does not answer and is left alone')
      return NOTHING
    } finally {
      clearTimeout(deadline)
    }
  }
}
