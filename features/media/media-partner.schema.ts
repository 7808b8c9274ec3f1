import { z } from 'zod'
import {
  email,
  line,
  optionalLine,
  optionalParagraph,
  optionalSearch,
  optionalUrl,
  optionalYesOrNo,
  picturePath,
} from '#common/schema.ts'

export const mediaPartnerInputSchema = z.object({
  name: line,
  description: optionalParagraph,
  descriptionFr: optionalParagraph,
  website: optionalUrl,
  logo: picturePath.nullish().default(null),
  contactEmail: z.preprocess((value) => (value === '' ? null : value), email.nullish().default(null)),
  partnershipType: optionalLine,
  isActive: z.boolean().default(true),
  isDemo: z.boolean().default(false),
})
export type MediaPartnerDraft = z.input<typeof mediaPartnerInputSchema>
export type MediaPartnerInput = z.output<typeof mediaPartnerInputSchema>

/** What narrows the list of staff; each is optional. */
export const mediaPartnerFilterSchema = z.object({ search: optionalSearch, isActive: optionalYesOrNo })
export type MediaPartnerFilter = z.output<typeof mediaPartnerFilterSchema>
