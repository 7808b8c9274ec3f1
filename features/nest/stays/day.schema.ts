import { z } from 'zod'
import { say } from '#common/validation.ts'
import { isDay } from './stay-days.ts'

/** A day as '2027-03-01'. */
export const day = z.string(say('date')).refine(isDay, say('date'))
