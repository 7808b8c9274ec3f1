import type { ReactNode } from 'react'

interface Props {
  title: string
  note: string
  /** Said instead of a chart without anything in it. */
  empty: string | null
  children: ReactNode
}

export function Chart({ title, note, empty, children }: Props) {
  return (
    <section className="chart">
      <h3>{title}</h3>
      <p className="soft small">{note}</p>
      {empty ? <p className="serif chart__empty">{empty}</p> : children}
    </section>
  )
}
