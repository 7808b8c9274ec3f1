import { type KeyboardEvent, useEffect, useRef } from 'react'
import { capitalised } from '#ui/dates/say-days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { daysOf } from '../layout/days-of-view.ts'
import { calendarMessages } from '../messages.ts'
import { useRoom } from '../room.ts'
import { sayDay, sayTitle, sayWhen } from '../say-entry.ts'
import { movedTo, steppedBy } from './target.ts'

const BUTTONS = [
  ['ArrowLeft', 'dayBefore', '←'],
  ['ArrowUp', 'earlier', '↑'],
  ['ArrowDown', 'later', '↓'],
  ['ArrowRight', 'dayAfter', '→'],
] as const

/**
 * What is carried by keys, or by presses where somebody cannot drag: where it is by now, and the ways to move it and to let go.
 * The focus is here meanwhile, so that it is never lost when the days turn.
 */
export function MoveBar() {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { move, place } = useRoom()
  const put = useRef<HTMLButtonElement>(null)
  const { lifted } = move
  const isOpen = lifted?.by === 'keys'
  useEffect(() => {
    if (isOpen) put.current?.focus()
  }, [isOpen])
  if (!lifted || !isOpen) return null
  const { entry, target } = lifted
  const there = movedTo(entry, target)
  const when =
    target.minute === null ? words.move.ofDay(capitalised(sayDay(target.day, locale))) : sayWhen(there, words, locale)

  function step(key: string, shiftKey: boolean, isMonth: boolean): boolean {
    const next = steppedBy(move.aimed() ?? target, { key, shiftKey }, entry, isMonth)
    if (!next) return false
    move.aim(next)
    // It is carried out of the days that are shown: they turn with it.
    if (place.view !== 'agenda' && !daysOf(place.view, place.day).includes(next.day)) place.open({ day: next.day })
    return true
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') move.leave()
    else if (!step(event.key, event.shiftKey, place.view === 'month')) return
    event.preventDefault()
  }

  return (
    <div className="cal-movebar" role="group" aria-label={words.move.bar} onKeyDown={onKeyDown}>
      <p>
        <b aria-live="assertive">{words.move.to(sayTitle(entry, locale), when)}</b>
        <span className="soft small">{words.move.help}</span>
      </p>
      <div className="cal-movebar__acts">
        {BUTTONS.map(([key, name, arrow]) => (
          <button
            key={key}
            type="button"
            className="icobtn"
            aria-label={words.move[name]}
            onClick={() => step(key, false, false)}
          >
            <span aria-hidden="true">{arrow}</span>
          </button>
        ))}
        <button ref={put} type="button" className="btn btn--tight" onClick={move.drop}>
          {words.move.put}
        </button>
        <button type="button" className="text-link" onClick={move.leave}>
          {words.move.leave}
        </button>
      </div>
    </div>
  )
}
