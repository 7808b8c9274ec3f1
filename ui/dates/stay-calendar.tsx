import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { formatDay, formatMonth } from '#common/dates.ts'
import { Icon } from '../icon.tsx'
import { useMessages, useSite } from '../page/site.ts'
import { dateMessages } from './date-messages.ts'
import { addMonths, at, type DayState, STEPS_BY_KEY } from './days.ts'
import { capitalised, sayStretch } from './say-days.ts'
import { stayCalendarMessages } from './stay-calendar-messages.ts'
import { CalendarMonth, type DayPart, type DayPrice } from './stay-calendar-month.tsx'
import '#ui/styles/stay-calendar.css'

export interface Chosen {
  from: string
  /** Null: the stay has an arrival and no departure yet. */
  to: string | null
}

export interface StayCalendarProps {
  /**
   * nights: the first press is the arrival, the second the departure. days: each press is a day, and a stretch is drawn
   * over them, by mouse, with Shift, or on glass by a second press.
   */
  picks: 'nights' | 'days'
  /** What it is a calendar of: 'Free nights of Villa Teranga'. */
  label: string
  /** So many stand beside each other. More than two are turned all at once. */
  months: number
  today: string
  /** The days one can turn to. */
  first: string
  last: string
  chosen: Chosen | null
  stateOf: (day: string) => DayState
  /** Told by a press, at the end of a drag, and with each Shift and arrow. */
  onRange: (from: string, to: string | null) => void
  /** Of nights: whether a stay from there may end here. Without it, the states alone decide. */
  canEnd?: (from: string, day: string) => boolean
  priceOf?: (day: string) => DayPrice | null
  /** Heard with the day, and seen at rest on it: whose it is, why it is not offered. */
  noteOf?: (day: string) => string | null | undefined
  /** Becomes data-kind, for colours of one's own. */
  kindOf?: (day: string) => string | undefined
  /** Which days can be seen, at first and after each turn. */
  onShow?: (from: string, until: string) => void
  hasLegend?: boolean
}

const LEGEND = ['free', 'taken', 'arrival-only', 'departure-only'] as const

const dayUnder = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day ?? null
const inOrder = (one: string, other: string): [string, string] => (one <= other ? [one, other] : [other, one])
const monthOf = (day: string) => `${day.slice(0, 7)}-01`

