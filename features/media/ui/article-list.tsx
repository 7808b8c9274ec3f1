import { useMessages, useSite } from '#app/site.ts'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { formatMonth } from '#common/dates.ts'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './media-cards.ts'

const LEAD_SIZES = '(min-width: 62rem) 58vw, 100vw'
const THUMB_SIZES = '(min-width: 62rem) 17vw, 30vw'

/** Summaries, not links: the whole texts have no page of their own yet, so nothing here looks as if it opened. */
export function ArticleList({ articles }: { articles: ArticleCardData[] }) {
  const { latest, categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <div className="pieces">
      {articles.map(({ id, title, excerpt, author, category, publishedAt, minutes, picture }, position) => (
        <article key={id} className="piece">
          <div className="piece__pic">
            <PictureImage picture={picture} sizes={position === 0 ? LEAD_SIZES : THUMB_SIZES} alt="" />
            {position === 0 && <span className="notch">{categories[category] ?? category}</span>}
          </div>
          <div className="piece__txt">
            <h3>{title}</h3>
            {excerpt && <p className="soft">{excerpt}</p>}
          </div>
          <p className="piece__facts small soft">
            {position > 0 && <span>{categories[category] ?? category}</span>}
            <span>{latest.by(author, publishedAt && formatMonth(publishedAt, locale))}</span>
            <span>{latest.readingTime(minutes)}</span>
          </p>
        </article>
      ))}
    </div>
  )
}
