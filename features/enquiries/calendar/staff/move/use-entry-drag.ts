import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { useRoom } from '../room.ts'
import { snap, type Target, targetOf } from './target.ts'

/** A mouse that trembles does not drag; a finger that scrolls does not either: it has to rest first. */
const MOUSE_PX = 6
const FINGER_MS = 350
const FINGER_PX = 10
/** So near to an edge the page moves on under what is carried. */
const EDGE_PX = 56
const SCROLL_PX = 14

interface Held {
  x: number
  y: number
  /** How far below its top it was taken. */
  grip: number
  isMoving: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

/** The day and the minute under a pointer: of an hour column, of the row of whole days, or of a month. */
function targetAt(
  root: HTMLElement,
  { x, y, grip }: Pick<Held, 'x' | 'y' | 'grip'>,
  before: Target,
  isTask: boolean,
): Target | null {
  const zones = [...root.querySelectorAll<HTMLElement>('[data-zone]')].map((zone) => ({
    ...{ zone, rect: zone.getBoundingClientRect(), day: zone.dataset.day ?? '' },
  }))
  const under = zones.find(({ rect }) => isWithin(rect, x, y))
  if (under?.zone.dataset.zone === 'cell') return { ...before, day: under.day }
  if (under?.zone.dataset.zone === 'row') return { day: under.day, minute: isTask ? null : before.minute }
  // Beside the hours, above or below them, it stays in the nearest column.
  const columns = zones.filter(({ zone }) => zone.dataset.zone === 'time')
  const away = ({ rect }: (typeof zones)[number]) => Math.max(rect.left - x, x - rect.right, 0)
  const nearest = under ?? columns.toSorted((one, other) => away(one) - away(other))[0]
  if (!nearest) return null
  const { first = '0', last = '0' } = nearest.zone.dataset
  const { top, height } = nearest.rect
  const share = height > 0 ? Math.min(Math.max((y - grip - top) / height, 0), 1) : 0
  return { day: nearest.day, minute: snap(Number(first) + share * (Number(last) - Number(first))) }
}

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
}

/** Entries are carried by mouse, pen and finger: the latter after a rest, so that it can still scroll. */
export function useEntryDrag(root: RefObject<HTMLElement | null>, entries: readonly CalendarEntry[]) {
  const room = useRoom()
  const latest = useRef(room)
  useEffect(() => {
    latest.current = room
  })
  const end = useRef<() => void>(() => undefined)
  useEffect(() => () => end.current(), [])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    const entry = entries.find(({ id }) => id === element?.dataset.entry)
    if (!element || !entry?.isMovable || !room.mayWrite || event.button !== 0 || room.move.lifted) return
    const isFinger = event.pointerType === 'touch'
    const { clientX: x, clientY: y } = event
    const grip = entry.startsAt === null ? 0 : y - element.getBoundingClientRect().top
    const held: Held = { x, y, grip, isMoving: false, timer: undefined }
    const before = targetOf(entry)

    function begin(): void {
      held.isMoving = true
      if (entry) latest.current.move.lift(entry, 'pointer')
    }
    function onMove({ clientX, clientY }: PointerEvent): void {
      if (!held.isMoving) {
        const way = Math.hypot(clientX - x, clientY - y)
        if (isFinger && way > FINGER_PX) stop()
        if (isFinger || way < MOUSE_PX) return
        begin()
      }
      scrollNearEdge(clientY)
      const at = { ...held, x: clientX, y: clientY }
      const target = root.current && targetAt(root.current, at, before, entry?.kind === 'task')
      if (target) latest.current.move.aim(target)
    }
    function onUp(): void {
      if (held.isMoving) latest.current.move.drop()
      stop()
    }
    function onLeave(): void {
      if (held.isMoving) latest.current.move.leave()
      stop()
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
    /** A carried entry is no scroll, no link that opens, and no menu of a long press. */
    const refuse = (other: Event) => {
      if (held.isMoving) other.preventDefault()
    }
    function stop(): void {
      clearTimeout(held.timer)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onLeave)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('touchmove', refuse)
      document.removeEventListener('contextmenu', refuse)
      // The click comes after the release.
      setTimeout(() => document.removeEventListener('click', refuse, true))
      end.current = () => undefined
    }
    end.current()
    end.current = stop
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onLeave)
    document.addEventListener('keydown', onKey)
    document.addEventListener('touchmove', refuse, { passive: false })
    document.addEventListener('contextmenu', refuse)
    document.addEventListener('click', refuse, true)
    if (isFinger) held.timer = setTimeout(begin, FINGER_MS)
  }

  return { onPointerDown }
}
