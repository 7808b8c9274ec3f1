import type { PublicArticle } from '../article.public.ts'
import { type ARTICLE_CATEGORIES, type ArticleDraft, articleInputSchema } from '../article.schema.ts'
import { numberFrom } from './number-from.ts'
import { type PublishValues, publishingSchema, readPublishValues, toPublishValues } from './publish-values.ts'

/** What the inputs hold: numbers are text while someone types them, and what is missing is empty. */
export interface ArticleFormValues extends PublishValues {
  title: string
  titleFr: string
  slug: string
  excerpt: string
  excerptFr: string
  content: string
  contentFr: string
  author: string
  category: (typeof ARTICLE_CATEGORIES)[number] | ''
  tags: string[]
  featuredImage: string
  /** No page shows them by themselves; they are kept as they are. */
  images: string[]
  isFeatured: boolean
  position: string
  metaTitle: string
  metaTitleFr: string
  metaDescription: string
  metaDescriptionFr: string
  sourceName: string
  sourceUrl: string
}

export const NEW_ARTICLE: ArticleFormValues = {
  title: '',
  titleFr: '',
  slug: '',
  excerpt: '',
  excerptFr: '',
  content: '',
  contentFr: '',
  author: '',
  category: '',
  tags: [],
  featuredImage: '',
  images: [],
  isFeatured: false,
  position: '0',
  release: 'draft',
  publishedAt: '',
  metaTitle: '',
  metaTitleFr: '',
  metaDescription: '',
  metaDescriptionFr: '',
  sourceName: '',
  sourceUrl: '',
}

export function toArticleValues(article: PublicArticle): ArticleFormValues {
  return {
    title: article.title,
    titleFr: article.titleFr ?? '',
    slug: article.slug,
    excerpt: article.excerpt ?? '',
    excerptFr: article.excerptFr ?? '',
    content: article.content,
    contentFr: article.contentFr ?? '',
    author: article.author,
    category: article.category,
    tags: article.tags,
    featuredImage: article.featuredImage ?? '',
    images: article.images,
    isFeatured: article.isFeatured,
    position: String(article.position),
    ...toPublishValues(article),
    metaTitle: article.metaTitle ?? '',
    metaTitleFr: article.metaTitleFr ?? '',
    metaDescription: article.metaDescription ?? '',
    metaDescriptionFr: article.metaDescriptionFr ?? '',
    sourceName: article.sourceName ?? '',
    sourceUrl: article.sourceUrl ?? '',
  }
}

function toDraft({ release, publishedAt, ...values }: ArticleFormValues): ArticleDraft {
  return {
    ...values,
    // An empty choice is refused by the schema itself.
    category: values.category as ArticleDraft['category'],
    featuredImage: values.featuredImage || null,
    sourceUrl: values.sourceUrl.trim(),
    position: numberFrom(values.position),
    ...readPublishValues({ release, publishedAt }),
  }
}

/** The address follows the title: where both are missing, the title is what is asked for. */
export const articleFormSchema = publishingSchema(
  toDraft,
  articleInputSchema,
  (field, { slug, title }) => field === 'slug' && slug.trim() === '' && title.trim() === '',
)
