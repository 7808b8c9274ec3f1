/**
 * Where a home stands. Visitors find what is available or under offer; `isAvailable`, the specification's word, is exactly
 * that. A draft was never shown; a withdrawn one is no longer.
 */
export const SALE_STATES = ['draft', 'available', 'under-offer', 'sold', 'let', 'withdrawn'] as const
export type SaleState = (typeof SALE_STATES)[number]

export const LISTED_STATES = ['available', 'under-offer'] as const satisfies SaleState[]
export const isListed = (state: SaleState) => LISTED_STATES.some((listed) => listed === state)

/** Between these the desk moves a home. To put one on the site for the first time, or to take it off, is the editors'. */
export const DESK_STATES = [...LISTED_STATES, 'sold', 'let'] as const satisfies SaleState[]
export const isOfDesk = (state: SaleState) => DESK_STATES.some((known) => known === state)

/** Somebody has it: the page says so for a while, and nothing more can be asked of it. */
export const GONE_STATES = ['sold', 'let'] as const satisfies SaleState[]
export type GoneState = (typeof GONE_STATES)[number]
export const isGone = (state: SaleState): state is GoneState => GONE_STATES.some((gone) => gone === state)
