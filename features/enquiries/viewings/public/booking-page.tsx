import type { ReactNode } from 'react'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ShownSubject } from './booking-subject.ts'

interface Props {
  title: string
  lead: string
  /** None: about the house. */
  subject: ShownSubject | null
  back: string
  children: ReactNode
}

/** What a panel holds, as a page: for who has no scripts, and for a link that is sent on. */
export function BookingPage({ title, lead, subject, back, children }: Props) {
  return (
    <section className="wrap booking-page">
      <header className="booking-page__head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>
          <SiteLink className="text-link" to={subject?.path ?? '/contact'}>
            {back}
          </SiteLink>
        </p>
        {subject && (
          <div className="booking-page__pic">
            <PictureImage picture={subject.picture} sizes="(min-width: 62rem) 34vw, 100vw" alt="" isLead />
          </div>
        )}
      </header>
      <div className="booking-page__form">{children}</div>
    </section>
  )
}
