/** Whoever asks for something to be held, by what can be told apart without an account: hashes, never the thing itself. */
export interface HoldMarks {
  email: string
  phone: string | null
  address: string
  network: string
}

/** What waits for our confirmation already. */
export interface PendingHold {
  marks: readonly string[]
  days: number
}

export type HoldScope = 'person' | 'address' | 'network'

interface HoldLimit {
  /** Held at the same time and not confirmed by us yet. */
  pending: number
  /** Days that these take from others, together. */
  days: number
}

/**
 * Nobody takes the fleet off the road by filling in forms. One thing may be held for as long as it can be had at all; several
 * have a common limit. An address is a household or an office, a network a hotel or a part of a town.
 */
export const HOLD_LIMITS: Record<HoldScope, HoldLimit> = {
  person: { pending: 3, days: 60 },
  address: { pending: 4, days: 60 },
  network: { pending: 12, days: 180 },
}

/** So many of a person, or from an address, are taken at their word; those beyond are confirmed by a link in a letter. */
const HELD_AT_ONCE = 1
/** For so long those are held until the link is pressed. */
export const LINK_MINUTES = 30

const marksOf = ({ email, phone, address, network }: HoldMarks): Record<HoldScope, string[]> => ({
  person: phone === null ? [email] : [email, phone],
  address: [address],
  network: [network],
})

export type HoldVerdict = 'held' | 'by-link' | 'too-many'

/** Whether one more can be held. `allowance`: how many times the usual number may come from one address or network. */
export function judgeHold(
  { marks, days }: { marks: HoldMarks; days: number },
  pending: readonly PendingHold[],
  allowance = 1,
): HoldVerdict {
  const own = marksOf(marks)
  const found = (scope: HoldScope) => pending.filter((hold) => hold.marks.some((mark) => own[scope].includes(mark)))
  const times = (scope: HoldScope) => (scope === 'person' ? 1 : allowance)
  const isOver = (scope: HoldScope) => {
    const held = found(scope)
    const heldDays = held.reduce((sum, hold) => sum + hold.days, 0)
    const limit = HOLD_LIMITS[scope]
    const isTooLong = held.length > 0 && heldDays + days > limit.days * times(scope)
    return held.length + 1 > limit.pending * times(scope) || isTooLong
  }
  if ((['person', 'address', 'network'] as const).some(isOver)) return 'too-many'
  const isFurther = (['person', 'address'] as const).some((scope) => found(scope).length >= HELD_AT_ONCE * times(scope))
  return isFurther ? 'by-link' : 'held'
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** One letter box, however it is spelt: what stands after a plus never counts, and for Gmail neither do dots. */
export function letterBoxOf(email: string): string {
  const [, box = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const plain = box.replace(/\+.*$/, '')
  return GMAIL.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
