import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { ARTICLES_PATH } from '#features/media/article-path.ts'
import { feedLinks } from '#features/media/feeds/feed-links.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { ARTICLES_SHOWN, readMediaFront } from '#features/media/read-media-front.server.ts'
import { toArticleCard } from '#features/media/ui/article-card.ts'
import { ArticleList } from '#features/media/ui/article-list.tsx'
import { toEpisodeCard } from '#features/media/ui/episode-card.ts'
import { EpisodeList } from '#features/media/ui/episode-list.tsx'
import { FeedLink } from '#features/media/ui/feed-link.tsx'
import { PartnerRow } from '#features/media/ui/partner-row.tsx'
import { Partnership } from '#features/media/ui/partnership.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/media.css?url'
import { plainPostAction } from './plain-posts.server.ts'

export const links: LinksFunction = () => pageSheets(styles)

/** The partnership form without JavaScript. */
export const action = plainPostAction('partnership')

export async function loader({ context }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const [pictures, { articles, podcasts, counts, partners }] = await Promise.all([
    readSitePictures(visitor),
    readMediaFront(visitor),
  ])
  const { media, partnership } = pictures
  const cards = articles.items.map((article) => toArticleCard(article, locale))
  // One that is not listed below, if there is one: no screen shows a picture twice.
  const apart = cards.map(({ picture }) => picture).filter((picture) => picture && picture.path !== partnership?.path)
  return {
    pictures: { media, articles: apart.at(-1), partnership },
    articles: { list: cards.slice(0, ARTICLES_SHOWN), total: articles.total },
    episodes: { list: podcasts.items.map((podcast) => toEpisodeCard(podcast, locale)), counts },
    partners,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = mediaMessages[site.locale]
  return [
    ...describePage({ site, path: '/kais-media', title, description, image: loaderData?.pictures.media?.path }),
    ...feedLinks(site),
  ]
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
  const { pictures, articles, episodes, partners } = useLoaderData<typeof loader>()
  const messages = useMessages(mediaMessages)
  const { features } = messages
  const strips: Strip[] = [
    { target: 'episodes', picture: pictures.media, sizes: '(min-width: 62rem) 64vw, 100vw', words: features.podcast },
    {
      target: 'articles',
      picture: pictures.articles,
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
      <section id="articles" className="section wrap" aria-labelledby="articles-title">
        <div className="headrow">
          <h2 id="articles-title">{messages.latest.title}</h2>
        </div>
        {articles.list.length > 0 ? (
          <ArticleList articles={articles.list} />
        ) : (
          <EmptyState heading="h3" title={messages.latest.empty} hint={messages.latest.emptyHint} />
        )}
        {articles.list.length > 0 && (
          <p className="onward">
            <SiteLink className="btn btn--line" to={ARTICLES_PATH}>
              {messages.latest.all(articles.total)}
            </SiteLink>
            <FeedLink kind="articles" />
          </p>
        )}
      </section>
      <section id="episodes" className="deep" aria-labelledby="episodes-title">
        <div className="headrow">
          <h2 id="episodes-title">{messages.episodes.title}</h2>
        </div>
        {episodes.list.length > 0 ? (
          <EpisodeList list={episodes.list} />
        ) : (
          <EmptyState heading="h3" title={messages.episodes.empty} hint={messages.episodes.emptyHint} />
        )}
        {episodes.list.length > 0 && (
          <p className="onward">
            <SiteLink className="btn btn--ondeep" to="/kais-media/podcast">
              {messages.episodes.all(episodes.counts.recorded, episodes.counts.coming)}
            </SiteLink>
            <FeedLink kind="podcast" />
          </p>
        )}
      </section>
      <PartnerRow partners={partners} />
      <Partnership id="partnership" />
    </>
  )
}
