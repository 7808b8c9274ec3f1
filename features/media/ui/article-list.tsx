import { formatMonth } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './article-card.ts'
import { ArticlePicture } from './article-picture.tsx'

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
