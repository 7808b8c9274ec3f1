import { z } from 'zod'
import { bodyId, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { placesIn } from '#features/templates/fill-template.ts'
import { replySchema } from '../replies/reply.schema.ts'
import { MOST_HOMES, MOST_LEADS, NAME_PLACES } from './send-limits.ts'

const someOf = (most: number) =>
  z
    .array(bodyId)
    .min(1, say('chooseOne'))
    .max(most, say('tooLarge'))
    .transform((ids) => [...new Set(ids)])

/** POST /api/admin/leads/:id/homes: a letter with homes. */
export const sendHomesSchema = replySchema.extend({ propertyIds: someOf(MOST_HOMES) })

/** POST /api/admin/leads/:id/homes/noted: what staff sent by WhatsApp themselves, with the text as it was. */
export const noteHomesSchema = z.object({
  propertyIds: someOf(MOST_HOMES),
  text: z.string(say('required')).pipe(paragraph),
})

const hasOnlyNames = (text: string) => placesIn(text).every((name) => NAME_PLACES.some((known) => known === name))
const withNames = { error: 'unfilledPlace' }
const letter = z.object({
  subject: replySchema.shape.subject.in.refine(hasOnlyNames, withNames),
  body: z.string(say('required')).pipe(paragraph).refine(hasOnlyNames, withNames),
})

/** POST /api/admin/properties/:id/letters: one home to several, each in their language, with their name in its place. */
export const sendHomeSchema = z.object({
  leadIds: someOf(MOST_LEADS),
  letters: z
    .object({ en: letter.nullish(), fr: letter.nullish() })
    .refine(({ en, fr }) => Boolean(en ?? fr), say('required')),
})
export type HomeLetters = z.output<typeof sendHomeSchema>['letters']

/** GET /api/admin/leads/:id/homes: any home, for a letter. */
export const homeSearchSchema = z.object({
  search: z.string().max(200, say('tooLong')).default(''),
  limit: z.coerce.number(say('limit')).int(say('limit')).min(1, say('limit')).max(20, say('limit')).default(8),
})
