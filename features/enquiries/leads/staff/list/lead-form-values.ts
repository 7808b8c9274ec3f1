import { z } from 'zod'
import { type LeadDraft, leadInputSchema } from '../../lead.schema.ts'
import type { LeadPriority, LeadSource } from '../../lead-status.ts'
import type { Interest } from '../board/interests.ts'

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

/** What the inputs hold. */
export interface LeadFormValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  source: LeadSource
  priority: LeadPriority
  /** '' until it is known. */
  locale: '' | 'en' | 'fr'
  interests: string[]
  interestsOwn: string
  budget: string
  notes: string
}

/** Whoever writes a lead down has most often just put the phone away. */
export const NEW_LEAD: LeadFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  source: 'phone',
  priority: 'medium',
  locale: '',
  interests: [],
  interestsOwn: '',
  budget: '',
  notes: '',
}

function toDraft({ interests, interestsOwn, locale, ...values }: LeadFormValues): LeadDraft {
  const own = interestsOwn.split(',').map((word) => word.trim())
  return {
    ...values,
    locale: locale || null,
    interestedIn: [...interests, ...own].filter(Boolean).join(', ') || null,
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const leadFormSchema = z.custom<LeadFormValues>().transform(toDraft).pipe(leadInputSchema)
