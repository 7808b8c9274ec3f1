import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { formatMoney } from '#common/money.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { HomeForLead, MatchedHome } from '../matching.public.ts'
import { SentMark, useHomeTitle } from './home-row.tsx'
import { homeSearchUrl } from './match-requests.ts'
import { sendHomesMessages } from './send-messages.ts'

const PAUSE_MS = 200

interface Props {
  leadId: number
  ticks: { has: (id: number) => boolean; isFull: boolean; add: (home: MatchedHome) => void }
}

/** Any home, whatever the wishes say: by its number, its title or its place. */
export function AddHome({ leadId, ticks }: Props) {
  const words = useMessages(sendHomesMessages)
  const titleOf = useHomeTitle()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(setAsked, PAUSE_MS, typed.trim())
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isError, refetch } = useQuery({
    queryKey: [homeSearchUrl(leadId), asked],
    queryFn: ({ signal }) =>
      callApi<HomeForLead[]>(`${homeSearchUrl(leadId)}?${new URLSearchParams({ search: asked })}`, { signal }),
    enabled: asked !== '',
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const found = asked === '' ? [] : (data ?? [])
  return (
    <div className="add-home">
      <div className="record-search">
        <label htmlFor={id} className="sr">
          {words.searchLabel}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="text"
          inputMode="search"
          value={typed}
          placeholder={words.searchLabel}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div role="status">
        {isError && (
          <p className="soft">
            {words.searchFailed}{' '}
            <button type="button" className="text-link" onClick={() => void refetch()}>
              {words.tryAgain}
            </button>
          </p>
        )}
        {asked !== '' && data?.length === 0 && <p className="soft">{words.searchNone}</p>}
      </div>
      {found.length > 0 && (
        <ul className="add-home__found">
          {found.map(({ home, sentAt }) => (
            <li key={home.id}>
              <div>
                <p dir="auto">{titleOf(home)}</p>
                <p className="soft">{[home.reference, home.location, formatMoney(home.price, 'XOF')].join(' · ')}</p>
              </div>
              <SentMark at={sentAt} />
              {home.canBeSent ? (
                <button
                  type="button"
                  className="text-link"
                  disabled={ticks.isFull || ticks.has(home.id)}
                  onClick={() => {
                    ticks.add(home)
                    setTyped('')
                    document.getElementById(id)?.focus()
                  }}
                >
                  {words.add}
                  <span className="sr"> {titleOf(home)}</span>
                </button>
              ) : (
                <p className="soft">{words.notForSending}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
