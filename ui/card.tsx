import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

interface Props {
  /** Where the whole card leads, without language prefix. */
  to: string
  title: ReactNode
  /** Fills the frame: a PictureImage. */
  picture: ReactNode
  /** The one thing said on the picture, in its stepped corner. */
  notch?: ReactNode
  /** A button in the picture's corner, above the link, such as 'Save'. */
  action?: ReactNode
  /** One sentence of place and facts. */
  facts?: ReactNode
  price?: ReactNode
  /** Shown where the card is wide. */
  reference?: string
}

/** A strip of cloth: picture, stepped corner, words beneath. No box; the whole of it is one link. */
export function Card(props: Props) {
  return (
    <article className="home">
      <CardInside {...props} />
    </article>
  )
}

/** For whoever brings its own `<article className="home">`. */
export function CardInside({ to, title, picture, notch, action, facts, price, reference }: Props) {
  return (
    <>
      <div className="home__pic">
        {picture}
        {notch && <span className="notch">{notch}</span>}
        {action}
      </div>
      <div className="home__txt">
        <h3>
          <SiteLink to={to} prefetch="intent">
            {title}
          </SiteLink>
        </h3>
        {facts && <p className="home__at small soft">{facts}</p>}
        {price && <p className="price">{price}</p>}
        {reference && <p className="home__ref small faint">{reference}</p>}
      </div>
    </>
  )
}
