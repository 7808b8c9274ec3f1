import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { AppError } from '#common/errors.ts'
import { inLocale } from '#common/locale.ts'
import { idParam } from '#common/schema.ts'
import { truncateText } from '#common/truncate-text.ts'
import { episodeCover } from '#features/media/article-cover.ts'
import { feedLinks } from '#features/media/feeds/feed-links.ts'
import { podcastMessages } from '#features/media/podcast-messages.ts'
import { getPodcast, listPodcastNeighbours, listPodcasts } from '#features/media/read-podcasts.server.ts'
import { type EpisodeCardData, toEpisodeCard } from '#features/media/ui/episode-card.ts'
import { EpisodeDetails } from '#features/media/ui/episode-details.tsx'
import { EpisodeList } from '#features/media/ui/episode-list.tsx'
import { toNeighbours } from '#features/media/ui/episode-neighbours.ts'
import { EpisodeNext } from '#features/media/ui/episode-next.tsx'
import { describeEpisode, podcastCrumbs } from '#features/media/ui/episode-structured-data.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, describeTrail, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/podcast.css?url'

/** As long as a search engine shows. */
const DESCRIPTION_LENGTH = 160

const OTHERS_SHOWN = 3

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const parsed = idParam.safeParse(params)
  try {
    if (!parsed.success) throw new AppError('not_found')
    const episode = await getPodcast(visitor, parsed.data.id)
    const neighbours = toNeighbours(await listPodcastNeighbours(visitor, episode.id), locale)
    return data({ episode, neighbours, others: [] })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    const { items } = await listPodcasts(visitor, { limit: OTHERS_SHOWN })
    const others: EpisodeCardData[] = items.map((one) => toEpisodeCard(one, locale))
    return data({ episode: null, neighbours: null, others }, { status: 404 })
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const words = podcastMessages[site.locale]
  const episode = loaderData?.episode
  if (!episode) return [{ title: `${words.notFound} | Kais` }, { name: 'robots', content: 'noindex' }]
  const title = words.name(episode.episodeNumber, inLocale(site.locale, episode.title, episode.titleFr))
  const path = `/kais-media/podcast/${episode.id}`
  return [
    ...describePage({
      site,
      path,
      title,
      description: truncateText(inLocale(site.locale, episode.description, episode.descriptionFr), DESCRIPTION_LENGTH),
      type: 'article',
      cover: episodeCover(episode, site.locale),
      jsonLd: describeEpisode(site, episode),
    }),
    { 'script:ld+json': describeTrail(site, podcastCrumbs(site.locale, [{ label: title, path }])) },
    ...feedLinks(site),
  ]
}

function NoSuchEpisode({ others }: { others: EpisodeCardData[] }) {
  const words = useMessages(podcastMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{words.notFound}</h1>
        <p className="lead">{others.length > 0 ? words.notFoundText : words.emptyHint}</p>
        <p>
          <SiteLink className="btn" to="/kais-media/podcast">
            {words.all}
          </SiteLink>
        </p>
      </section>
      <div className="wrap section">
        <EpisodeList list={others} heading="h2" />
      </div>
    </>
  )
}

export default function EpisodePage() {
  const { episode, neighbours, others } = useLoaderData<typeof loader>()
  if (!episode) return <NoSuchEpisode others={others} />
  return (
    <>
      <EpisodeDetails episode={episode} />
      <EpisodeNext category={episode.category} neighbours={neighbours} />
    </>
  )
}
