import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { homeMessages } from './messages.ts'

const ANALYSIS = '/ai-recommendations'

/** The promo under the hero: one sentence and one thread. */
export function AnalysisPromo() {
  const { promo } = useMessages(homeMessages)
  return (
    <aside className="promo" aria-labelledby="promo">
      <div>
        <p className="promo__n">{promo.terms}</p>
        <h2 id="promo">{promo.title}</h2>
      </div>
      <SiteLink className="text-link" to={ANALYSIS}>
        {promo.act} <Icon name="arrow" />
      </SiteLink>
    </aside>
  )
}

/** The same invitation, at length, for those who have read on: the page's one band of deep green. */
export function Invitation({ picture }: { picture: Picture | undefined }) {
  const { invitation } = useMessages(homeMessages)
  return (
    <section className="invite" aria-labelledby="invitation">
      <div className="invite__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 58vw, 100vw" alt="" />
      </div>
      <div className="invite__txt">
        <h2 id="invitation">{invitation.title}</h2>
        <p>{invitation.text}</p>
        <SiteLink className="btn btn--ondeep" to={ANALYSIS}>
          {invitation.act}
        </SiteLink>
      </div>
    </section>
  )
}
