import { z } from 'zod'
import {
  line,
  optionalLine,
  optionalParagraph,
  optionalSearch,
  optionalYesOrNo,
  picturePath,
  wholeNumber,
  withoutControls,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { MAX_RATING, OTHER_SERVICES, SERVICE_TYPES } from './review-choices.ts'

export const reviewInputSchema = z.object({
  clientName: z.string(say('clientNameRequired')).trim().min(1, say('clientNameRequired')).pipe(line),
  clientTitle: optionalLine,
  clientTitleFr: optionalLine,
  clientImage: picturePath.nullish().default(null),
  serviceType: z.string(say('serviceTypeRequired')).trim().min(1, say('serviceTypeRequired')).pipe(line),
  rating: wholeNumber(1, 'rating').max(MAX_RATING, say('rating')).default(MAX_RATING),
  reviewText: z
    .string(say('reviewTooShort'))
    .transform(withoutControls)
    .pipe(z.string().min(10, say('reviewTooShort')).max(5_000, say('tooLong'))),
  reviewTextFr: optionalParagraph,
  location: optionalLine,
  projectDetails: optionalParagraph,
  projectDetailsFr: optionalParagraph,
  isVerified: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
  isActive: z.boolean().default(true),
  isDemo: z.boolean().default(false),
})
export type ReviewDraft = z.input<typeof reviewInputSchema>
export type ReviewInput = z.output<typeof reviewInputSchema>

/** What narrows the list of reviews; each is optional. */
export const reviewFilterSchema = z.object({
  search: optionalSearch,
  serviceType: z.enum([...SERVICE_TYPES, OTHER_SERVICES], say('chooseOne')).optional(),
  isFeatured: optionalYesOrNo,
  isActive: optionalYesOrNo,
})
export type ReviewFilter = z.output<typeof reviewFilterSchema>
