/** A narrowed list is counted this far: with one more, there are 'more than 1,000', and nobody pages through those. */
export const MOST_COUNTED = 1_000
