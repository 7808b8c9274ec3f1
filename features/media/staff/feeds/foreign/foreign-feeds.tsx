import { can } from '#common/permissions.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffFeed } from '../../../foreign-feeds/feed.public.ts'
import { feedMessages } from '../messages.ts'
import { FeedDialog } from './feed-dialog.tsx'
import { FeedRow } from './feed-row.tsx'
import { ItemList } from './item-list.tsx'
import { FEEDS_URL, useReloadFeeds } from './requests.ts'

/** More feeds than anybody reads. */
const PER_PAGE = 100

/** What others publish: their feeds, and beside them what they bring. */
export function ForeignFeeds() {
  const { foreign: words } = useMessages(feedMessages)
  const mayWrite = can(useActor(), 'feed:write')
  const { rest: heading, readOn } = useKeptFocus()
  const { open, add, edit, close } = useDialogAddress()
  const reload = useReloadFeeds()
  const list = useApiList<StaffFeed>(FEEDS_URL, { pageSize: PER_PAGE })
  const deletion = useDeleteRecord({
    entity: 'feed',
    url: (id) => `${FEEDS_URL}/${id}`,
    listUrl: FEEDS_URL,
    consequence: words.delete.text,
    onDeleted: () => {
      readOn()
      void reload()
    },
  })
  return (
    <div className="sources">
      <section className="sources__feeds">
        <div className="headrow">
          <h3 ref={heading} tabIndex={-1}>
            {words.title}
          </h3>
          {mayWrite && (
            <button type="button" className="btn btn--tight" onClick={add}>
              {words.add}
            </button>
          )}
        </div>
        <ListState
          list={list as never}
          empty={
            <EmptyState
              heading="h3"
              title={words.empty}
              hint={mayWrite ? words.emptyHint : words.emptyHintForReaders}
            />
          }
        >
          <ul>
            {list.items.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                acts={mayWrite ? { onEdit: () => edit(feed.id), onDelete: () => deletion.ask(feed) } : null}
              />
            ))}
          </ul>
        </ListState>
      </section>
      {list.items.length > 0 && <ItemList feeds={list.items} mayWrite={mayWrite} />}
      {mayWrite && open !== null && <FeedDialog open={open} onClose={close} />}
      {deletion.dialog}
    </div>
  )
}
