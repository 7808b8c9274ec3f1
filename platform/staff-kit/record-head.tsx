import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { readDay } from '#common/typed-dates.ts'
import { DateInput } from '#ui/dates/date-input.tsx'
import { useIsLeaving } from '#ui/destination.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { kitMessages } from './messages.ts'
import { StaffLink } from './ui/staff-link.tsx'
import { useListFilter } from './use-list-filters.ts'

interface Props {
  title: string
  list?: { items: unknown[]; total: number }
  add?: { label: string; to: string } | { label: string; onAct: () => void } | false
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Search and filters. */
  children?: ReactNode
}

/** The top of a tab: what it is, how much of it is shown, the way to a new one, and what narrows the list. */
export function RecordHead({ title, list, add, headingRef, children }: Props) {
  const { list: words } = useMessages(kitMessages)
  return (
    <>
      <div className="headrow record-headrow">
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {list && list.items.length > 0 && <p className="soft">{words.shown(list.items.length, list.total)}</p>}
        {add &&
          ('to' in add ? (
            <StaffLink className="btn btn--tight" to={add.to}>
              {add.label}
            </StaffLink>
          ) : (
            <button type="button" className="btn btn--tight" onClick={add.onAct}>
              {add.label}
            </button>
          ))}
      </div>
      {children && <div className="record-tools">{children}</div>}
    </>
  )
}

const PAUSE_MS = 250

/** Searches while one types, a breath after the last key. */
export function SearchField({ label, name = 'search' }: { label: string; name?: string }) {
  const { list: words } = useMessages(kitMessages)
  const id = useId()
  const [asked, setAsked] = useListFilter(name)
  const [typed, setTyped] = useState(asked)
  const input = useRef<HTMLInputElement>(null)
  // A breath later the address may be another one: only the newest setter knows what stands in it by then.
  const latest = useRef(setAsked)
  const isLeaving = useIsLeaving()
  useEffect(() => {
    latest.current = setAsked
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => {
      if (!isLeaving()) latest.current(typed.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // Back and forward change the address without a key being pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts here
  useEffect(() => {
    if (asked !== typed.trim()) setTyped(asked)
  }, [asked])

  return (
    <div className="record-search">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed && (
        <button
          type="button"
          className="icobtn"
          aria-label={words.clearSearch}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

interface FilterProps {
  name: string
  label: string
  /** As a list where their order matters; else by their values. */
  options: readonly { value: string; label: string }[] | Record<string, string>
}

export function FilterSelect({ name, label, options }: FilterProps) {
  const { list: words } = useMessages(kitMessages)
  const [value, setValue] = useListFilter(name)
  const listed = Array.isArray(options)
    ? options
    : Object.entries(options).map(([key, word]) => ({ value: key, label: word }))
  return (
    <label className="field record-filter">
      <span>{label}</span>
      <select value={value} onChange={(event) => setValue(event.target.value)}>
        <option value="">{words.all}</option>
        {listed.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A day of its own in the address. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, setValue] = useListFilter(name)
  const id = useId()
  // Half a day on its way to a whole one asks for nothing yet.
  const [held, setHeld] = useState(value)
  useEffect(() => setHeld(value), [value])
  return (
    <div className="field record-filter">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={held}
        onValue={(day) => {
          setHeld(day)
          if (day === '' || readDay(day)) setValue(day)
        }}
      />
    </div>
  )
}

interface SortProps {
  label: string
  /** The first is what holds where nothing is chosen. */
  options: readonly { value: string; label: string }[]
}

/** Unlike a filter it has no 'all': something always comes first. */
export function SortSelect({ label, options }: SortProps) {
  const [value, setValue] = useListFilter('sort')
  const first = options[0]?.value ?? ''
  return (
    <label className="field record-filter">
      <span>{label}</span>
      <select value={value || first} onChange={({ target }) => setValue(target.value === first ? '' : target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FoldedProps {
  /** Of the filters, and of the button that opens them. */
  className: string
  buttonClass: string
  /** How many are set: 'Filters (2)'. */
  label: string
  clearLabel: string
  /** Null: nothing is set. */
  onClear: (() => void) | null
  children: ReactNode
}

/** Filters that wait behind a button, or they would push the entries off the screen. */
export function FoldedFilters({ className, buttonClass, label, clearLabel, onClear, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`btn btn--line ${buttonClass}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filters" />
        {label}
      </button>
      <div className={className} id={id} data-open={isOpen || undefined}>
        {children}
        {onClear && (
          <button type="button" className="text-link" onClick={onClear}>
            {clearLabel}
          </button>
        )}
      </div>
    </>
  )
}
