/** Beyond any home: what is larger is a slip of the finger. */
export const HIGHEST_PRICE = 100_000_000_000n
