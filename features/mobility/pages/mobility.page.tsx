import {
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { CursorPagination } from '#app/ui/pagination.tsx'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { AppError } from '#common/errors.ts'
import type { Paging } from '#common/pagination.ts'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import { listVehicles } from '../list-vehicles.server.ts'
import { mobilityMessages } from '../messages.ts'
import { Booking } from '../ui/booking.tsx'
import { VehicleCard } from '../ui/vehicle-card.tsx'
import { toVehicleCards } from '../ui/vehicle-card-data.ts'

const PAGE_SIZE = 12

/** The filter's four (SPEC section 9); the other categories of the fleet stand under 'all'. */
const CATEGORY_FILTERS = ['all', 'sedan', 'suv', 'van'] as const

function readCategory(params: URLSearchParams) {
  const wanted = params.get('category')?.toLowerCase()
  return CATEGORY_FILTERS.find((category) => category === wanted) ?? 'all'
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const category = readCategory(url.searchParams)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const list = (paging: Paging) => listVehicles(visitor, { category, paging })
  const [pictures, { items, total, nextCursor }] = await Promise.all([
    readSitePictures(visitor),
    list({ limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
      // A page mark someone mangled while sharing: start from the first page instead of failing.
      if (!(error instanceof AppError) || !cursor) throw error
      return list({ limit: PAGE_SIZE })
    }),
  ])
  return { picture: pictures.mobility, cards: toVehicleCards(items, locale), total, nextCursor }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = mobilityMessages[site.locale]
  return describePage({ site, path: '/kais-mobility', title, description, image: loaderData?.picture?.path })
}

function CategoryTabs() {
  const messages = useMessages(mobilityMessages)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const current = readCategory(params)
  return (
    <LinkTabs
      label={messages.category}
      current={current}
      tabs={CATEGORY_FILTERS.map((category) => ({
        key: category,
        label: messages.categories[category],
        to: category === 'all' ? pathname : `${pathname}?category=${category}`,
      }))}
    />
  )
}

export default function MobilityPage() {
  const { picture, cards, total, nextCursor } = useLoaderData<typeof loader>()
  const messages = useMessages(mobilityMessages)
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'

  return (
    <>
      <section className="stage">
        <div className="stage__pic">
          <PictureImage picture={picture} sizes="100vw" alt="" isLead />
        </div>
        <div className="stage__name">
          <h1>{messages.title}</h1>
        </div>
        <p className="lead stage__lead">{messages.lead}</p>
      </section>
      <section className="wrap fleet-section" aria-busy={isLoading} aria-labelledby="fleet">
        <div className="fleet-row">
          <CategoryTabs />
          <h2 id="fleet" className="live">
            {messages.found(total)}
          </h2>
        </div>
        {cards.length > 0 ? (
          <div className="fleet">
            {cards.map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} />
            ))}
          </div>
        ) : (
          <EmptyState heading="h2" title={messages.empty} hint={messages.emptyHint}>
            <Link className="btn btn--line" to={pathname}>
              {messages.all}
            </Link>
          </EmptyState>
        )}
        <CursorPagination nextCursor={nextCursor} words={messages} />
      </section>
      <Booking />
    </>
  )
}
