import { WORDMARK } from './brand/drawings.ts'

/** The name, with the lozenge for the dot of the i. Decorative: the link around it carries the name. */
export function Wordmark() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -14 283 117" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={WORDMARK.letters} />
      <path fill="var(--thread)" d={WORDMARK.lozenge} />
    </svg>
  )
}
