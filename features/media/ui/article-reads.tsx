import { formatMonth } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './article-card.ts'
import { ArticlePicture } from './article-picture.tsx'

const LEAD_SIZES = '(min-width: 62rem) 66vw, 100vw'
const SIZES = '(min-width: 62rem) 50vw, 30vw'

interface Props {
  articles: ArticleCardData[]
  heading?: 'h2' | 'h3'
  /** The first one large: a list's opening, not a row at the end of a page. */
  hasLead?: boolean
}

/** Articles as strips of unequal width; on a phone a line each, quick to scan. The whole of each is one link. */
export function ArticleReads({ articles, heading: Heading = 'h2', hasLead = false }: Props) {
  const { latest, featured, categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <ul className={hasLead ? 'reads reads--led' : 'reads'}>
      {articles.map((article, position) => {
        const { id, path, title, excerpt, category, isFeatured, publishedAt, minutes } = article
        const isLead = hasLead && position === 0
        const facts = [formatMonth(publishedAt, locale), latest.readingTime(minutes)]
        return (
          <li key={id} className="read">
            <div className="read__pic">
              <ArticlePicture article={article} sizes={isLead ? LEAD_SIZES : SIZES} isLead={isLead} />
              <span className="notch">{categories[category] ?? category}</span>
            </div>
            <div className="read__txt">
              <Heading lang={title.lang}>
                <SiteLink className="whole" to={path} prefetch="intent">
                  {title.text}
                </SiteLink>
              </Heading>
              {excerpt && (
                <p className="soft" lang={excerpt.lang}>
                  {excerpt.text}
                </p>
              )}
              <p className="small faint">
                {isFeatured && <b className="featured">{`${featured}, `}</b>}
                <span className="read__kind">{`${categories[category] ?? category}, `}</span>
                {facts.join(', ')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
