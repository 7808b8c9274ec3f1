import { useState } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { HomesView } from './homes-view.tsx'
import { shortlistMessages } from './messages.ts'
import type { ShortlistHome } from './shortlist-home.ts'
import { MOST_SAVED, type ShortlistView, shortlistPath } from './shortlist-ids.ts'
import { shortlist, useShortlist } from './shortlist-store.ts'

/** What a link with numbers in it holds. */
export interface SharedHomes {
  /** The numbers that were looked at. */
  asked: number[]
  /** Those of them that can be shown. */
  homes: ShortlistHome[]
  /** How many more the link names. */
  beyond: number
}

/** What the page of a shortlist is told. */
export interface ShortlistAnswer {
  /** Null at the address of one's own list. */
  list: SharedHomes | null
  hasFailed: boolean
}

function AddAll({ homes }: { homes: readonly ShortlistHome[] }) {
  const words = useMessages(shortlistMessages)
  const saved = useShortlist()
  const isReady = useHydrated()
  const [said, setSaid] = useState('')
  const areAllThere = isReady && homes.every(({ id }) => saved.includes(id))

  function add() {
    const added = shortlist.add(homes.map(({ id }) => id))
    const isFull = shortlist.ids().length === MOST_SAVED && !homes.every(({ id }) => shortlist.has(id))
    setSaid(isFull ? words.addedPartly(added, MOST_SAVED) : words.added(added))
  }

  return (
    <div className="shared-acts">
      {!areAllThere && (
        <button type="button" className="btn shared-acts__add" onClick={add}>
          {words.addAll(homes.length)}
        </button>
      )}
      <SiteLink className="text-link" to={shortlistPath()}>
        {words.openOwn}
      </SiteLink>
      <p role="status" className="small soft">
        {said || (areAllThere ? words.allThere(homes.length) : '')}
      </p>
    </div>
  )
}

/** A list somebody sent: the same for everybody who opens the link, and complete without JavaScript. */
export function SharedList({ list, view }: { list: SharedHomes; view: ShortlistView }) {
  const words = useMessages(shortlistMessages)
  const { asked, homes, beyond } = list
  const gone = asked.length - homes.length

  if (homes.length === 0) {
    return (
      <section className="wrap shortlist">
        <h1>{words.unreadableTitle}</h1>
        <EmptyState title={words.unreadable} hint={words.unreadableHint}>
          <SiteLink className="btn btn--line" to="/kais-nest">
            {words.seeHomes}
          </SiteLink>
        </EmptyState>
      </section>
    )
  }
  return (
    <section className="wrap shortlist">
      <div className="opening">
        <h1>{words.sharedTitle[view](homes.length)}</h1>
        <div className="shortlist__say">
          <p className="lead">{words.sharedLead}</p>
          <AddAll homes={homes} />
        </div>
      </div>
      {(gone > 0 || beyond > 0) && (
        <div className="shortlist__note">
          {beyond > 0 && <p>{words.beyond(beyond, MOST_SAVED)}</p>}
          {gone > 0 && <p>{words.gone(gone)}</p>}
        </div>
      )}
      <HomesView homes={homes} view={view} addressIds={asked} />
    </section>
  )
}
