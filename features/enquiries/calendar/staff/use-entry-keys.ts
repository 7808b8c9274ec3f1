import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { CalendarEntry } from '../calendar-entry.ts'
import { turn } from './layout/days-of-view.ts'
import { nextStop } from './layout/next-focus.ts'
import { useRoom } from './room.ts'

const stopsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
const keyOf = ({ dataset }: HTMLElement) => `${dataset.entry} ${dataset.on}`

const PAGES: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 }

/** One stop of the Tab key for all entries; arrows lead among them, M lifts one, Page keys turn the days. */
export function useEntryKeys(root: RefObject<HTMLElement | null>, entries: readonly CalendarEntry[]) {
  const { move, mayWrite, place } = useRoom()
  const current = useRef<string | null>(null)
  useEffect(() => {
    const stops = stopsIn(root.current)
    const here = stops.find((stop) => keyOf(stop) === current.current) ?? stops[0]
    for (const stop of stops) stop.tabIndex = stop === here ? 0 : -1
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey } = event
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    if (!stop || altKey || ctrlKey || metaKey) return
    const page = PAGES[key]
    if (page) {
      event.preventDefault()
      place.open({ day: turn(place.view, place.day, page) })
      return
    }
    if (key.toLowerCase() === 'm') {
      const entry = entries.find(({ id }) => id === stop.dataset.entry)
      if (entry?.isMovable && mayWrite) {
        event.preventDefault()
        move.lift(entry, 'keys')
      }
      return
    }
    const stops = stopsIn(root.current)
    const places = stops.map(({ dataset }) => ({ day: dataset.on ?? '', minute: Number(dataset.minute) }))
    const next = stops[nextStop(places, stops.indexOf(stop), key)]
    if (!next || next === stop) return
    event.preventDefault()
    next.focus()
  }

  return {
    onKeyDown,
    onFocus({ target }: { target: EventTarget }) {
      const stop = (target as HTMLElement).closest<HTMLElement>('[data-entry]')
      if (!stop) return
      current.current = keyOf(stop)
      for (const other of stopsIn(root.current)) other.tabIndex = other === stop ? 0 : -1
    },
  }
}
