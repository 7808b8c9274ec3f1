import { z } from 'zod'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import type { StaffLead } from '../../lead.public.ts'
import { type LeadInput, leadInputSchema } from '../../lead.schema.ts'
import { LEAD_SOURCES } from '../../lead-status.ts'
import { INTERESTS, type Interest } from '../board/interests.ts'

/** Of the keys that forms store, those that staff can tick: where two mean the same, one. */
export const OFFERED_INTERESTS = [
  'property',
  'relocation',
  'concierge',
  'design-consultation',
  'vehicle-rental',
  'investments',
  'media-partnership',
] as const satisfies Interest[]

const isKnown = (interest: string) => INTERESTS.some((known) => known === interest)

/** The priority is set in the head of the lead's page, but rides along: unnamed, it would fall back. */
export const leadForm = formOf(
  leadInputSchema,
  { interestedIn: null, interests: z.array(z.string()), interestsOwn: z.string() },
  {
    show: ({ interestedIn, source, ...lead }: Pick<StaffLead, keyof LeadInput>) => ({
      ...lead,
      source: LEAD_SOURCES.find((known) => known === source) ?? 'other',
      interests: interestedIn.filter(isKnown),
      interestsOwn: interestedIn.filter((interest) => !isKnown(interest)).join(', '),
    }),
    read({ interests, interestsOwn, ...draft }) {
      const own = interestsOwn.split(',').map((word) => word.trim())
      return { ...draft, interestedIn: [...interests, ...own].filter(Boolean).join(', ') || null }
    },
  },
)
export type LeadFormValues = ValuesOf<typeof leadForm>
