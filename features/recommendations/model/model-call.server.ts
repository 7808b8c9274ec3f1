import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, Output } from 'ai'
import { z } from 'zod'
import type { ModelAnswer } from './check-proposals.ts'

// The library would warn about endpoints without schemas, which are fine here.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Strict schemas know few words: the rest is checked where the text and the homes are. */
const answerSchema: z.ZodType<ModelAnswer> = z.object({
  wishes: z.array(z.object({ code: z.string(), quote: z.string() })),
  orders: z.array(z.object({ propertyId: z.number(), reasons: z.array(z.number()) })),
})

/** Five wishes and six orders take less than two thousand characters; some models think aloud besides. */
const MOST_BYTES = 200_000

class AnswerTooLong extends Error {}

interface Endpoint {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

interface Call {
  system: string
  prompt: string
  signal: AbortSignal
  /** False: only 'a JSON object' is asked for, as endpoints without json_schema understand it. */
  hasSchema: boolean
}

/** Keys go where they were meant to go, and an answer without an end is cut. */
const guardedFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'error' })
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MOST_BYTES) controller.error(new AnswerTooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted ?? null, { status, statusText, headers })
}

/** The other side may answer better another time: it was not reached, hung up, had no time, or too many callers. */
export function isWorthRetrying(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.isRetryable
  return error instanceof TypeError && /terminated|fetch failed|network/i.test(error.message)
}

/** Endpoints that do not know json_schema say that the request is wrong. */
export function mayMindSchema(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
}

/** For the log: what happened, without a word of what was sent, said or used as a key. */
export function describeFailure(error: unknown): { failure: string; status?: number } {
  const failure = error instanceof Error ? error.constructor.name : typeof error
  return APICallError.isInstance(error) && error.statusCode ? { failure, status: error.statusCode } : { failure }
}

/** One call and its whole answer, of the shape that was asked for. Throws what went wrong. */
export function createModelCall({ baseUrl, apiKey, model }: Endpoint): (call: Call) => Promise<ModelAnswer> {
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch: guardedFetch,
      supportsStructuredOutputs,
    })(model)
  const [withSchema, withoutSchema] = [connect(true), connect(false)]

  return async ({ system, prompt, signal, hasSchema }) => {
    // No temperature and no token limit: newer models refuse the one or the name of the other.
    const { output } = await generateText({
      model: hasSchema ? withSchema : withoutSchema,
      instructions: system,
      prompt,
      output: Output.object({ schema: answerSchema, name: 'proposals' }),
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    return output
  }
}
