import {
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { feedLinks } from '#features/media/feeds/feed-links.ts'
import { podcastMessages } from '#features/media/podcast-messages.ts'
import { countPodcasts, listPodcasts, listPodcastTopics } from '#features/media/read-podcasts.server.ts'
import { toEpisodeCard } from '#features/media/ui/episode-card.ts'
import { type EpisodeFilter, readEpisodeFilter } from '#features/media/ui/episode-filter.ts'
import { EpisodeFilters } from '#features/media/ui/episode-filters.tsx'
import { EpisodeList } from '#features/media/ui/episode-list.tsx'
import { describeSeries, podcastCrumbs } from '#features/media/ui/episode-structured-data.ts'
import { Subscribe } from '#features/media/ui/episode-subscribe.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, describeTrail, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { CursorPagination } from '#ui/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/podcast.css?url'

const PAGE_SIZE = 8
/** The ones most spoken of; more would be a list to search in. */
const TOPICS_SHOWN = 12

/** A page mark that someone mangled while sharing, or that the list has shrunk below since, leads to the first page. */
async function listFrom(visitor: Context, cursor: string | undefined, filter: EpisodeFilter) {
  const first = () => listPodcasts(visitor, { limit: PAGE_SIZE }, filter)
  if (!cursor) return first()
  try {
    const page = await listPodcasts(visitor, { limit: PAGE_SIZE, cursor }, filter)
    return page.items.length > 0 ? page : first()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return first()
  }
}

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const filter = readEpisodeFilter(searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const [pictures, topics, counts, { items, nextCursor }] = await Promise.all([
    readSitePictures(visitor),
    listPodcastTopics(visitor),
    countPodcasts(visitor, filter),
    listFrom(visitor, cursor, filter),
  ])
  return {
    filter,
    topics: topics.slice(0, TOPICS_SHOWN).map(({ topic }) => topic),
    list: items.map((podcast) => toEpisodeCard(podcast, locale)),
    counts,
    nextCursor,
    sharePicture: pictures.media?.path,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = podcastMessages[site.locale]
  return [
    ...describePage({
      site,
      path: '/kais-media/podcast',
      title,
      description,
      image: loaderData?.sharePicture,
      jsonLd: describeSeries(site),
    }),
    { 'script:ld+json': describeTrail(site, podcastCrumbs(site.locale, [])) },
    ...feedLinks(site),
  ]
}

export default function PodcastPage() {
  const { filter, topics, list, counts, nextCursor } = useLoaderData<typeof loader>()
  const words = useMessages(podcastMessages)
  const { pathname } = useLocation()
  const isFiltered = filter.category !== undefined || filter.topic !== undefined
  // A topic of few episodes, come by from one of them.
  const offered = filter.topic && !topics.includes(filter.topic) ? [filter.topic, ...topics] : topics
  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </section>
      <section className="wrap listen" aria-label={words.all}>
        <EpisodeFilters filter={filter} topics={offered} counts={counts} />
        {list.length > 0 ? (
          <EpisodeList list={list} heading="h2" />
        ) : (
          <EmptyState
            title={isFiltered ? words.none : words.empty}
            hint={isFiltered ? words.noneHint : words.emptyHint}
          >
            {isFiltered ? (
              <Link className="btn btn--line" to={pathname} preventScrollReset>
                {words.all}
              </Link>
            ) : (
              <SiteLink className="btn btn--line" to="/contact">
                {words.write}
              </SiteLink>
            )}
          </EmptyState>
        )}
        <CursorPagination nextCursor={nextCursor} words={words} />
      </section>
      <Subscribe />
      <nav className="wrap also listen__also" aria-label={words.neighbours}>
        <h2>{words.ask.title}</h2>
        <p className="next__also">
          <SiteLink className="text-link" to="/contact">
            {words.ask.link}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-media/articles">
            {words.articles}
          </SiteLink>
        </p>
      </nav>
    </>
  )
}
