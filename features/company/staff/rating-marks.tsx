import { useMessages } from '#ui/page/site.ts'
import { MAX_RATING } from '../review-choices.ts'
import { companyStaffMessages } from './messages.ts'

export const SCALE = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

/** Drawn as the house draws them on the home page; heard as stars. */
export function RatingMarks({ rating }: { rating: number }) {
  const { reviews } = useMessages(companyStaffMessages)
  return (
    <span className="rated" role="img" aria-label={reviews.rated(rating, MAX_RATING)}>
      {SCALE.map((mark) => (
        <i key={mark} className={mark > rating ? 'off' : undefined} />
      ))}
    </span>
  )
}
