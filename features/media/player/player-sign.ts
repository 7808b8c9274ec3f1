/** What the shell knows of the player (app/shell/listening.tsx): only names, so that they cost it nothing. */
export const PLAYER_STORAGE = 'kais-player-1'
/** On window, when this tab opens the bar. */
export const PLAYER_EVENT = 'kais-player'
