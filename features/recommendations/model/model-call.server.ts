import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output, streamText } from 'ai'
import { z } from 'zod'

// The library would warn about endpoints without schemas, which are fine here.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Strict schemas know few words: lengths and ids are checked where the facts are. */
const elementSchema = z.object({ propertyId: z.number().nullable(), text: z.string() })
export type ModelElement = z.output<typeof elementSchema>

/** Seven short texts take about four thousand characters; each comes in pieces of a few, with some two hundred around it. */
const MOST_TEXT = 16_000
const MOST_BYTES = 2_000_000

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

interface ModelCall {
  /** Each element as soon as it is whole. Throws what went wrong, after the elements that came before it. */
  stream(call: Call): AsyncGenerator<ModelElement>
}

export function createModelCall({ baseUrl, apiKey, model }: Endpoint): ModelCall {
  const connect = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch: guardedFetch,
      supportsStructuredOutputs,
    })(model)
  const [withSchema, withoutSchema] = [connect(true), connect(false)]

  return {
    async *stream({ system, prompt, signal, hasSchema }) {
      let failure: { error: unknown } | null = null
      let characters = 0
      // Whoever stops reading ends the request as well.
      const ending = new AbortController()
      // No temperature and no token limit: newer models refuse the one or the name of the other. Our own limits cut what is too long.
      const { elementStream } = streamText({
        model: hasSchema ? withSchema : withoutSchema,
        instructions: system,
        prompt,
        output: Output.array({ element: elementSchema, name: 'texts' }),
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, ending.signal]),
        telemetry: { isEnabled: false },
        onError({ error }) {
          failure ??= { error }
        },
        experimental_transform: () =>
          new TransformStream({
            transform(part, controller) {
              if (part.type === 'text-delta') characters += part.text.length
              if (characters > MOST_TEXT) controller.error(new AnswerTooLong())
              else controller.enqueue(part)
            },
          }),
      })
      const reader = elementStream.getReader()
      const left = new Promise<{ done: true; value?: undefined }>((resolve) => {
        const leave = () => resolve({ done: true })
        if (signal.aborted) leave()
        else signal.addEventListener('abort', leave, { once: true })
      })
      try {
        for (;;) {
          const { done, value } = await Promise.race([reader.read(), left])
          if (done) break
          yield value
        }
      } finally {
        ending.abort()
        void reader.cancel().catch(() => undefined)
      }
      if (failure !== null) throw (failure as { error: unknown }).error
    },
  }
}
