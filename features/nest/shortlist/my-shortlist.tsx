import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { inLocale } from '#common/locale.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard, Waiting } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { HomesView } from './homes-view.tsx'
import { shortlistMessages } from './messages.ts'
import type { SharedHomes, ShortlistAnswer } from './shared-list.tsx'
import { announceOnShortlist } from './shortlist-announcer.tsx'
import type { ShortlistHome } from './shortlist-home.ts'
import { type ShortlistView, shortlistPath } from './shortlist-ids.ts'
import { shortlist, useShortlist } from './shortlist-store.ts'

const NOTHING: SharedHomes = { asked: [], homes: [], beyond: 0 }

/** The homes behind the numbers the browser kept: fetched as the same list would be, had somebody sent it. */
function useMyHomes(ids: readonly number[]) {
  const site = useSite()
  const { load, data, state } = useFetcher<ShortlistAnswer>()
  // What was fetched last stays in view while more is on its way, or does not come.
  const [known, setKnown] = useState(NOTHING)
  if (data?.list && data.list !== known) setKnown(data.list)
  const address = siteHref(site, shortlistPath({ ids }))
  const isMissing = ids.some((id) => !known.asked.includes(id))
  const hasFailed = isMissing && state === 'idle' && data?.hasFailed === true

  useEffect(() => {
    if (isMissing) void load(address)
    // Not again by itself when it failed: that is for the visitor to say.
  }, [isMissing, address, load])

  return { known, hasFailed, retry: () => void load(address) }
}

const MOST_SHAPES = 3

/** However a home left the list, here or in another tab: it is said, and can be taken back. */
function useUndo(ids: readonly number[], homes: readonly ShortlistHome[]) {
  const words = useMessages(shortlistMessages)
  const { locale } = useSite()
  const before = useRef(ids)
  useEffect(() => {
    const previous = before.current
    before.current = ids
    const left = homes.filter(({ id }) => previous.includes(id) && !ids.includes(id))
    const [first] = left
    if (!first) return
    const title = inLocale(locale, first.title, first.titleFr)
    announceOnShortlist({
      text: left.length === 1 ? words.removedOne(title) : words.removedMany(left.length),
      isShown: true,
      action: {
        label: words.undo,
        run() {
          shortlist.restore(previous)
          // Where the eye is, if it is back already; the list itself otherwise.
          requestAnimationFrame(() => {
            const back = document.querySelector<HTMLElement>(`main [data-home="${first.id}"]`)
            const place = back ?? document.getElementById('main')
            place?.focus({ preventScroll: !back })
          })
        },
      },
    })
  }, [ids, homes, locale, words])
}

function ClearList({ homes }: { homes: number }) {
  const words = useMessages(shortlistMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="text-link saved-tools__clear" onClick={() => setAsking(true)}>
        {words.clear}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.clearTitle}
          consequence={words.clearText(homes)}
          act={words.clearAct}
          leave={words.clearLeave}
          onAct={() => {
            setAsking(false)
            shortlist.remove(shortlist.ids())
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}

function OwnHomes({ view }: { view: ShortlistView }) {
  const words = useMessages(shortlistMessages)
  const isReady = useHydrated()
  const ids = useShortlist()
  const { known, hasFailed, retry } = useMyHomes(ids)
  const homes = ids.flatMap((id) => known.homes.find((home) => home.id === id) ?? [])
  const gone = ids.filter((id) => known.asked.includes(id) && !homes.some((home) => home.id === id))
  const isWaiting = !isReady || ids.some((id) => !known.asked.includes(id))
  useUndo(ids, known.homes)

  if (isReady && ids.length === 0) {
    return (
      <EmptyState title={words.empty} hint={words.emptyHint}>
        <SiteLink className="btn btn--line" to="/kais-nest">
          {words.seeHomes}
        </SiteLink>
      </EmptyState>
    )
  }
  if (hasFailed) {
    return (
      <EmptyState title={words.failed} hint={words.failedHint}>
        <button type="button" className="btn btn--line" onClick={retry}>
          {words.retry}
        </button>
      </EmptyState>
    )
  }
  if (isWaiting && homes.length === 0) {
    return (
      <Waiting label={words.loading} className="saved">
        {Array.from({ length: Math.min(ids.length || MOST_SHAPES, MOST_SHAPES) }, (_, shape) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes are all alike
          <SkeletonCard key={shape} />
        ))}
      </Waiting>
    )
  }
  return (
    <>
      {gone.length > 0 && (
        <div className="shortlist__note">
          <p>{words.ownGone(gone.length)}</p>
          <button type="button" className="text-link" onClick={() => shortlist.remove(gone)}>
            {words.takeOff(gone.length)}
          </button>
        </div>
      )}
      {homes.length > 0 && (
        <HomesView homes={homes} view={view}>
          <ClearList homes={ids.length} />
        </HomesView>
      )}
    </>
  )
}

/** One's own list. The server sends the same frame to everybody; the browser knows what belongs in it. */
export function MyShortlist({ view }: { view: ShortlistView }) {
  const words = useMessages(shortlistMessages)
  return (
    <section className="wrap shortlist">
      <div className="opening">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <p className="shortlist__note shortlist__noscript">{words.noScript}</p>
      <div className="shortlist__own">
        <OwnHomes view={view} />
      </div>
    </section>
  )
}
