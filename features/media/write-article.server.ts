import { AppError } from '#common/errors.ts'
import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import { formerAddressesOf, giveAddressesBack, rememberAddress, takenSlug } from './article.repository.server.ts'
import type { ArticleInput } from './article.schema.ts'
import { articles } from './article.table.server.ts'
import { findItemsOfArticle, giveItemsBack } from './foreign-feeds/feed-item.repository.server.ts'
import { publicationDate } from './publication.ts'
import { articleStaffMessages as words } from './staff/article-messages.ts'

export const articleKind: ContentKind<typeof articles.$inferSelect, ArticleInput> = {
  entity: 'article',
  permission: 'article:write',
  api: { path: '/api/admin/articles', tag: 'Media' },
  table: articles,
  label: ({ title }) => title,
  check: (db, { featuredImage, images }) => requireStoredPictures(db, { featuredImage, images }),
  toRow: (input, before) => ({ ...input, publishedAt: publicationDate(input, before) }),
  attached: async (db, id) => ({
    formerSlugs: await formerAddressesOf(db, id),
    feedItems: await findItemsOfArticle(db, id),
  }),
  reattach: async (db, id, { formerSlugs, feedItems }) => {
    await giveAddressesBack(db, id, Array.isArray(formerSlugs) ? formerSlugs.map(String) : [])
    await giveItemsBack(db, id, Array.isArray(feedItems) ? feedItems.map(Number) : [])
  },
  afterWrite: async (db, { before, after }) => {
    if (before && after.slug !== before.slug) await rememberAddress(db, after.id, before.slug)
  },
  refusal: (error) => {
    const slug = takenSlug(error)
    if (slug === null) return null
    return new AppError('slug_taken', {
      fields: { slug: 'slugTaken' },
      // Whoever takes a deletion back has no field to mend: then the other article has to move.
      sentence: { en: words.en.slugTaken(slug), fr: words.fr.slugTaken(slug) },
      cause: error,
    })
  },
}

export const { create: createArticle, update: updateArticle } = writerOf(articleKind)
