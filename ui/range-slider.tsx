import { useRef, useState } from 'react'
import type { LiveRangeProps, Range } from './range-slider-live.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

type Scale =
  | { min: number; max: number; step: number; stops?: never }
  /** Values a handle can rest on, ascending: for scales whose steps widen. */
  | { stops: readonly number[]; min?: never; max?: never; step?: never }

type Props = Omit<LiveRangeProps, 'stops' | 'range' | 'onMove' | 'onCommit'> &
  Scale & {
    /** The same for the number fields, where they must say more: 'Lowest price, in FCFA'. */
    fieldLabels?: readonly [from: string, to: string]
    /** The number fields count in something else than the values: each has a name of its own beside the value's. */
    typedIn?: { suffix: string; toField: (value: number) => number; fromField: (typed: number) => number } | undefined
    /** Where it starts, or where it is when the caller keeps it. May lie between two stops, or beyond the last. */
    value?: Range
    /** Stays two number fields, and fetches nothing, while nobody looks at it. */
    isAsleep?: boolean
    /** At each move. The upper end is given as the end of the scale, with words for no limit or without. */
    onChange?: (range: Range) => void
    /** When the handle is let go: the moment to search. */
    onCommit?: (range: Range) => void
  }

const loadLiveRange = () => import('./range-slider-live.tsx').then(({ LiveRange }) => LiveRange)

function stopsOf({ stops, min, max, step }: Scale): readonly number[] {
  if (stops) return stops
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
}

/**
 * A range between two handles that never cross. Goes into a FieldGroup. Until scripts run, and the slider's own have come, it
 * is two number fields, which do the same job; afterwards two hidden ones carry the values. A value between two stops is
 * kept as it is until its handle is moved; a new `value` from the caller wins over what was dragged.
 */
export function RangeSlider(props: Props) {
  const { names, handles, format, noLimit, isDisabled = false, fieldLabels = handles, isAsleep = false } = props
  const { value, onChange, onCommit, typedIn } = props
  const stops = stopsOf(props)
  const first = stops[0] ?? 0
  const last = stops.at(-1) ?? 0
  /** Infinity where the end means no limit: the end itself may change with the scale. */
  const inside = ([from, to]: Range): Range => [from, noLimit && to === last ? Infinity : to]
  const outside = ([from, to]: Range): Range => [from, to === Infinity ? last : to]

  const given = inside(value ?? [first, last])
  const [range, setRange] = useState<Range>(given)
  const [followed, setFollowed] = useState<Range>(given)
  if (followed[0] !== given[0] || followed[1] !== given[1]) {
    setFollowed(given)
    setRange(given)
  }

  const plain = useRef<HTMLDivElement>(null)
  const valueIn = ({ value: text }: HTMLInputElement) => (typedIn?.fromField ?? Number)(Number(text))
  const Live = useLazyComponent(loadLiveRange, !isAsleep, () => {
    // What was typed before the handles came counts.
    const [from, to] = plain.current?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? []
    if (!from || !to) return
    const typed = (field: HTMLInputElement, stands: number, empty: number) => {
      if (field.value === field.defaultValue) return stands
      return field.value === '' ? empty : Math.max(valueIn(field), first)
    }
    const [low, high] = [typed(from, range[0], first), typed(to, range[1], inside([first, last])[1])]
    setRange([Math.min(low, high), Math.max(low, high)])
  })

  if (Live) {
    return (
      <Live
        names={names}
        handles={handles}
        format={format}
        noLimit={noLimit}
        isDisabled={isDisabled}
        stops={stops}
        range={range}
        onMove={(next) => {
          setRange(next)
          onChange?.(outside(next))
        }}
        onCommit={(next) => onCommit?.(outside(next))}
      />
    )
  }
  return (
    // A new value from the caller makes new fields, which show it.
    <div key={followed.join()} ref={plain} className="rangefields range-plain">
      {names.map((name, end) => {
        const stands = range[end] ?? first
        const isOpen = stands === Infinity || (end === 0 && stands === first)
        return (
          <label key={name} className="field">
            <span>{fieldLabels[end]}</span>
            {typedIn && <input type="hidden" name={name} defaultValue={isOpen ? '' : stands} />}
            <input
              type="number"
              inputMode="numeric"
              name={name + (typedIn?.suffix ?? '')}
              min={first}
              step="any"
              disabled={isDisabled}
              placeholder={end === 1 ? noLimit : undefined}
              defaultValue={isOpen ? '' : (typedIn?.toField(stands) ?? stands)}
              onInput={({ currentTarget: field }) => {
                const carried = field.previousElementSibling
                if (typedIn && carried instanceof HTMLInputElement)
                  carried.value = field.value === '' ? '' : String(valueIn(field))
              }}
            />
          </label>
        )
      })}
    </div>
  )
}
