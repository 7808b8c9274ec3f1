import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { placesIn } from '#features/templates/fill-template.ts'
import { headerText } from '#platform/mail/mail-address.ts'
import { MAX_SUBJECT } from '../letters/reply-letter.ts'

/** "Dear {{firstName}}" must reach nobody. */
const isFilled = (text: string) => placesIn(text).length === 0
const unfilled = { error: 'unfilledPlace' }

/** An answer by e-mail. The subject is one line whatever was sent: it becomes a header. */
export const replySchema = z.object({
  subject: z
    .string(say('required'))
    .max(MAX_SUBJECT * 2, say('tooLong'))
    .transform((text) => headerText(text, MAX_SUBJECT))
    .pipe(z.string().min(1, say('required')).refine(isFilled, unfilled)),
  body: z.string(say('required')).pipe(paragraph).refine(isFilled, unfilled),
  locale: z.enum(LOCALES, say('chooseOne')),
})
export type ReplyDraft = z.input<typeof replySchema>
export type Reply = z.output<typeof replySchema>