/** Months side by side, to see what is free and to choose a stretch of it: by mouse, by finger or by keys. */
export function StayCalendar(props: StayCalendarProps) {
  const { picks, label, months, today, first, last, chosen, stateOf, onRange, canEnd, onShow, hasLegend = true } = props
  const words = useMessages(stayCalendarMessages)
  const { previous, next } = useMessages(dateMessages)
  const { locale } = useSite()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  const [shown, setShown] = useState(() => monthOf(within(chosen?.from ?? today)))
  const [focused, setFocused] = useState(() => within(chosen?.from ?? today))
  /** Where a stretch would end if it were chosen now. */
  const [over, setOver] = useState<string | null>(null)
  const [dragFrom, setDragFrom] = useState<string | null>(null)
  const anchor = useRef<string>(null)
  // It follows the keys; whoever turns the months stays at that button.
  const follows = useRef(false)

  const afterShown = addMonths(shown, months)
  const turnBy = months > 2 ? months : 1
  const isShown = (day: string) => day >= shown && day < afterShown

  // Chosen elsewhere, such as in two fields: it is turned to.
  const chosenFrom = chosen?.from
  const seenFrom = useRef(chosenFrom)
  useEffect(() => {
    if (seenFrom.current === chosenFrom) return
    seenFrom.current = chosenFrom
    if (!chosenFrom || root.current?.contains(document.activeElement)) return
    setShown((now) => (chosenFrom >= now && chosenFrom < addMonths(now, months) ? now : monthOf(chosenFrom)))
  }, [chosenFrom, months])
  useEffect(() => {
    if (follows.current) root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    follows.current = false
  }, [focused])
  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => show.current?.(shown, afterShown), [shown, afterShown])
  useEffect(() => {
    if (dragFrom === null) return
    const drop = () => setDragFrom(null)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [dragFrom])

  const canStart = (day: string) => ['free', 'arrival-only'].includes(stateOf(day))
  const endsAt = (from: string, day: string) =>
    day > from && (canEnd ? canEnd(from, day) : ['free', 'departure-only'].includes(stateOf(day)))
  const isWithin = (day: string) => day >= first && day <= last
  const openFrom = picks === 'nights' && chosen?.to === null ? chosen.from : null

  /** What a press does; `isFurther`: with Shift, or by a finger that has no Shift. */
  function press(day: string, isFurther: boolean) {
    if (!isWithin(day)) return
    setFocused(day)
    setOver(null)
    if (picks === 'days') {
      const start = isFurther && anchor.current !== null ? anchor.current : day
      anchor.current = start === day || !isFurther ? day : null
      return onRange(...inOrder(start, day))
    }
    if (openFrom !== null && endsAt(openFrom, day)) return onRange(openFrom, day)
    anchor.current = day
    if (canStart(day)) onRange(day, null)
  }

  function choose(from: string, to: string) {
    if (picks === 'days') return onRange(from, to)
    if (canStart(from)) onRange(from, endsAt(from, to) ? to : null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS_BY_KEY[event.key]
    if (!step || !dayUnder(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const day = within(step(focused))
    if (event.shiftKey) {
      anchor.current ??= focused
      if (day !== anchor.current) choose(...inOrder(anchor.current, day))
      else if (picks === 'days') onRange(day, day)
    } else anchor.current = null
    follows.current = true
    setFocused(day)
    setOver(day)
    if (day < shown) setShown(monthOf(day))
    else if (day >= afterShown) setShown(addMonths(monthOf(day), 1 - months))
  }

  const drag = {
    onPointerDown({ target, pointerType, button }: PointerEvent) {
      // A finger that draws over the days scrolls the page.
      if (pointerType !== 'touch' && button === 0) setDragFrom(dayUnder(target))
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && setOver(dayUnder(target)),
    onPointerLeave: () => setOver(null),
    onPointerUp({ target }: PointerEvent) {
      const day = dayUnder(target)
      if (dragFrom === null || day === null || day === dragFrom) return
      const [from, to] = inOrder(dragFrom, day)
      anchor.current = null
      setFocused(day)
      if (isWithin(from) && isWithin(to)) choose(from, to)
    },
  }

  const isDragged = dragFrom !== null && over !== null && over !== dragFrom
  const isForeseen = openFrom !== null && over !== null && endsAt(openFrom, over)
  const [from, to] = isDragged
    ? inOrder(dragFrom, over)
    : [chosen?.from ?? null, isForeseen ? over : (chosen?.to ?? null)]
  function partOf(day: string): DayPart | undefined {
    if (from === null || day < from || day > (to ?? from)) return undefined
    if (to === null || from === to) return 'only'
    return day === from ? 'start' : day === to ? 'end' : 'middle'
  }

  const turn = (by: 1 | -1) => {
    const target = addMonths(shown, by * turnBy)
    const isEnd = by === 1 ? target > last : shown <= first
    return (
      <button
        type="button"
        className="icobtn"
        aria-label={by === 1 ? next : previous}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && setShown(target < monthOf(first) ? monthOf(first) : target)}
      >
        <Icon name={by === 1 ? 'arrow' : 'back'} />
      </button>
    )
  }
  const seen = Array.from({ length: months }, (_, index) => addMonths(shown, index))
  const tabStop = isShown(focused) ? focused : within(shown)
  const said =
    chosen === null
      ? ''
      : chosen.to === null
        ? words.nowDeparture(formatDay(at(chosen.from), locale))
        : capitalised(sayStretch(chosen.from, chosen.to, picks, locale))
  return (
    <div
      className="cal"
      ref={root}
      role="group"
      aria-label={label}
      aria-describedby={`${id}how`}
      data-priced={props.priceOf && ''}
    >
      <div className="cal__turn">
        {turn(-1)}
        <p className="sr" aria-live="polite">
          {seen.map((month) => formatMonth(month, locale)).join(', ')}
        </p>
        {turn(1)}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days are buttons; this hears them all at once */}
      <div
        className="cal__months"
        onKeyDown={onKeyDown}
        {...drag}
        onClick={(event) => {
          const day = dayUnder(event.target)
          const isTouch = (event.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch'
          if (day) press(day, event.shiftKey || isTouch)
        }}
      >
        {seen.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            picks={picks}
            today={today}
            tabStop={tabStop}
            isWithin={isWithin}
            stateOf={stateOf}
            partOf={partOf}
            isApart={(day) => openFrom !== null && day !== openFrom && !endsAt(openFrom, day)}
            priceOf={props.priceOf}
            noteOf={props.noteOf}
            kindOf={props.kindOf}
          />
        ))}
      </div>
      {hasLegend && (
        <ul className="cal__legend" aria-label={words.legend}>
          {LEGEND.map((state) => (
            <li key={state}>
              <span data-state={state} aria-hidden="true">
                <span className="cal__day">7</span>
              </span>
              {words.legendOf[state]}
            </li>
          ))}
        </ul>
      )}
      <p className="cal__said" role="status">
        {said}
      </p>
      <p className="sr" id={`${id}how`}>
        {words.howTo}
      </p>
    </div>
  )
}
