import { useSyncExternalStore } from 'react'
import { useMessages, useSite } from '#app/site.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { inLocale } from '#common/locale.ts'
import { clock } from './clock.ts'
import { listening } from './listening.ts'
import { player } from './player.ts'
import { playerMessages } from './player-messages.ts'
import type { Track } from './track.ts'

function isSounding(id: number): boolean {
  const { track, status } = player.state()
  return track?.id === id && (status === 'playing' || status === 'waiting')
}

/** Starts an episode and stops it. Until scripts run it is a link to the recording, which the browser itself plays. */
export function PlayButton({ track, className }: { track: Track; className: string }) {
  const words = useMessages(playerMessages)
  const { locale } = useSite()
  const isHydrated = useHydrated()
  const isPlaying = useSyncExternalStore(
    player.subscribe,
    () => isSounding(track.id),
    () => false,
  )
  const left = useSyncExternalStore(
    listening.subscribe,
    () => Math.floor(listening.positionOf(track.id)),
    () => 0,
  )
  const title = <span className="sr">{inLocale(locale, track.title, track.titleFr)}</span>
  if (!isHydrated) {
    return (
      <a className={className} href={track.url}>
        {words.listen} {title}
      </a>
    )
  }
  const rest = left > 0 ? words.resume(clock(left)) : words.listen
  return (
    <button type="button" className={className} onClick={() => player.toggle(track)}>
      {isPlaying ? words.pause : rest} {title}
    </button>
  )
}

/** Nothing until this browser has heard the episode to its end. */
export function HeardMark({ id }: { id: number }) {
  const { heard } = useMessages(playerMessages)
  const isHeard = useSyncExternalStore(
    listening.subscribe,
    () => listening.isHeard(id),
    () => false,
  )
  return isHeard && <span className="heard small">{heard}</span>
}
