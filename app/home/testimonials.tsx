import { Suspense } from 'react'
import { Await } from 'react-router'
import { inLocale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { DemoMark } from '#features/company/demo-mark.tsx'
import type { Testimonial } from '#features/company/review.public.ts'
import { MAX_RATING } from '#features/company/review-choices.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Skeleton, Waiting } from '#ui/skeleton.tsx'
import { homeMessages } from './messages.ts'

/** As many as there can be. */
const PLACES = 6

const SCALE = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

function Marks({ rating }: { rating: number }) {
  const messages = useMessages(homeMessages)
  return (
    <span className="marks" role="img" aria-label={messages.rating(rating, MAX_RATING)}>
      {SCALE.map((mark) => (
        <i key={mark} className={mark > rating ? 'off' : undefined} />
      ))}
    </span>
  )
}

/** For whom, and where: 'Buying and renting. Penthouse, Mamelles'. */
function useWork(): (review: Testimonial) => string {
  const { services } = useMessages(homeMessages)
  const { locale } = useSite()
  return ({ serviceType, projectDetails, projectDetailsFr }) => {
    const service = ownEntry(services, serviceType) ?? serviceType
    return projectDetails ? `${service}. ${inLocale(locale, projectDetails, projectDetailsFr)}` : service
  }
}

function Words({ review }: { review: Testimonial }) {
  const { locale } = useSite()
  const workOf = useWork()
  const { clientTitle, clientTitleFr, location } = review
  const person = [clientTitle && inLocale(locale, clientTitle, clientTitleFr), location].filter(Boolean)
  return (
    <blockquote>
      <Marks rating={review.rating} />
      <p className="q">{inLocale(locale, review.reviewText, review.reviewTextFr)}</p>
      <footer>
        <b>{review.clientName}</b>
        {person.length > 0 && <p>{person.join(', ')}</p>}
        <p>{workOf(review)}</p>
        <DemoMark of="review" record={review} />
      </footer>
    </blockquote>
  )
}

/** Only a visitor who comes from another page of ours sees these: a page that is loaded arrives whole. */
function TestimonialsOnTheWay() {
  const messages = useMessages(homeMessages)
  return (
    <Waiting label={messages.loadingTestimonials} className="words">
      {Array.from({ length: PLACES }, (_, index) => index).map((place) => (
        <Skeleton key={place} height="12rem" />
      ))}
    </Waiting>
  )
}

/** Staff decide which reviews are active and featured; the newest of those are shown. */
export function Testimonials({ reviews }: { reviews: Promise<Testimonial[]> | Testimonial[] }) {
  const messages = useMessages(homeMessages)
  return (
    <section className="section wrap" aria-labelledby="testimonials">
      <h2 id="testimonials" className="sr">
        {messages.testimonials}
      </h2>
      <Suspense fallback={<TestimonialsOnTheWay />}>
        <Await resolve={reviews} errorElement={<p className="lead">{messages.testimonialsFailed}</p>}>
          {(shown) =>
            shown.length === 0 ? (
              <p className="lead">{messages.noTestimonials}</p>
            ) : (
              <ul className="words">
                {shown.map((review) => (
                  <li key={review.id}>
                    <Words review={review} />
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}
