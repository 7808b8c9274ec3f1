import { z } from 'zod'
import { email, line, optionalLine, optionalParagraph, optionalUrl, picturePath } from '#common/schema.ts'

export const mediaPartnerInputSchema = z.object({
  name: line,
  description: optionalParagraph,
  descriptionFr: optionalParagraph,
  website: optionalUrl,
  logo: picturePath.nullish().default(null),
  contactEmail: z.preprocess((value) => (value === '' ? null : value), email.nullish().default(null)),
  partnershipType: optionalLine,
  isActive: z.boolean().default(true),
})
export type MediaPartnerDraft = z.input<typeof mediaPartnerInputSchema>
export type MediaPartnerInput = z.output<typeof mediaPartnerInputSchema>
