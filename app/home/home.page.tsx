import { MAX_PAGE_SIZE } from '#common/pagination.ts'
import { listReviews } from '#features/company/list-reviews.server.ts'
import { getFeaturedProperties } from '#features/nest/get-property.server.ts'
import { toCard } from '#features/nest/property-card.ts'
import { PropertyCard } from '#features/nest/ui/property-card.tsx'
import { pageContext } from '../page-context.server.ts'
import { describePage, siteOf } from '../seo.ts'
import type { PageHandle } from '../shell/site.layout.tsx'
import { useMessages, useSite } from '../site.ts'
import { PictureImage } from '../ui/picture-image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Route } from './+types/home.page.ts'
import { homeMessages } from './messages.ts'
import { Testimonials } from './testimonials.tsx'

/** One for the hero's picture, three to show. */
const FEATURED = 4
const MAX_TESTIMONIALS = 6

export const handle: PageHandle = { beginsWithPicture: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { context: visitor } = context.get(pageContext)
  const [[lead, ...featured], reviews] = await Promise.all([
    getFeaturedProperties(visitor, FEATURED),
    listReviews(visitor, { limit: MAX_PAGE_SIZE }),
  ])
  return {
    picture: lead?.pictures[0],
    featured: featured.map(toCard),
    reviews: reviews.items.filter(({ isFeatured }) => isFeatured).slice(0, MAX_TESTIMONIALS),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  const { title, description } = homeMessages[site.locale]
  return describePage({
    site,
    path: '/',
    title,
    description,
    image: loaderData?.picture?.path,
    jsonLd: {
      '@type': 'RealEstateAgent',
      name: 'Kais',
      url: site.publicUrl,
      telephone: site.company.phone,
      email: site.company.email,
      address: { '@type': 'PostalAddress', addressLocality: 'Almadies, Dakar', addressCountry: 'SN' },
      sameAs: site.socialLinks.map(({ url }) => url),
    },
  })
}

export default function HomePage({ loaderData: { picture, featured, reviews } }: Route.ComponentProps) {
  const messages = useMessages(homeMessages)
  const { company } = useSite()
  return (
    <>
      <section className="hero">
        <div className="hero__pic">
          <PictureImage picture={picture} sizes="100vw" alt="" isLead />
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
              <SiteLink className="thread" to="/contact">
                {messages.makeOffer}
              </SiteLink>
              <SiteLink className="thread" to="/contact">
                {messages.requestBrochure}
              </SiteLink>
            </div>
          </div>
        </div>
      </section>
      {featured.length > 0 && (
        <section className="section wrap" aria-labelledby="featured">
          <div className="headrow">
            <h2 id="featured">{messages.featured}</h2>
            <SiteLink className="thread" to="/kais-nest">
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
      <Testimonials reviews={reviews} />
    </>
  )
}
