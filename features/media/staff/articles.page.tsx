import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ArticleSummary } from '../article.public.ts'
import { ARTICLE_CATEGORIES } from '../article.schema.ts'
import { articlePath } from '../article-path.ts'
import { articleExcerpt, articleTitle } from '../article-text.ts'
import { mediaMessages } from '../messages.ts'
import { articleStaffMessages } from './article-messages.ts'
import { MediaList } from './media-list.tsx'
import { mediaStaffMessages } from './messages.ts'
import { isMissingInFrench } from './readable-article.ts'

export const meta = tabMeta('articles')

export default function ArticlesPage() {
  const { list: words } = useMessages(articleStaffMessages)
  const { missingInFrench } = useMessages(mediaStaffMessages)
  const { categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <MediaList<ArticleSummary>
      entity="article"
      words={words}
      categories={ARTICLE_CATEGORIES}
      categoryWords={categories}
      view={(article) => {
        const title = articleTitle(article, locale)
        const excerpt = articleExcerpt(article, locale)
        return {
          title: title.text,
          lang: title.lang,
          fact: article.author,
          text: excerpt ? <p lang={excerpt.lang}>{excerpt.text}</p> : <p className="soft">{words.noExcerpt}</p>,
          warnings: [isMissingInFrench(article) && missingInFrench],
          path: articlePath(article.slug),
        }
      }}
    />
  )
}
