import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useKept } from '#ui/browser-storage.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { textIn } from '../bilingual-text.ts'
import { clock } from './clock.ts'
import { listening } from './listening.ts'
import { player } from './player.ts'
import { playerMessages } from './player-messages.ts'
import type { Track } from './track.ts'

function isSounding(id: number): boolean {
  const { track, status } = player.state()
  return track?.id === id && (status === 'playing' || status === 'waiting')
}

/** The link gives way to the button under whoever stands on it: the focus, which would fall to the top, goes along. */
function useFocusAlong() {
  const hadFocus = useRef(false)
  const link = useCallback((element: HTMLElement | null) => {
    // React calls this while the link is still in the page.
    return () => {
      hadFocus.current = element !== null && element === document.activeElement
    }
  }, [])
  const button = useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [])
  return { link, button }
}

/** Starts an episode and stops it. Until scripts run it is a link to the recording, which the browser itself plays. */
export function PlayButton({ track, className }: { track: Track; className: string }) {
  const words = useMessages(playerMessages)
  const { locale } = useSite()
  const isHydrated = useHydrated()
  const focus = useFocusAlong()
  const isPlaying = useSyncExternalStore(
    player.subscribe,
    () => isSounding(track.id),
    () => false,
  )
  const left = useKept(listening.kept, (kept) => listening.positionOf(track.id, kept))
  const { text, lang } = textIn(locale, track.title, track.titleFr)
  const title = (
    <span className="sr" lang={lang}>
      {text}
    </span>
  )
  if (!isHydrated) {
    return (
      <a ref={focus.link} className={className} href={track.url}>
        {words.listen} {title}
      </a>
    )
  }
  const rest = left > 0 ? words.resume(clock(left)) : words.listen
  return (
    <button ref={focus.button} type="button" className={className} onClick={() => player.toggle(track)}>
      {isPlaying ? words.pause : rest} {title}
    </button>
  )
}

/** Nothing until this browser has heard the episode to its end. */
export function HeardMark({ id }: { id: number }) {
  const { heard } = useMessages(playerMessages)
  const isHeard = useKept(listening.kept, (kept) => listening.isHeard(id, kept))
  return isHeard && <span className="heard small">{heard}</span>
}
