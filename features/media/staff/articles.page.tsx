import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList } from '#platform/staff-kit/record-list.tsx'
import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ArticleSummary } from '../article.public.ts'
import { ARTICLE_CATEGORIES } from '../article.schema.ts'
import { articlePath } from '../article-path.ts'
import { articleExcerpt, articleTitle } from '../article-text.ts'
import { mediaMessages } from '../messages.ts'
import { PUBLICATION_STATES, publicationState } from '../publication.ts'
import { articleStaffMessages } from './article-messages.ts'
import { ARTICLES_TAB, ARTICLES_URL } from './editor-requests.ts'
import { useStateBadge } from './editor-states.tsx'
import { mediaStaffMessages } from './messages.ts'
import { isMissingInFrench } from './readable-article.ts'

const PAGE_SIZE = 20

export const meta = tabMeta('articles')

export default function ArticlesPage() {
  const { list: words } = useMessages(articleStaffMessages)
  const common = useMessages(mediaStaffMessages)
  const { list: kit, delete: deleteWords } = useMessages(kitMessages)
  const { categories } = useMessages(mediaMessages)
  const { locale } = useSite()
  const canWrite = can(useActor(), 'article:write')
  const stateBadge = useStateBadge()
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    state: PUBLICATION_STATES,
    category: ARTICLE_CATEGORIES,
  })
  const list = useApiList<ArticleSummary>(ARTICLES_URL, { pageSize: PAGE_SIZE, query })
  const remove = useDeleteRecord({ entity: 'article', url: (id) => `${ARTICLES_URL}/${id}`, listUrl: ARTICLES_URL })

  return (
    <section className="staff-section">
      <RecordHead title={words.title} list={list} add={canWrite && { label: words.add, to: `${ARTICLES_TAB}/new` }}>
        <SearchField label={words.search} />
        <FilterSelect
          name="state"
          label={common.state}
          options={PUBLICATION_STATES.map((value) => ({ value, label: common.states[value] }))}
        />
        <FilterSelect
          name="category"
          label={common.category}
          options={ARTICLE_CATEGORIES.map((value) => ({ value, label: categories[value] ?? value }))}
        />
      </RecordHead>
      <RecordList
        layout="rows"
        list={list}
        isNarrowed={isNarrowed}
        empty={{ title: words.empty, hint: words.emptyHint }}
        view={(article) => {
          const { id, slug, author, publishedAt, updatedAt } = article
          const title = articleTitle(article, locale)
          const excerpt = articleExcerpt(article, locale)
          const is = publicationState(article)
          return {
            id,
            title: title.text,
            lang: title.lang,
            picture: article.picture,
            facts: [
              author,
              categories[article.category],
              is === 'published'
                ? unbrokenDay(new Date(publishedAt ?? article.createdAt), locale)
                : common.changedOn(unbrokenDay(new Date(updatedAt), locale)),
            ],
            text: excerpt ? <p lang={excerpt.lang}>{excerpt.text}</p> : <p className="soft">{words.noExcerpt}</p>,
            badges: [
              stateBadge(article),
              article.isFeatured && { text: common.featured },
              isMissingInFrench(article) && { text: common.missingInFrench, tone: 'warning' },
            ],
            acts: [
              canWrite && { label: kit.edit, to: `${ARTICLES_TAB}/${id}` },
              is === 'published' && { label: kit.view, to: articlePath(slug), isPublic: true },
              canWrite && { label: deleteWords.label, onAct: () => remove.ask({ id, title: title.text }) },
            ],
          }
        }}
      />
      {remove.dialog}
    </section>
  )
}
