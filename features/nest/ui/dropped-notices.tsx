import { ownEntry } from '#common/own-entry.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { DroppedFilter } from '../dropped-filters.ts'
import { MAX_SEARCH_LENGTH } from '../filter-defaults.ts'
import type { NestMessages } from '../messages.ts'
import { nestMessages } from '../messages.ts'
import { type StaySearchMessages, staySearchMessages } from '../stays/stay-search-messages.ts'

function sentences(
  dropped: readonly DroppedFilter[],
  messages: NestMessages,
  stays: StaySearchMessages,
  locale: string,
) {
  const words = messages.list.dropped
  const names = dropped.flatMap((filter) =>
    filter.reason === 'unreadable' ? [messages.list.filterNames[filter.name]] : [],
  )
  return [
    ...dropped.flatMap((filter) => {
      if (filter.reason === 'unknownPlace') return [words.unknownPlace(filter.value)]
      if (filter.reason === 'tooLong') return [words.tooLong(MAX_SEARCH_LENGTH)]
      if (filter.reason === 'secondKind') return [words.secondKind(messages.kinds[filter.value])]
      if (filter.reason === 'otherDeal') return [stays.otherDeal]
      if (filter.reason === 'dates') return [ownEntry(stays.dropped, filter.problem) ?? stays.dropped.date]
      // Both ends were dropped; one sentence is enough.
      if (filter.reason === 'inverted' && filter.name === 'minPrice') return [words.price]
      if (filter.reason === 'inverted' && filter.name === 'minArea') return [words.area]
      return []
    }),
    ...(names.length > 0 ? [words.unreadable(new Intl.ListFormat(locale).format(names))] : []),
  ]
}

/** Says what an address asked for and did not get, instead of quietly showing something else. */
export function DroppedNotices({ dropped }: { dropped: readonly DroppedFilter[] }) {
  const messages = useMessages(nestMessages)
  const { locale } = useSite()
  // One sentence for both days.
  const said = [...new Set(sentences(dropped, messages, useMessages(staySearchMessages), locale))]
  if (said.length === 0) return null
  return (
    <ul className="notices">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
