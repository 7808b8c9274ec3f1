import { z } from 'zod'
import { LOCALES } from '#common/locale.ts'
import { bodyId } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { findArea } from '#features/nest/places.ts'
import { RULE_LINES } from './rule-fits.ts'

export const MOST_RULES = 50
const MOST_PEOPLE = 30

const ruleSchema = z.object({
  /** Of one that is there already: whose turn it is goes on. */
  id: bodyId.optional(),
  line: z.enum(RULE_LINES, say('chooseOne')).nullable(),
  locale: z.enum(LOCALES, say('chooseOne')).nullable(),
  place: z
    .string(say('unknownPlace'))
    .refine((name) => findArea(name) !== undefined, say('unknownPlace'))
    .transform((name) => findArea(name)?.name ?? name)
    .nullable(),
  userIds: z
    .array(bodyId)
    .min(1, say('chooseOne'))
    .max(MOST_PEOPLE, say('tooLarge'))
    .refine((ids) => new Set(ids).size === ids.length, say('chooseOne')),
})

export const assignmentRulesSchema = z.object({ rules: z.array(ruleSchema).max(MOST_RULES, say('tooLarge')) })
export type AssignmentRulesInput = z.output<typeof assignmentRulesSchema>

/** As staff read them, in their order. */
export interface AssignmentRules {
  rules: {
    id: number
    line: (typeof RULE_LINES)[number] | null
    locale: (typeof LOCALES)[number] | null
    place: string | null
    /** Who takes turns. Who cannot at present is passed over. */
    people: { id: number; name: string; canTake: boolean }[]
  }[]
  /** For If-Match. */
  version: string
}
