/** Counting stops here: 'more than 1,000' tells a reader as much, and costs the same in a house of any size. */
export const MOST_COUNTED = 1_000
