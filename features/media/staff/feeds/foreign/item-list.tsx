import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, SearchField } from '#platform/staff-kit/record-head.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useListFilter, useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffFeed, StaffFeedItem } from '../../../foreign-feeds/feed.public.ts'
import { FEED_ITEM_STATES } from '../../../foreign-feeds/feed.schema.ts'
import { ARTICLES_TAB, ARTICLES_URL } from '../../editor-requests.ts'
import { feedMessages } from '../messages.ts'
import { ItemRow } from './item-row.tsx'
import { ITEMS_URL, useReloadFeeds } from './requests.ts'

const PER_PAGE = 20

/** In the address: without a word, what is new. */
const ALL = 'all'
const STATES = [...FEED_ITEM_STATES, ALL]

function StateSelect() {
  const { items: words } = useMessages(feedMessages)
  const [state, setState] = useListFilter('state')
  return (
    <label className="field record-filter">
      <span>{words.state}</span>
      <select
        value={STATES.includes(state) ? state : 'new'}
        onChange={({ target }) => setState(target.value === 'new' ? '' : target.value)}
      >
        {FEED_ITEM_STATES.map((value) => (
          <option key={value} value={value}>
            {words.states[value]}
          </option>
        ))}
        <option value={ALL}>{words.all}</option>
      </select>
    </label>
  )
}

/** Makes drafts of items, and puts them aside. */
function useItemActs() {
  const { items: words } = useMessages(feedMessages)
  const { error: errorTitle } = useMessages(kitMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const reload = useReloadFeeds()
  const reloadArticles = useReload(ARTICLES_URL)
  const onError = (error: Error) => {
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
    void reload()
  }
  const draft = useMutation({
    mutationFn: (id: number) => callApi<{ articleId: number }>(`${ITEMS_URL}/${id}/draft`, { method: 'POST' }),
    async onSuccess({ articleId }) {
      void reloadArticles()
      void reload()
      await navigate(`${ARTICLES_TAB}/${articleId}`)
    },
    onError,
  })
  const mark = useMutation({
    mutationFn: ({ id, isDismissed }: { id: number; isDismissed: boolean }) =>
      callApi<StaffFeedItem>(`${ITEMS_URL}/${id}`, { method: 'PATCH', body: { isDismissed } }),
    async onSuccess({ title }, { id, isDismissed }) {
      await reload()
      if (!isDismissed) return
      const action = { label: words.undo, onAct: () => mark.mutate({ id, isDismissed: false }) }
      toast({ title: words.dismissed, description: title, action })
    },
    onError,
  })
  return { draft, mark, isBusy: draft.isPending || mark.isPending }
}

/** What the feeds brought, newest first. */
export function ItemList({ feeds, mayWrite }: { feeds: readonly StaffFeed[]; mayWrite: boolean }) {
  const { items: words } = useMessages(feedMessages)
  const { list: kit } = useMessages(kitMessages)
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    state: STATES,
    feedId: feeds.map(({ id }) => String(id)),
  })
  const { state = '', ...others } = query
  const asked = { ...others, state: state === ALL ? '' : state || 'new' }
  const list = useApiList<StaffFeedItem>(ITEMS_URL, { pageSize: PER_PAGE, query: asked })
  const { container, rest, ask } = useKeptFocus({ readAt: list.query.dataUpdatedAt })
  const { draft, mark, isBusy } = useItemActs()
  return (
    <section className="sources__items" ref={container}>
      <div className="headrow">
        <h3 ref={rest} tabIndex={-1}>
          {words.title}
        </h3>
        {list.items.length > 0 && <p className="soft">{kit.shown(list.items.length, list.total)}</p>}
      </div>
      <div className="record-tools">
        <SearchField label={words.search} />
        <StateSelect />
        <FilterSelect
          name="feedId"
          label={words.feed}
          options={feeds.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </div>
      <ListState
        list={list as never}
        empty={
          <EmptyState
            heading="h3"
            title={isNarrowed ? kit.nothingFound : words.empty}
            hint={isNarrowed ? kit.nothingFoundHint : words.emptyHint}
          />
        }
      >
        <ul className="records records--rows" aria-busy={list.query.isPlaceholderData}>
          {list.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              isStateShown={state === ALL}
              acts={
                mayWrite
                  ? {
                      isBusy,
                      onDraft: () => !isBusy && draft.mutate(item.id),
                      onDismiss: (isDismissed) => {
                        if (isBusy) return
                        ask(item.id, 'dismiss')
                        mark.mutate({ id: item.id, isDismissed })
                      },
                    }
                  : null
              }
            />
          ))}
        </ul>
      </ListState>
    </section>
  )
}
