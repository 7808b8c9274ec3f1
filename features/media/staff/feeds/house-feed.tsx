import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDay } from '#common/dates.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useCopiedAddress } from '#ui/use-copied-address.ts'
import { feedMessages } from './messages.ts'

interface FeedState {
  items: number
  newest: { title: string; at: string } | null
}

/** What a feed of ours holds, told by the feed itself: the rules of what goes into it stand in one place only. */
async function readFeed(address: string, signal: AbortSignal): Promise<FeedState> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const feed = new DOMParser().parseFromString(await response.text(), 'text/xml')
  const items = feed.querySelectorAll('channel > item')
  const title = items[0]?.querySelector('title')?.textContent
  const published = Date.parse(items[0]?.querySelector('pubDate')?.textContent ?? '')
  return {
    items: items.length,
    newest: title && !Number.isNaN(published) ? { title, at: new Date(published).toISOString() } : null,
  }
}

type FeedKind = 'articles' | 'podcast'

function Holds({ kind, state }: { kind: FeedKind; state: FeedState }) {
  const words = useMessages(feedMessages)
  const { locale } = useSite()
  if (state.items === 0) return words.empty[kind]
  return (
    <>
      {words.holds[kind](state.items)}
      {state.newest && (
        <span className="soft">
          {'. '}
          <span dir="auto">{words.newest(state.newest.title, formatDay(new Date(state.newest.at), locale))}</span>
        </span>
      )}
    </>
  )
}

interface Props {
  kind: FeedKind
  /** Without language prefix. */
  path: string
  language: Locale
}

/** One feed: what it holds now, and its address to be handed on. */
export function HouseFeed({ kind, path, language }: Props) {
  const words = useMessages(feedMessages)
  const { publicUrl } = useSite()
  const ownPath = withLocalePrefix(path, language)
  const address = publicUrl + ownPath
  const { field, outcome, copy } = useCopiedAddress(address)
  const name = words.feed(words.names[kind], language)
  const id = useId()
  const state = useQuery({
    queryKey: [ownPath],
    queryFn: ({ signal }) => readFeed(ownPath, signal),
    staleTime: 0,
  })

  return (
    <li className="feed">
      <div className="feed__what">
        <h4>{words.languages[language]}</h4>
        {state.isPending && <p className="skel feed__wait" />}
        {state.isError && <LoadFailed error={state.error} onRetry={() => state.refetch()} />}
        {state.data && (
          <p>
            <Holds kind={kind} state={state.data} />
          </p>
        )}
      </div>
      <div className="field feed__address">
        <label htmlFor={id} className="sr">
          {words.address}, {name}
        </label>
        <input id={id} {...field} />
      </div>
      <div className="feed__acts">
        <button type="button" className="btn btn--line btn--tight" onClick={copy}>
          {words.copy} <span className="sr">{name}</span>
        </button>
        <a className="text-link" href={ownPath} target="_blank" rel="noreferrer">
          {words.open}{' '}
          <span className="sr">
            {name} {words.newTab}
          </span>
        </a>
      </div>
      <p role="status" className="feed__outcome small">
        {outcome && words[outcome]}
      </p>
    </li>
  )
}
