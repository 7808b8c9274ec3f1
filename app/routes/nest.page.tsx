import {
  data,
  type HeadersArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { AppError } from '#common/errors.ts'
import type { Paging } from '#common/pagination.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { type DroppedFilter, droppedFilters, withoutDropped } from '#features/nest/dropped-filters.ts'
import { PAGE_SIZE, readShown, tidySearch } from '#features/nest/filter-defaults.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { readFiltersLeniently } from '#features/nest/property-filters.ts'
import { type FoundCards, searchCards, suggestRelaxedFilters } from '#features/nest/search-properties.server.ts'
import { pricesInFrancs } from '#features/nest/typed-prices.ts'
import { FailedResults, Results, ResultsFrame } from '#features/nest/ui/results.tsx'
import { useSearchAddress } from '#features/nest/ui/use-search-address.ts'
import { asleep } from '#ui/asleep.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/nest.css?url'

const DroppedNotices = asleep(
  () => import('#features/nest/ui/dropped-notices.tsx').then((part) => part.DroppedNotices),
  { isStill: true },
)
const NestServices = asleep(() => import('#features/nest/ui/nest-services.tsx').then((part) => part.NestServices), {
  isStill: true,
})
const SearchForm = asleep(() => import('#features/nest/ui/search-form.tsx').then((part) => part.SearchForm))

/** Null for a page mark someone mangled while sharing, or behind which all homes have gone: the first page stands in. */
async function laterPage(search: Promise<FoundCards>): Promise<FoundCards | null> {
  try {
    const found = await search
    return found.items.length > 0 ? found : null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const NOT_KEPT = { 'cache-control': 'no-store' }

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, company } = context.get(pageContext)
  const asked = url.searchParams
  const inFrancs = pricesInFrancs(asked, company.rates)
  if (inFrancs) throw redirect(`${url.pathname}?${inFrancs}`)
  const wanted = tidySearch(asked)
  const filters = readFiltersLeniently(wanted)
  const dropped = droppedFilters(asked, filters)
  const cursor = asked.get('cursor')
  const limit = readShown(asked)
  const search = (paging: Paging) => searchCards(visitor, { filters, paging })
  const later = cursor ? await laterPage(search({ limit, cursor })) : null
  const [{ items: cards, ...page }, { nest, studio }] = await Promise.all([
    later ?? search({ limit }),
    readSitePictures(visitor),
  ])
  const body = {
    ...page,
    cards,
    cursor: later && cursor,
    dropped,
    relaxedFilters: page.total === 0 ? await suggestRelaxedFilters(visitor, withoutDropped(wanted, dropped)) : [],
    sharePicture: nest?.path,
    studioPicture: studio,
  }
  // Which homes are free changes with every booking, of which no kept page is told.
  return data(body, asked.has('arrival') ? { headers: NOT_KEPT } : undefined)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { list } = nestMessages[site.locale]
  return describePage({
    site,
    path: '/kais-nest',
    title: list.title,
    description: list.description,
    image: loaderData?.sharePicture,
  })
}

function Opening() {
  const { list } = useMessages(nestMessages)
  return (
    <section className="wrap opening-section">
      <div className="opening">
        <h1>{list.title}</h1>
        <p className="lead">{list.lead}</p>
      </div>
    </section>
  )
}

export default function NestPage() {
  const { dropped, studioPicture, ...found } = useLoaderData<typeof loader>()
  const { list } = useMessages(nestMessages)
  const address = useSearchAddress(dropped)
  const { cards, total, isTotalExact } = found
  const words = {
    count: cards.length > PAGE_SIZE ? list.shownOf(cards.length, total, isTotalExact) : list.found(total, isTotalExact),
    show: list.show(total, isTotalExact),
  }
  return (
    <>
      <Opening />
      <section className="wrap">
        <SearchForm address={address} words={words} />
        <DroppedNotices dropped={dropped} />
      </section>
      <Results address={address} found={found} />
      <NestServices studioPicture={studioPicture} />
    </>
  )
}

const NOTHING_DROPPED: DroppedFilter[] = []

/** The search could not be made: the page and its filters stay, and the search can be made again. */
export function ErrorBoundary() {
  const address = useSearchAddress(NOTHING_DROPPED)
  return (
    <>
      <Opening />
      <section className="wrap">
        <SearchForm address={address} words={null} />
      </section>
      <ResultsFrame address={address}>
        <FailedResults />
      </ResultsFrame>
    </>
  )
}
