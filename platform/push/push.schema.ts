import { z } from 'zod'
import { say } from '#common/validation.ts'
import { NOTICE_KINDS } from './notice-kinds.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('invalid'))

/** As `PushSubscription.toJSON()` writes it: an uncompressed point of P-256 and sixteen bytes, both base64url. */
export const subscriptionSchema = z.object({
  endpoint: z.url(say('url')).max(1_000, say('tooLong')),
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, say('invalid')),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, say('invalid')),
  }),
})
export type SubscriptionInput = z.output<typeof subscriptionSchema>

export const choicesSchema = z
  .object({
    unwanted: z.array(z.enum(NOTICE_KINDS, say('chooseOne'))).max(NOTICE_KINDS.length),
    quietFrom: clock.nullable(),
    quietTo: clock.nullable(),
  })
  .superRefine(({ quietFrom, quietTo }, { addIssue }) => {
    if ((quietFrom === null) !== (quietTo === null))
      addIssue({ code: 'custom', path: [quietFrom === null ? 'quietFrom' : 'quietTo'], message: 'required' })
  })
export type Choices = z.output<typeof choicesSchema>
