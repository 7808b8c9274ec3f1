import { useSyncExternalStore } from 'react'
import { type PlayerState, player } from './player.ts'

export function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state, player.state)
}
