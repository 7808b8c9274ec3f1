/** Asked: the time is kept and staff have not said yes. Confirmed: it stands. The other three are its ends. */
export const VIEWING_STATUSES = ['asked', 'confirmed', 'done', 'missed', 'cancelled'] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

export const VIEWING_KINDS = ['in-person', 'video'] as const
export type ViewingKind = (typeof VIEWING_KINDS)[number]
