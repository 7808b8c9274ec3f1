import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { kitMessages } from '../messages.ts'
import { staffMessages } from '../staff-messages.ts'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import type { Tab } from './tabs.ts'
import type { useApiList } from './use-api-list.ts'

export const ENTRIES_PER_PAGE = 20

interface None {
  title: string
  hint: string
}

interface EntriesProps<Item> {
  list: ReturnType<typeof useApiList<Item>>
  none: None
  /** One entry, as a list item. */
  children: (item: Item) => ReactNode
}

/** Entries one below the other, with what stands there while there are none. One that cannot be drawn takes no other along. */
function Entries<Item extends { id: number }>({ list, none, children }: EntriesProps<Item>) {
  return (
    <ListState list={list} empty={<EmptyState heading="h3" {...none} />}>
      <ul aria-busy={list.query.isPlaceholderData}>
        {list.items.map((item) => (
          <EntryBoundary key={item.id} id={item.id}>
            {children(item)}
          </EntryBoundary>
        ))}
      </ul>
    </ListState>
  )
}

/** What a search and filters have left of a list, and how much of it is shown. */
export function FoundEntries<Item extends { id: number }>({
  isNarrowed,
  none,
  ...entries
}: EntriesProps<Item> & { isNarrowed: boolean }) {
  const { list: words } = useMessages(kitMessages)
  const { items, total } = entries.list
  return (
    <>
      {items.length > 0 && (
        <p className="soft" role="status">
          {words.shown(items.length, total)}
        </p>
      )}
      <Entries {...entries} none={isNarrowed ? { title: words.nothingFound, hint: words.nothingFoundHint } : none} />
    </>
  )
}

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
  const { dashboard } = useMessages(staffMessages)
  const { list: kit } = useMessages(kitMessages)
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{dashboard.tabs[tab]}</h2>
        {list.items.length > 0 && <p className="soft">{kit.shown(list.items.length, list.total)}</p>}
        {act}
      </div>
      {above}
      <Entries list={list} none={{ title: words.empty, hint: words.emptyHint }}>
        {children}
      </Entries>
    </section>
  )
}
