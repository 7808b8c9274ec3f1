import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { heartMessages } from './heart-messages.ts'

interface Notice {
  text: string
  /** A heart that fills says enough to those who see it; what it cannot show stands in a box until it is closed. */
  isShown?: boolean
  /** The way back, such as 'Undo'. It takes the focus: what had it may be gone. */
  action?: { label: string; run: () => void }
}

let current: (Notice & { id: number }) | null = null
const listeners = new Set<() => void>()

function set(notice: typeof current) {
  current = notice
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Politely: after what is being read. A new notice replaces the old one. */
export function announceOnShortlist(notice: Notice): void {
  set({ ...notice, id: (current?.id ?? 0) + 1 })
}

/** Stands once on the page, so that the region is there before anything is said in it. */
export function ShortlistAnnouncer() {
  const words = useMessages(heartMessages)
  const { key } = useLocation()
  const act = useRef<HTMLButtonElement>(null)
  const notice = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place on the site has nothing to do with it
  useEffect(() => set(null), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice
  useEffect(() => act.current?.focus({ preventScroll: true }), [notice?.id])

  function leave(run?: () => void) {
    set(null)
    if (run) run()
    else document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div
      {...(notice?.isShown
        ? { className: 'said', role: 'region', 'aria-label': words.shortlist }
        : { className: 'sr' })}
    >
      <div role="status">{notice && <p key={notice.id}>{notice.text}</p>}</div>
      {notice?.isShown && (
        <>
          {notice.action && (
            <button ref={act} type="button" className="text-link" onClick={() => leave(notice.action?.run)}>
              {notice.action.label}
            </button>
          )}
          <button type="button" className="icobtn" aria-label={words.close} onClick={() => leave()}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
