import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ARTICLES_PATH } from '../article-path.ts'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './article-card.ts'
import { RelatedArticles } from './related-articles.tsx'

/** Withdrawn, not out yet, or never there: what there is instead. */
export function ArticleNotFound({ others }: { others: ArticleCardData[] }) {
  const { article, title } = useMessages(mediaMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{article.notFound}</h1>
        <p className="lead">{article.notFoundText}</p>
        <p className="acts">
          <SiteLink className="btn" to={ARTICLES_PATH}>
            {article.back}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-media">
            {title}
          </SiteLink>
        </p>
      </section>
      {others.length > 0 && <RelatedArticles articles={others} />}
    </>
  )
}
