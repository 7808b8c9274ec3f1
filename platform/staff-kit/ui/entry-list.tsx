import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import type { Tab } from './tabs.ts'
import type { useApiList } from './use-api-list.ts'

export const ENTRIES_PER_PAGE = 20

interface Props<Item> {
  /** It has the same name here as in the menu. */
  tab: Tab
  words: { empty: string; emptyHint: string }
  list: ReturnType<typeof useApiList<Item>>
  /** Beside the title. */
  act?: ReactNode
  /** Between the title and the entries: filters, what staff should know first. */
  above?: ReactNode
  /** One entry, as a list item. */
  children: (item: Item) => ReactNode
}

/** A tab that is read from top to bottom, newest first: what it is, how much of it is shown, and the entries. */
export function EntryList<Item extends { id: number }>({ tab, words, list, act, above, children }: Props<Item>) {
  const { dashboard, shown } = useMessages(staffMessages)
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{dashboard.tabs[tab]}</h2>
        {list.items.length > 0 && <p className="soft">{shown(list.items.length, list.total)}</p>}
        {act}
      </div>
      {above}
      <ListState list={list} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ul>
          {list.items.map((item) => (
            <EntryBoundary key={item.id} id={item.id}>
              {children(item)}
            </EntryBoundary>
          ))}
        </ul>
      </ListState>
    </section>
  )
}
