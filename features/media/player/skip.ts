/** What the two buttons, the lock screen and the keys of a headset jump by, in seconds. */
export const SKIP = { back: 15, forward: 30 } as const
