import { createContext, useContext } from 'react'
import type { BusySpan } from '../calendar-entry.ts'
import type { Move } from './move/use-move.ts'
import type { CalendarPlace } from './use-calendar-address.ts'

/** What all parts of the calendar know. */
export interface Room {
  place: CalendarPlace
  move: Move
  mayWrite: boolean
  now: number
  /** Null for nobody, and for whoever has left. */
  nameOf(personId: number | null): string | null
  /** Others' times, to be shaded. */
  busy: readonly BusySpan[]
  /** For whom something new is: the person that is shown, if one is. */
  person: string | null
}

export const RoomContext = createContext<Room | null>(null)

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('This part stands in a calendar.')
  return room
}
