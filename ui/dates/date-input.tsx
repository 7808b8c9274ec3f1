import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay, formatMoment } from '#common/dates.ts'
import { readDay, readDayAndHour, typedDate } from '#common/typed-dates.ts'
import { useMessages, useSite } from '../page/site.ts'
import { dateMessages } from './date-messages.ts'
import { DayPicker } from './day-picker.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** '2026-12-31', with `hasHour` '2026-12-31T14:30'; what is no date stays as it was typed. */
  value: string
  onValue: (value: string) => void
  hasHour?: boolean
}

const USUAL_HOUR = 'T10:00'
const GAP = 4

/** Below its field, above it where there is no room, and never over the edge of the window. */
function place(calendar: HTMLElement, field: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = calendar
  const below = field.bottom + GAP
  const y = below + offsetHeight > clientHeight ? Math.max(GAP, field.top - GAP - offsetHeight) : below
  calendar.style.left = `${Math.max(GAP, Math.min(field.left, clientWidth - offsetWidth - GAP))}px`
  calendar.style.top = `${y}px`
}

/**
 * A date in the language of the page. The browser's own field speaks the browser's language: who reads French here would
 * type the month first where the browser is American. Typed, or chosen from a calendar, it is said in words below.
 */
export function DateInput({ value, onValue, hasHour = false, onBlur, ...input }: Props) {
  const words = useMessages(dateMessages)
  const { locale } = useSite()
  const id = useId()
  const saidId = `${id}-said`
  // While somebody types, the field holds their letters; afterwards, the date as it is written here.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const calendar = useRef<HTMLDivElement>(null)
  const read = hasHour ? readDayAndHour : readDay
  const stored = read(value)
  const moment = stored ? new Date(hasHour ? `${stored}Z` : `${stored}T00:00Z`) : null
  const inWords = moment && (hasHour ? formatMoment(moment, locale, 'full') : formatDay(moment, locale, 'full'))

  useLayoutEffect(() => {
    if (isOpen && calendar.current && field.current) place(calendar.current, field.current.getBoundingClientRect())
  }, [isOpen])
  function close() {
    calendar.current?.hidePopover()
    field.current?.querySelector('input')?.focus()
  }

  return (
    <div className="dateinput">
      <div className="dateinput__line" ref={field}>
        <input
          {...input}
          type="text"
          inputMode={hasHour ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          placeholder={hasHour ? words.dayAndHour : words.day}
          aria-describedby={[input['aria-describedby'], inWords && saidId].filter(Boolean).join(' ') || undefined}
          value={typed ?? typedDate(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            onValue(read(target.value) ?? target.value.trim())
          }}
          onBlur={(event) => {
            setTyped(null)
            onBlur?.(event)
          }}
        />
        <button type="button" className="icobtn" aria-label={words.open} aria-expanded={isOpen} popoverTarget={id}>
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      {inWords && (
        <p className="dateinput__said" id={saidId}>
          {inWords}
        </p>
      )}
      <div
        ref={calendar}
        id={id}
        className="daypick"
        popover="auto"
        role="dialog"
        aria-label={words.calendar}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <DayPicker
            chosen={stored?.slice(0, 10) ?? null}
            today={todayInDakar()}
            onPick={(day) => {
              onValue(hasHour ? day + (stored?.slice(10) || USUAL_HOUR) : day)
              close()
            }}
          />
        )}
      </div>
    </div>
  )
}
