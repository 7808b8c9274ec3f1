import * as Slider from '@radix-ui/react-slider'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

export type Range = [from: number, to: number]

interface Props {
  /** Field names for plain forms. The upper one is sent empty where it means no limit. */
  names: readonly [from: string, to: string]
  /** What each handle sets: 'Lowest price', 'Highest price'. */
  handles: readonly [from: string, to: string]
  min: number
  max: number
  step: number
  /** Where it starts, or where it is when the caller keeps it. */
  value?: Range
  format: (value: number) => string
  /** Words for the upper end when nothing lies beyond it but everything: 'No upper limit'. */
  noLimit?: string
  isDisabled?: boolean
  /** At each move. */
  onChange?: (range: Range) => void
  /** When the handle is let go: the moment to search. */
  onCommit?: (range: Range) => void
}

const toRange = ([from = 0, to = 0]: number[]): Range => [from, to]

/**
 * A range between two handles that never cross. Goes into a FieldGroup. Until scripts run it is two number fields, which do
 * the same job; afterwards two hidden ones carry the values. A new `value` from the caller wins over what was dragged.
 */
export function RangeSlider({ names, handles, min, max, step, format, noLimit, isDisabled = false, ...props }: Props) {
  const given = props.value ?? [min, max]
  const [range, setRange] = useState<Range>(given)
  const [followed, setFollowed] = useState<Range>(given)
  if (followed[0] !== given[0] || followed[1] !== given[1]) {
    setFollowed(given)
    setRange(given)
  }
  const plain = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Scripts arrive: what was typed before counts.
    const [from, to] = plain.current?.querySelectorAll('input') ?? []
    if (!from || !to) return
    const within = (text: string, empty: number) => Math.min(Math.max(text === '' ? empty : Number(text), min), max)
    const [low, high] = [within(from.value, min), within(to.value, max)]
    setRange([Math.min(low, high), Math.max(low, high)])
  }, [min, max])
  const isHydrated = useHydrated()
  const say = (value: number, end: number) => (end === 1 && value === max && noLimit ? noLimit : format(value))
  const sent = (value: number, end: number) => (end === 1 && value === max && noLimit ? '' : value)

  function move(next: Range) {
    setRange(next)
    props.onChange?.(next)
  }

  /** Radix would move the first handle home and the last to the end, whichever has the focus. */
  function pressHandle(event: KeyboardEvent, end: number) {
    const edge = { Home: end === 0 ? min : range[0], End: end === 0 ? range[1] : max }[event.key]
    if (edge === undefined) return
    event.preventDefault()
    const next: Range = end === 0 ? [edge, range[1]] : [range[0], edge]
    move(next)
    props.onCommit?.(next)
  }

  if (!isHydrated) {
    return (
      <div ref={plain} className="rangefields range-plain">
        {names.map((name, end) => (
          <label key={name} className="field">
            <span>{handles[end]}</span>
            <input
              type="number"
              inputMode="numeric"
              name={name}
              min={min}
              step={step}
              disabled={isDisabled}
              placeholder={end === 1 ? noLimit : undefined}
              defaultValue={sent(range[end] ?? min, end)}
            />
          </label>
        ))}
      </div>
    )
  }

  return (
    <div className="range-live">
      <Slider.Root
        className="range"
        min={min}
        max={max}
        step={step}
        value={range}
        disabled={isDisabled}
        onValueChange={(values) => move(toRange(values))}
        onValueCommit={(values) => props.onCommit?.(toRange(values))}
      >
        <Slider.Track>
          <Slider.Range asChild>
            <b />
          </Slider.Range>
        </Slider.Track>
        {range.map((value, end) => (
          <Slider.Thumb
            key={names[end]}
            asChild
            aria-label={handles[end]}
            aria-valuetext={say(value, end)}
            onKeyDown={(event) => pressHandle(event, end)}
          >
            <i />
          </Slider.Thumb>
        ))}
      </Slider.Root>
      <p className="rangev" aria-hidden="true">
        {range.map((value, end) => (
          <span key={names[end]}>{say(value, end)}</span>
        ))}
      </p>
      {names.map((name, end) => (
        <input key={name} type="hidden" name={name} value={sent(range[end] ?? min, end)} disabled={isDisabled} />
      ))}
    </div>
  )
}
