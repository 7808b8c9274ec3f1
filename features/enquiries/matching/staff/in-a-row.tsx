import { Fragment } from 'react'

/** Short facts one after the other. None is broken where a whole line is free for it. */
export function InARow({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' ·\u00a0'}
      <span className="in-a-row">{fact}</span>
    </Fragment>
  ))
}
