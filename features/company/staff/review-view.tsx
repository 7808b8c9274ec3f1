import { inLocale } from '#common/locale.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import type { RecordView } from '#platform/staff-kit/record-list.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { PublicReview } from '../review.public.ts'
import { SERVICE_TYPES } from '../review-choices.ts'
import { demoStaffMessages } from './demo-staff-messages.ts'
import { companyStaffMessages } from './messages.ts'
import { RatingMarks } from './rating-marks.tsx'

export const REVIEWS_URL = '/api/reviews'

/** Each English text that a French visitor would read in English. */
function isFrenchMissing(review: PublicReview): boolean {
  return (
    !review.reviewTextFr ||
    (review.clientTitle !== null && !review.clientTitleFr) ||
    (review.projectDetails !== null && !review.projectDetailsFr)
  )
}

/** A review as its list shows it. */
export function useReviewView(): (review: PublicReview, acts: RecordView['acts']) => RecordView {
  const { reviews: words } = useMessages(companyStaffMessages)
  const { missingInFrench } = useMessages(kitMessages)
  const { badge: demo } = useMessages(demoStaffMessages)
  const { locale } = useSite()

  return (review, acts) => {
    const { id, clientName, clientTitle, clientTitleFr, reviewText, reviewTextFr, picture } = review
    const known = SERVICE_TYPES.find((type) => type === review.serviceType)
    return {
      id,
      title: clientName,
      picture: picture ?? undefined,
      facts: [clientTitle && inLocale(locale, clientTitle, clientTitleFr)],
      text: (
        <>
          <RatingMarks rating={review.rating} />
          <p className="review-text" dir="auto" lang={locale === 'fr' && reviewTextFr ? 'fr' : 'en'}>
            {inLocale(locale, reviewText, reviewTextFr)}
          </p>
        </>
      ),
      badges: [
        { text: known ? words.services[known] : review.serviceType },
        review.location !== null && { text: review.location },
        review.isFeatured && { text: words.featured, tone: 'positive' },
        !review.isActive && { text: words.inactive, tone: 'danger' },
        review.isDemo && { text: demo, tone: 'warning' },
        !review.isVerified && { text: words.unverified, tone: 'warning' },
        isFrenchMissing(review) && { text: missingInFrench, tone: 'warning' },
      ],
      acts,
    }
  }
}
