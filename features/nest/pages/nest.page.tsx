import { useRef, useState } from 'react'
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
  useSubmit,
} from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { CursorPagination } from '#app/ui/pagination.tsx'
import { AppError } from '#common/errors.ts'
import type { Paging } from '#common/pagination.ts'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import { activeFilters, MAX_SEARCH_LENGTH, tidySearch } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import { toCard } from '../property-card.ts'
import { readFiltersLeniently } from '../property-filters.ts'
import { PROPERTY_SORTS } from '../property-sorts.ts'
import { searchProperties } from '../search-properties.server.ts'
import { ActiveFilters } from '../ui/active-filters.tsx'
import { FilterPanel } from '../ui/filter-panel.tsx'
import { PropertyCard } from '../ui/property-card.tsx'
import { useFilterFields } from '../ui/use-filter-fields.ts'

const PAGE_SIZE = 12
const DEAL_TABS = ['all', 'buy', 'rent', 'short-stay', 'vefa'] as const

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor } = context.get(pageContext)
  const filters = readFiltersLeniently(tidySearch(url.searchParams))
  const cursor = url.searchParams.get('cursor') ?? undefined
  const search = (paging: Paging) => searchProperties(visitor, { filters, paging })
  const { items, ...page } = await search({ limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
    // A page mark someone mangled while sharing: start from the first page instead of failing.
    if (!(error instanceof AppError) || !cursor) throw error
    return search({ limit: PAGE_SIZE })
  })
  const { nest } = await readSitePictures(visitor)
  return { ...page, cards: items.map(toCard), sharePicture: nest?.path }
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

function DealTabs({ params }: { params: URLSearchParams }) {
  const { list } = useMessages(nestMessages)
  const { pathname } = useLocation()
  const address = (deal: string) => {
    const wanted = new URLSearchParams(params)
    wanted.delete('cursor')
    if (deal === 'all') wanted.delete('type')
    else wanted.set('type', deal)
    return wanted.size > 0 ? `${pathname}?${wanted}` : pathname
  }
  const tabs = DEAL_TABS.map((deal) => ({ key: deal, label: list.dealTabs[deal], to: address(deal) }))
  return <LinkTabs label={list.deal} current={params.get('type') ?? 'all'} tabs={tabs} />
}

export default function NestPage() {
  const { cards, total, nextCursor } = useLoaderData<typeof loader>()
  const { list } = useMessages(nestMessages)
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isLoading = useNavigation().state === 'loading'
  const active = activeFilters(params)

  useFilterFields(form, params)

  function search() {
    if (!form.current) return
    const wanted = tidySearch(new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>))
    if (wanted.toString() !== tidySearch(params).toString()) submit(wanted, { preventScrollReset: true })
  }

  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{list.title}</h1>
          <p className="lead">{list.lead}</p>
        </div>
      </section>
      <section className="wrap">
        <Form
          ref={form}
          className="tools"
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
          onChange={(event) => {
            // A text being typed is not an answer yet; a choice is.
            if (!(event.target instanceof HTMLInputElement) || event.target.type === 'radio') search()
          }}
          onBlur={search}
        >
          <div className="search">
            <Icon name="search" />
            <input
              type="search"
              name="search"
              aria-label={list.searchLabel}
              placeholder={list.searchHint}
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={params.get('search') ?? ''}
            />
            <button type="submit" className="thread">
              {list.search}
            </button>
          </div>
          <DealTabs params={params} />
          <div className="toolrow">
            <button
              type="button"
              className="btn btn--line btn--tight"
              aria-expanded={isPanelOpen}
              aria-controls="filters"
              onClick={() => setPanelOpen((isOpen) => !isOpen)}
            >
              <Icon name="filters" />
              {list.filters(active.length)}
            </button>
            <label className="sort">
              <span className="sr">{list.sort}</span>
              <select name="sort" className="pick" defaultValue={params.get('sort') ?? 'newest'}>
                {PROPERTY_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {list.sorts[sort]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <FilterPanel params={params} total={total} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
          <ActiveFilters params={params} total={total} />
        </Form>
      </section>
      <section className="wrap results" aria-busy={isLoading} aria-labelledby="results">
        <h2 id="results" className="sr">
          {list.found(total)}
        </h2>
        {cards.length > 0 ? (
          <div className="grid">
            {cards.map((property, position) => (
              <PropertyCard key={property.id} property={property} isLead={position === 0} />
            ))}
          </div>
        ) : (
          <EmptyState title={list.empty} hint={list.emptyHint}>
            <Link className="btn btn--line" to={pathname}>
              {list.clearFilters}
            </Link>
          </EmptyState>
        )}
        <CursorPagination nextCursor={nextCursor} words={list} />
      </section>
    </>
  )
}
