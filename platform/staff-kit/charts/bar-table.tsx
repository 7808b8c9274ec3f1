import type { ReactNode } from 'react'
import { formatTenths } from '#common/figures.ts'
import { useSite } from '#ui/page/site.ts'

export interface BarRow {
  key: string
  label: ReactNode
  /** In small letters beneath. */
  note?: ReactNode
  /** What the bar shows. */
  value: number
  /** What the columns say, in their order. */
  cells: (number | string | null)[]
  /** Beside the usual: what did not come about is hatched. */
  look?: 'hatched'
}

interface Props {
  caption: string
  /** Of the labels, then of the numbers. */
  columns: [string, ...string[]]
  rows: BarRow[]
}

/** Bars that are a table: each row stands on its own bar, its numbers are written, and nothing has to be hovered. */
export function BarTable({ caption, columns, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const [first, ...others] = columns
  const { locale } = useSite()
  return (
    <table className="bars">
      <caption className="sr">{caption}</caption>
      <thead className={others.length > 1 ? undefined : 'sr'}>
        <tr>
          <th scope="col">
            <span className="sr">{first}</span>
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="num">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, note, value, cells, look }) => (
          <tr key={key}>
            <th scope="row">
              <span className="bars__label">{label}</span>
              {note && <small>{note}</small>}
              <i className="bars__bar" data-look={look} style={{ width: `${(value / most) * 100}%` }} />
            </th>
            {cells.map((cell, index) => (
              <td key={others[index]} className="num">
                {typeof cell === 'number' ? formatTenths(cell, locale) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
