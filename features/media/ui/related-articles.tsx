import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ARTICLES_PATH } from '../article-path.ts'
import { mediaMessages } from '../messages.ts'
import type { ArticleCardData } from './article-card.ts'
import { ArticleReads } from './article-reads.tsx'

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
