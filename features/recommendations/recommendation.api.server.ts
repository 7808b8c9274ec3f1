import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readCompany } from '#features/company/read-settings.server.ts'
import type { Company } from '#ui/page/company-profile.ts'
import { ANSWER_FIELDS, readAnswers } from './answers.ts'
import type { LlmWording } from './model/llm-wording.server.ts'
import { preferenceRequestSchema, readPreferences, toPreferences } from './preference-request.schema.ts'
import { countFittingHomes, readSearchWords, recommendHomes } from './recommend-homes.server.ts'
import type { WordedText } from './recommendation.public.ts'
import { readReading } from './wishes/search.ts'

interface Options {
  /** Of the settings, from which the rates come. */
  startingValues: Company
  /** Null: no model is configured, and nothing is missing. */
  wordsmith: LlmWording | null
}

/** A person thinks between two results; the hint asks with every answer. */
const RESULTS_PER_MINUTE = 30
const COUNTS_PER_MINUTE = 120
/** Nobody alone may use up the hour's calls to a model. */
const WORDINGS_PER_MINUTE = 6

const countQuery = z.object(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, z.string().optional()])))

/** One JSON text a line, each sent as soon as it is there. */
async function* asLines(texts: AsyncIterable<WordedText>): AsyncGenerator<string> {
  for await (const text of texts) yield `${JSON.stringify(text)}\n`
}

export const recommendationApi: FastifyPluginAsyncZod<Options> = async (app, { startingValues, wordsmith }) => {
  const tags = ['Recommendations']
  // Nothing is written, whatever the method says; and the catalogue in memory belongs to one class of work.
  const reading = { isOpen: true, work: 'page' } as const

  const voiceOf = async ({ context, locale, currency }: FastifyRequest) => {
    const { rates } = await readCompany(context.db, startingValues)
    return { locale, currency, rates }
  }

  app.post(
    '/api/property-recommendations',
    {
      schema: { tags, body: preferenceRequestSchema },
      config: { ...reading, rateLimit: app.perMinute(RESULTS_PER_MINUTE) },
    },
    async (request) => {
      const { context, body } = request
      const voice = await voiceOf(request)
      const before = readReading(new URLSearchParams(body.wishes))
      const search = await readSearchWords(context, toPreferences(body), voice, before)
      return (await recommendHomes(context, { search, voice, hasWording: wordsmith !== null })).answer
    },
  )

  // Without the free text: what somebody writes about themselves does not belong in an address, nor in a log.
  app.get(
    '/api/property-recommendations/count',
    {
      schema: { tags, querystring: countQuery },
      config: { ...reading, rateLimit: app.perMinute(COUNTS_PER_MINUTE) },
    },
    ({ context, query }) => {
      const answers = readAnswers(new URLSearchParams(query as Record<string, string>))
      return countFittingHomes(context, readPreferences({ ...answers, words: '' }))
    },
  )

  app.post(
    '/api/property-recommendations/wording',
    {
      schema: { tags, body: preferenceRequestSchema },
      config: { ...reading, rateLimit: app.perMinute(WORDINGS_PER_MINUTE) },
    },
    async (request, reply) => {
      if (!wordsmith) return reply.code(204).send()
      const { context, body } = request
      const voice = await voiceOf(request)
      const search = await readSearchWords(context, toPreferences(body), voice)
      const { answer, decision, listed } = await recommendHomes(context, { search, voice })
      const leaving = new AbortController()
      // The request itself closes as soon as its body was read.
      reply.raw.once('close', () => leaving.abort())
      const texts = wordsmith.word({ decision, listed, answer, voice, signal: leaving.signal })
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(asLines(texts)))
    },
  )
}
