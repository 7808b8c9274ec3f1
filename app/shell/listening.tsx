import { useSyncExternalStore } from 'react'
import { keptTrack, PLAYER_EVENT } from '#features/media/player/player-sign.ts'
import { useLazyComponent } from '#ui/use-lazy-component.ts'

const loadBar = () => import('#features/media/player/player-bar.tsx').then(({ PlayerBar }) => PlayerBar)

function subscribe(onChange: () => void) {
  window.addEventListener(PLAYER_EVENT, onChange)
  return () => window.removeEventListener(PLAYER_EVENT, onChange)
}

/** Something plays in this tab, or was left unfinished in some other, or before. */
function isWanted(): boolean {
  return 'player' in document.documentElement.dataset || keptTrack.read() !== null
}

/** The player's bar, fetched when there is something to hear. */
export function Listening() {
  const PlayerBar = useLazyComponent(
    loadBar,
    useSyncExternalStore(subscribe, isWanted, () => false),
    () => {},
  )
  return PlayerBar && <PlayerBar />
}
