import type { PublicArticle } from '../article.public.ts'
import type { readArticle } from '../article-text.ts'
import type { ArticleFormValues } from './media-form-values.ts'

/** What is typed, as the pages read a stored article: what is empty is not there. */
export function readable(values: ArticleFormValues): Parameters<typeof readArticle>[0] {
  const contentFr = values.contentFr.trim() || null
  return {
    title: values.title.trim(),
    titleFr: values.titleFr.trim() || null,
    excerpt: values.excerpt.trim() || null,
    excerptFr: values.excerptFr.trim() || null,
    content: values.content,
    contentFr,
    isTranslated: contentFr !== null,
    metaTitle: values.metaTitle.trim() || null,
    metaTitleFr: values.metaTitleFr.trim() || null,
    metaDescription: values.metaDescription.trim() || null,
    metaDescriptionFr: values.metaDescriptionFr.trim() || null,
  }
}

/** Whether something that visitors read is not there in French. */
export function isMissingInFrench({
  isTranslated,
  titleFr,
  excerpt,
  excerptFr,
}: Pick<PublicArticle, 'isTranslated' | 'titleFr' | 'excerpt' | 'excerptFr'>): boolean {
  return !isTranslated || !titleFr || (excerpt !== null && !excerptFr)
}
