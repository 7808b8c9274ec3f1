export const ARTICLES_PATH = '/kais-media/articles'

/** Without language prefix. */
export function articlePath(slug: string): string {
  return `${ARTICLES_PATH}/${slug}`
}

export interface ListView {
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
}

/** The list narrowed to one thing; its first page has no number. */
export function articlesPath({ category, tag, page = 1 }: ListView): string {
  const wanted = new URLSearchParams()
  if (category) wanted.set('category', category)
  if (tag) wanted.set('tag', tag)
  if (page > 1) wanted.set('page', String(page))
  return wanted.size > 0 ? `${ARTICLES_PATH}?${wanted}` : ARTICLES_PATH
}

/**
 * What a link may lead to. Only these: a list of what is dangerous is never complete. A path of ours holds no two strokes
 * side by side and no backslash: without its language it would be another site.
 */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/[^/]|mailto:|tel:|(?![^?#]*(?:\/\/|\\|%5c))\/|#)/i
export const FOREIGN_ADDRESS = /^https?:/i
