import { useEffect } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { SKIP } from './clock.ts'
import { type PlayerState, player } from './player.ts'
import { playerMessages } from './player-messages.ts'
import type { Track } from './track.ts'

const HANDLERS: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: () => player.play(),
  pause: () => player.pause(),
  stop: () => player.close(),
  seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP.back)),
  seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP.forward),
  seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
}

/** A browser that does not know an action throws, and can still do the others. */
function handle(action: string, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler)
  } catch {
    // The lock screen then has one button fewer.
  }
}

function tellPosition({ time, duration, rate }: PlayerState) {
  if (duration === null || time > duration) return
  try {
    navigator.mediaSession.setPositionState({ duration, playbackRate: rate, position: time })
  } catch {
    // Some browsers have the session without its clock.
  }
}

/** The lock screen, the keys of a keyboard and of a headset: they say what plays and can stop it. */
export function useMediaSession(state: PlayerState & { track: Track }, title: string): void {
  const { series, house } = useMessages(playerMessages)
  const { cover } = state.track
  const { status, duration, rate, jumps } = state

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    for (const [action, handler] of Object.entries(HANDLERS)) handle(action, handler)
    return () => {
      for (const action of Object.keys(HANDLERS)) handle(action, null)
      navigator.mediaSession.metadata = null
    }
  }, [])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: house,
      album: series,
      artwork: cover ? [{ src: cover, type: 'image/webp' }] : [],
    })
  }, [title, house, series, cover])

  // The system counts on by itself: it is told when something changes, not at every tick.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the changes
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = status === 'playing' || status === 'waiting' ? 'playing' : 'paused'
    tellPosition(player.state())
  }, [status, duration, rate, jumps])
}
