import { useViewTransitionState } from 'react-router'
import { formatMonth } from '#common/dates.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ARTICLES_PATH } from '../article-path.ts'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './article-card.ts'
import { ArticleReads } from './article-reads.tsx'

interface Props {
  article: Pick<ArticleCardData, 'path' | 'picture'>
  sizes: string
  isLead?: boolean
}

/** The picture of a card; pressed, it grows into the one of its page. The title beside it says what it is. */
export function ArticlePicture({ article, sizes, isLead = false }: Props) {
  const isOpening = useViewTransitionState(siteHref(useSite(), article.path))
  return (
    <PictureImage
      picture={article.picture}
      sizes={sizes}
      alt=""
      isLead={isLead}
      transitionName={isOpening ? LEAD_PICTURE : undefined}
    />
  )
}

const LEAD_SIZES = '(min-width: 62rem) 58vw, 100vw'
const THUMB_SIZES = '(min-width: 62rem) 17vw, 30vw'

/** The latest on the front page of Media: one large, the others beside it. */
export function ArticleList({ articles }: { articles: ArticleCardData[] }) {
  const { latest, categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <div className="pieces">
      {articles.map((article, position) => {
        const { id, path, title, excerpt, author, category, publishedAt, minutes } = article
        return (
          <article key={id} className="piece">
            <div className="piece__pic">
              <ArticlePicture article={article} sizes={position === 0 ? LEAD_SIZES : THUMB_SIZES} />
              {position === 0 && <span className="notch">{categories[category] ?? category}</span>}
            </div>
            <div className="piece__txt">
              <h3 lang={title.lang}>
                <SiteLink className="whole" to={path} prefetch="intent">
                  {title.text}
                </SiteLink>
              </h3>
              {excerpt && (
                <p className="soft" lang={excerpt.lang}>
                  {excerpt.text}
                </p>
              )}
            </div>
            <p className="piece__facts small soft">
              {position > 0 && <span>{categories[category] ?? category}</span>}
              <span>{latest.by(author, formatMonth(publishedAt, locale))}</span>
              <span>{latest.readingTime(minutes)}</span>
            </p>
          </article>
        )
      })}
    </div>
  )
}

export function RelatedArticles({ articles }: { articles: ArticleCardData[] }) {
  const { article } = useMessages(mediaMessages)
  return (
    <section className="wrap section" aria-labelledby="related">
      <div className="headrow">
        <h2 id="related">{article.related}</h2>
        <SiteLink className="text-link" to={ARTICLES_PATH}>
          {article.back}
        </SiteLink>
      </div>
      <ArticleReads articles={articles} heading="h3" />
    </section>
  )
}
