import { companyJsonLd } from '#features/company/company-json-ld.ts'
import { listTestimonials } from '#features/company/read-reviews.server.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { getFeaturedProperties } from '#features/nest/get-property.server.ts'
import { PropertyCard } from '#features/nest/ui/property-card.tsx'
import { Icon } from '#ui/icon.tsx'
import { NextLinks } from '#ui/next-links.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageCover } from '#ui/page/page-cover.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import welcomeStyles from '#ui/styles/onboarding.css?url'
import styles from '#ui/styles/pages/home.css?url'
import type { PageHandle } from '../shell/site.layout.tsx'
import type { Route } from './+types/home.page.ts'
import { countLines } from './count-lines.server.ts'
import { homeMessages } from './messages.ts'
import { ServiceLines } from './service-lines.tsx'
import { Testimonials } from './testimonials.tsx'

const ANALYSIS = '/ai-recommendations'

/** The promo under the hero: one sentence and one thread. */
function AnalysisPromo() {
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
function Invitation({ picture }: { picture: Picture | undefined }) {
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

/** A phone shows a tall crop, for which the picture must be wider than the screen; a little less sharp arrives sooner. */
const HERO_SIZES = '(min-width: 48rem) 100vw, 120vw'

function Hero({ picture }: { picture: Picture | undefined }) {
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
            <SiteLink className="text-link" to="/contact?subject=offer">
              {messages.makeOffer}
            </SiteLink>
            <SiteLink className="text-link" to="/contact?subject=brochure">
              {messages.requestBrochure}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** For whoever has read to the end. */
function Closing() {
  const { closing } = useMessages(homeMessages)
  return (
    <NextLinks
      title={closing.title}
      ways={[
        { label: closing.contact, to: '/contact' },
        { label: closing.homes, to: '/kais-nest' },
        { label: closing.faq, to: '/faq' },
      ]}
    />
  )
}

export const links: Route.LinksFunction = () => pageSheets(styles, welcomeStyles)

export const handle: PageHandle = { beginsWithPicture: true }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { context: visitor } = page
  // Not waited for: whoever comes from another page sees the hero at once, and the words when they are there.
  const reviews = listTestimonials(visitor)
  // Where the rest fails first nobody hears of this one, and a failure that nobody hears of ends the process.
  reviews.catch(() => {})
  const [{ hero, invitation, ...pictures }, featured, counts] = await Promise.all([
    readSitePictures(visitor),
    getFeaturedProperties(visitor),
    countLines(visitor),
  ])
  return {
    hero: hero ?? featured[0]?.picture,
    invitation,
    pictures,
    featured,
    counts,
    reviews,
    organization: companyJsonLd(page),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  const { title: tagline, metaTitle: title, description } = homeMessages[site.locale]
  const picture = loaderData?.hero?.path
  return describePage({
    site,
    path: '/',
    title,
    description,
    image: picture,
    cover: pageCover({ page: 'home', locale: site.locale, title: tagline, picture }),
    jsonLd: loaderData && { ...loaderData.organization, sameAs: site.socialLinks.map(({ url }) => url) },
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, invitation, pictures, featured, counts, reviews } = loaderData
  const messages = useMessages(homeMessages)
  return (
    <>
      <Hero picture={hero} />
      <AnalysisPromo />
      <ServiceLines counts={counts} pictures={pictures} />
      {featured.length > 0 && (
        <section className="section section--next wrap" aria-labelledby="featured">
          <div className="headrow">
            <h2 id="featured">{messages.featured}</h2>
            <SiteLink className="text-link" to="/kais-nest">
              {messages.allHomes}
            </SiteLink>
          </div>
          <div className="trio">
            {featured.map((property) => (
              <PropertyCard key={property.id} property={property} />
            ))}
          </div>
        </section>
      )}
      <Invitation picture={invitation} />
      <Testimonials reviews={reviews} />
      <Closing />
    </>
  )
}
