import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { homeMessages } from './messages.ts'

/** A phone shows a tall crop, for which the picture must be wider than the screen; a little less sharp arrives sooner. */
const HERO_SIZES = '(min-width: 48rem) 100vw, 120vw'

export function Hero({ picture }: { picture: Picture | undefined }) {
  const messages = useMessages(homeMessages)
  const { company } = useSite()
  return (
    <section className="hero">
      <div className="hero__pic">
        <PictureImage picture={picture} sizes={HERO_SIZES} alt={messages.title} isLead />
      </div>
      <h1>
        {messages.titleLines.map((words) => (
          <span key={words}>{words} </span>
        ))}
      </h1>
      <div className="hero__say">
        <p className="lead">{messages.lead}</p>
        <div className="hero__acts">
          <a className="btn" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {messages.bookCall} <span className="sr">{messages.newTab}</span>
          </a>
          <div>
            <SiteLink className="thread" to="/contact?subject=offer">
              {messages.makeOffer}
            </SiteLink>
            <SiteLink className="thread" to="/contact?subject=brochure">
              {messages.requestBrochure}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  )
}
