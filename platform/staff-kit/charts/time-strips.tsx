import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { Table } from '#ui/table.tsx'
import { kitMessages } from '../messages.ts'

export interface Strip {
  key: string
  label: string
  /** One for each column. */
  values: number[]
  /** Drawn higher and to a scale of its own. */
  isWhole?: boolean
  /** As its numbers are read; unless told otherwise, as they are. */
  write?: (value: number) => string
}

interface Props {
  title: string
  /** What a column is: 'Week'. */
  unit: string
  columns: { key: string; label: string }[]
  /** What stands under the first and the last one. */
  ends: [string, string]
  strips: Strip[]
  /** A column in one sentence, for those who hear it. */
  say: (column: number) => string
}

/**
 * Narrow strips above each other, one a line, all over the same columns. One column is in hand: it is gold, its numbers
 * stand at the right. It is pulled by pointer, finger or arrow keys, since underneath lies a slider.
 */
export function TimeStrips({ title, unit, columns, ends, strips, say }: Props) {
  const last = columns.length - 1
  const [chosen, setChosen] = useState(last)
  // The period may have become shorter since.
  const column = Math.min(chosen, last)
  const mostOf = (parts: Strip[]) => Math.max(1, ...parts.flatMap(({ values }) => values))
  const most = mostOf(strips.filter(({ isWhole }) => !isWhole))

  function follow(event: PointerEvent<HTMLInputElement>) {
    if (event.pointerType === 'touch' && event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const at = Math.floor(((event.clientX - left) / width) * columns.length)
    setChosen(Math.max(0, Math.min(last, at)))
  }

  return (
    <div className="time-chart" style={{ '--columns': columns.length, '--strips': strips.length } as CSSProperties}>
      <p className="time-chart__now" aria-hidden="true">
        {columns[column]?.label}
      </p>
      {strips.map(({ key, label, values, isWhole, write = String }, row) => (
        <div key={key} className="strip" data-whole={isWhole} style={{ gridRow: row + 2 }} aria-hidden="true">
          <span className="strip__name">{label}</span>
          <span className="strip__bars">
            {columns.map((each, index) => (
              <span key={each.key} data-on={index === column || undefined}>
                <i
                  style={{
                    height: `${((values[index] ?? 0) / (isWhole ? mostOf([{ key, label, values }]) : most)) * 100}%`,
                  }}
                />
              </span>
            ))}
          </span>
          <span className="strip__number">{write(values[column] ?? 0)}</span>
        </div>
      ))}
      <div className="time-chart__pick">
        <input
          type="range"
          min={0}
          max={last}
          value={column}
          aria-label={`${title}: ${unit}`}
          aria-valuetext={say(column)}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerDown={follow}
          onPointerMove={follow}
        />
      </div>
      <p className="time-chart__ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

interface TableProps {
  title: string
  unit: string
  columns: Props['columns']
  strips: Strip[]
}

/** The same numbers, to be read one by one. */
export function StripsTable({ title, unit, columns, strips }: TableProps): ReactNode {
  const { asTable } = useMessages(kitMessages)
  return (
    <details className="chart__table">
      <summary>{asTable}</summary>
      <Table caption={title} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {strips.map(({ key, label }) => (
              <th key={key} scope="col" className="num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {strips.map((strip) => (
                <td key={strip.key} className="num">
                  {(strip.write ?? String)(strip.values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
