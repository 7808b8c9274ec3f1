import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CursorPagination } from '#app/ui/pagination.tsx'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import { listArticles } from '../list-articles.server.ts'
import { listPodcasts } from '../list-podcasts.server.ts'
import { mediaMessages } from '../messages.ts'
import { ArticleList } from '../ui/article-list.tsx'
import { EpisodeList } from '../ui/episode-list.tsx'
import { toArticleCard, toEpisodeCard } from '../ui/media-cards.ts'
import { Partnership } from '../ui/partnership.tsx'

const ARTICLES = 6
const EPISODES = 4
/** The two lists turn their pages apart from each other. */
const ARTICLE_CURSOR = 'articles'
const EPISODE_CURSOR = 'episodes'

/** A page mark someone mangled while sharing: start from the first page instead of failing. */
async function fromCursor<Item>(
  list: (paging: Paging) => Promise<Page<Item>>,
  limit: number,
  cursor: string | null,
): Promise<Page<Item>> {
  if (!cursor) return list({ limit })
  return list({ limit, cursor }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    return list({ limit })
  })
}

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const { context: visitor, locale, publicUrl } = context.get(pageContext)
  const [pictures, articles, podcasts] = await Promise.all([
    readSitePictures(visitor),
    fromCursor((paging) => listArticles(visitor, paging), ARTICLES, searchParams.get(ARTICLE_CURSOR)),
    fromCursor((paging) => listPodcasts(visitor, paging), EPISODES, searchParams.get(EPISODE_CURSOR)),
  ])
  return {
    pictures: { media: pictures.media, partnership: pictures.partnership },
    articles: articles.items.map((article) => toArticleCard(article, locale)),
    nextArticles: articles.nextCursor,
    episodes: podcasts.items.map((podcast) => toEpisodeCard(podcast, locale, publicUrl)),
    nextEpisodes: podcasts.nextCursor,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = mediaMessages[site.locale]
  return describePage({ site, path: '/kais-media', title, description, image: loaderData?.pictures.media?.path })
}

interface Strip {
  target: string
  picture: Picture | undefined
  sizes: string
  words: { title: string; text: string }
}

/** The three things Media makes, as strips of one cloth; each leads to its part of the page. */
function Strips({ strips }: { strips: Strip[] }) {
  return (
    <div className="wrap">
      <div className="lines lines--three">
        {strips.map(({ target, picture, sizes, words }, position) => (
          <a key={target} className="line" href={`#${target}`}>
            <div className="line__pic">
              <PictureImage picture={picture} sizes={sizes} alt="" isLead={position === 0} />
            </div>
            <div className="line__txt">
              <h2>{words.title}</h2>
              <p>{words.text}</p>
            </div>
          </a>
        ))}
      </div>
    </div>
  )
}

export default function MediaPage() {
  const { pictures, articles, nextArticles, episodes, nextEpisodes } = useLoaderData<typeof loader>()
  const messages = useMessages(mediaMessages)
  const { features } = messages
  const strips: Strip[] = [
    {
      target: EPISODE_CURSOR,
      picture: pictures.media,
      sizes: '(min-width: 62rem) 64vw, 100vw',
      words: features.podcast,
    },
    {
      target: ARTICLE_CURSOR,
      // The last one: the first stands large just below, and no screen shows a picture twice.
      picture: articles.at(-1)?.picture,
      sizes: '(min-width: 62rem) 44vw, 60vw',
      words: features.articles,
    },
    {
      target: 'partnership',
      picture: pictures.partnership,
      sizes: '(min-width: 62rem) 52vw, 70vw',
      words: features.partnership,
    },
  ]

  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </section>
      <Strips strips={strips} />
      <section id={ARTICLE_CURSOR} className="section wrap" aria-labelledby="articles-title">
        <div className="headrow">
          <h2 id="articles-title">{messages.latest.title}</h2>
          {articles.length > 0 && <p className="soft">{messages.latest.note}</p>}
        </div>
        {articles.length > 0 ? (
          <ArticleList articles={articles} />
        ) : (
          <EmptyState heading="h3" title={messages.latest.empty} hint={messages.latest.emptyHint} />
        )}
        <CursorPagination
          name={ARTICLE_CURSOR}
          anchor={ARTICLE_CURSOR}
          nextCursor={nextArticles}
          words={messages.latest}
        />
      </section>
      <section id={EPISODE_CURSOR} className="deep" aria-labelledby="episodes-title">
        <div className="headrow">
          <h2 id="episodes-title">{messages.episodes.title}</h2>
        </div>
        {episodes.length > 0 ? (
          <EpisodeList list={episodes} />
        ) : (
          <EmptyState heading="h3" title={messages.episodes.empty} hint={messages.episodes.emptyHint} />
        )}
        <CursorPagination
          name={EPISODE_CURSOR}
          anchor={EPISODE_CURSOR}
          nextCursor={nextEpisodes}
          words={messages.episodes}
        />
      </section>
      <Partnership id="partnership" />
    </>
  )
}
