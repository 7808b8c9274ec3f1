import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readCompany } from '#features/company/read-settings.server.ts'
import type { Company } from '#ui/page/company-profile.ts'
import { ANSWER_FIELDS, readAnswers } from './answers.ts'
import type { AskModel } from './model/ask-model.server.ts'
import { preferenceRequestSchema, readPreferences, toPreferences } from './preference-request.schema.ts'
import { countFittingHomes, readAddress, readSearchWords, recommendHomes } from './recommend-homes.server.ts'
import { speechOf } from './wording/speech.ts'

interface Options {
  /** Of the settings, from which the rates come. */
  startingValues: Company
  /** Null: no model is configured, and nothing is missing. */
  askModel: AskModel | null
}

/** A person thinks between two results; the hint asks with every answer. */
const RESULTS_PER_MINUTE = 30
const COUNTS_PER_MINUTE = 120
/** Nobody alone may use up the hour's calls to a model. */
const PROPOSALS_PER_MINUTE = 6

const countQuery = z.object(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, z.string().optional()])))

export const recommendationApi: FastifyPluginAsyncZod<Options> = async (app, { startingValues, askModel }) => {
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
      const { reading: before } = await readAddress(context, new URLSearchParams(body.wishes))
      const search = await readSearchWords(context, toPreferences(body), voice, before)
      return (await recommendHomes(context, { search, voice, hasModel: askModel !== null })).answer
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

  // Beside the answer, never in it: what a model finds in the text besides is asked, not applied.
  app.post(
    '/api/property-recommendations/proposals',
    {
      schema: { tags, body: preferenceRequestSchema },
      config: { ...reading, rateLimit: app.perMinute(PROPOSALS_PER_MINUTE) },
    },
    async (request, reply) => {
      if (!askModel) return reply.code(204).send()
      const { context, body } = request
      const voice = await voiceOf(request)
      const preferences = toPreferences(body)
      const ofText = await readSearchWords(context, preferences, voice)
      // An address has the last word on what was taken of the text: its reader may have taken some of it back.
      const search =
        body.wishes === '' ? ofText : { ...(await readAddress(context, new URLSearchParams(body.wishes))), preferences }
      const { answer, decision } = await recommendHomes(context, { search, voice })
      const leaving = new AbortController()
      // The request itself closes as soon as its body was read.
      reply.raw.once('close', () => leaving.abort())
      reply.header('cache-control', 'no-store')
      return askModel({
        text: preferences.words,
        search,
        taken: decision.asked.wishes,
        read: ofText.reading.wishes,
        answer,
        speech: speechOf(voice, decision.today),
        signal: leaving.signal,
      })
    },
  )
}
