import { z } from 'zod'
import { chosenWord, readChoice } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import type { PublicReview } from '../review.public.ts'
import { type ReviewDraft, reviewInputSchema } from '../review.schema.ts'
import { MAX_RATING, SERVICE_TYPES } from '../review-choices.ts'

/** What the inputs hold. */
export interface ReviewFormValues {
  clientName: string
  clientTitle: string
  clientTitleFr: string
  clientImage: string
  serviceType: string
  serviceOwn: string
  rating: string
  reviewText: string
  reviewTextFr: string
  location: string
  projectDetails: string
  projectDetailsFr: string
  isVerified: boolean
  isFeatured: boolean
  isActive: boolean
}

/** SPEC section 5. */
export const NEW_REVIEW: ReviewFormValues = {
  clientName: '',
  clientTitle: '',
  clientTitleFr: '',
  clientImage: '',
  serviceType: '',
  serviceOwn: '',
  rating: String(MAX_RATING),
  reviewText: '',
  reviewTextFr: '',
  location: '',
  projectDetails: '',
  projectDetailsFr: '',
  isVerified: true,
  isFeatured: false,
  isActive: true,
}

export function toReviewValues(review: PublicReview): ReviewFormValues {
  const { choice, own } = readChoice(review.serviceType, SERVICE_TYPES)
  return {
    clientName: review.clientName,
    clientTitle: review.clientTitle ?? '',
    clientTitleFr: review.clientTitleFr ?? '',
    clientImage: review.clientImage ?? '',
    serviceType: choice,
    serviceOwn: own,
    rating: String(review.rating),
    reviewText: review.reviewText,
    reviewTextFr: review.reviewTextFr ?? '',
    location: review.location ?? '',
    projectDetails: review.projectDetails ?? '',
    projectDetailsFr: review.projectDetailsFr ?? '',
    isVerified: review.isVerified,
    isFeatured: review.isFeatured,
    isActive: review.isActive,
  }
}

function toDraft({ serviceType, serviceOwn, ...values }: ReviewFormValues): ReviewDraft {
  return {
    ...values,
    serviceType: chosenWord(serviceType, serviceOwn),
    rating: Number(values.rating),
    clientImage: values.clientImage || null,
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const reviewFormSchema = z.custom<ReviewFormValues>().transform(toDraft).pipe(reviewInputSchema)
