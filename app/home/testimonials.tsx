import { inLocale } from '#common/locale.ts'
import { MAX_RATING } from '#features/company/rating.ts'
import type { PublicReview } from '#features/company/review.public.ts'
import { useMessages, useSite } from '../site.ts'
import { homeMessages } from './messages.ts'

const SCALE = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

export function Testimonials({ reviews }: { reviews: PublicReview[] }) {
  const { locale } = useSite()
  const messages = useMessages(homeMessages)
  return (
    <section className="section wrap" aria-labelledby="testimonials">
      <h2 id="testimonials" className="sr">
        {messages.testimonials}
      </h2>
      {reviews.length === 0 && <p className="lead">{messages.noTestimonials}</p>}
      <ul className="words">
        {reviews.map((review) => (
          <li key={review.id}>
            <blockquote>
              <span className="marks" role="img" aria-label={messages.rating(review.rating, MAX_RATING)}>
                {SCALE.map((mark) => (
                  <i key={mark} className={mark > review.rating ? 'off' : undefined} />
                ))}
              </span>
              <p className="q">{inLocale(locale, review.reviewText, review.reviewTextFr)}</p>
              <footer>
                <b>{review.clientName}</b>
                {review.clientTitle && (
                  <>
                    <br />
                    {inLocale(locale, review.clientTitle, review.clientTitleFr)}
                  </>
                )}
              </footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}
