import * as Slider from '@radix-ui/react-slider'
import type { KeyboardEvent } from 'react'
import '#ui/styles/range.css'

export type Range = [from: number, to: number]

export interface LiveRangeProps {
  /** Field names for plain forms. The upper one is sent empty where it means no limit. */
  names: readonly [from: string, to: string]
  /** What each handle sets: 'Lowest price', 'Highest price'. */
  handles: readonly [from: string, to: string]
  format: (value: number) => string
  /** Words for the upper end when nothing lies beyond it but everything: 'No upper limit'. */
  noLimit?: string | undefined
  isDisabled?: boolean
  stops: readonly number[]
  range: Range
  onMove: (range: Range) => void
  onCommit: (range: Range) => void
}

/** The stop nearest to a value. A limit never rests on the last one where that means no limit, unless it lies beyond. */
function restingPlace(stops: readonly number[], value: number, isLimitBelowEnd: boolean): number {
  const last = stops.length - 1
  if (value >= (stops[last] ?? 0)) return last
  const above = stops.findIndex((stop) => stop >= value)
  const [low = 0, high = 0] = [stops[above - 1] ?? stops[0], stops[above]]
  const nearest = value - low < high - value ? Math.max(above - 1, 0) : above
  return isLimitBelowEnd ? Math.min(nearest, last - 1) : nearest
}

/** The slider over the positions of its stops; `range` is in values, with Infinity for no limit. */
export function LiveRange({ names, handles, stops, format, noLimit, isDisabled = false, ...props }: LiveRangeProps) {
  const { range, onMove, onCommit } = props
  const last = stops.length - 1
  const positions = range.map((value, end) => restingPlace(stops, value, end === 1 && noLimit !== undefined))
  const valueAt = (position: number, end: number) =>
    end === 1 && position === last && noLimit !== undefined ? Infinity : (stops[position] ?? 0)
  const say = (value: number) => (value === Infinity && noLimit ? noLimit : format(value))
  const sent = (value: number) => (value === Infinity ? '' : value)

  /** A handle that has not moved keeps its value, even between two stops. */
  function rangeAt(wanted: number[]): Range {
    const [from, to] = range.map((value, end) =>
      wanted[end] === positions[end] ? value : valueAt(wanted[end] ?? 0, end),
    )
    return [from ?? 0, to ?? 0]
  }

  /** Radix would move the first handle home and the last to the end, whichever has the focus. */
  function pressHandle(event: KeyboardEvent, end: number) {
    const [low = 0, high = 0] = positions
    const edge = { Home: end === 0 ? 0 : low, End: end === 0 ? high : last }[event.key]
    if (edge === undefined) return
    event.preventDefault()
    const [from, to] = rangeAt(end === 0 ? [edge, high] : [low, edge])
    // Pressed at the end, a limit beyond the scale becomes none.
    const next: Range = end === 1 && edge === last ? [from, valueAt(last, 1)] : [from, to]
    onMove(next)
    onCommit(next)
  }

  return (
    <div className="range-live">
      <Slider.Root
        className="range"
        min={0}
        max={last}
        step={1}
        value={positions}
        disabled={isDisabled}
        onValueChange={(wanted) => onMove(rangeAt(wanted))}
        onValueCommit={(wanted) => onCommit(rangeAt(wanted))}
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
            aria-valuemin={stops[0]}
            aria-valuemax={stops[last]}
            aria-valuenow={Math.min(value, stops[last] ?? 0)}
            aria-valuetext={say(value)}
            onKeyDown={(event) => pressHandle(event, end)}
          >
            <i />
          </Slider.Thumb>
        ))}
      </Slider.Root>
      <p className="rangev" aria-hidden="true">
        {range.map((value, end) => (
          <span key={names[end]}>{say(value)}</span>
        ))}
      </p>
      {names.map((name, end) => (
        <input key={name} type="hidden" name={name} value={sent(range[end] ?? 0)} disabled={isDisabled} />
      ))}
    </div>
  )
}
