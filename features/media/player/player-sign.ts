import { keptInBrowser } from '#ui/browser-storage.ts'

/** What was left unfinished, unread: the shell asks only whether there is any (app/shell/listening.tsx). */
export const keptTrack = keptInBrowser<unknown>({ key: 'kais-player-1', read: (kept) => kept })
/** On window, when this tab opens the bar. */
export const PLAYER_EVENT = 'kais-player'
