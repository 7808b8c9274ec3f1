import { z } from 'zod'
import { say } from '#common/validation.ts'
import { REPORT_DAYS } from './visit.public.ts'

/** What a page says when it is looked at. Longer addresses exist, but not of ours, and of others only the site counts. */
export const visitSchema = z.object({ path: z.string().max(500), referrer: z.string().max(2_000).default('') })

export const visitReportSchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal(REPORT_DAYS, say('invalid')))
    .default(30),
})
