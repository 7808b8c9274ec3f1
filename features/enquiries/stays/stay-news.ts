import type { StayStatus } from '#features/nest/stays/stay-rules.ts'

/** What a letter tells: the guest of what we decided, us of what the guest did on their page. */
export type StayNews = GuestNews | OwnNews

export type GuestNews =
  | 'confirmed'
  | 'declined'
  | 'proposed'
  | 'cancelled'
  | 'changed'
  | 'expired'
  /** What we offered was not answered in time. */
  | 'offer-over'
  /** What the guest pressed, so that they have it in writing. */
  | 'cancelled-as-asked'

const OWN_NEWS = ['guest-accepted', 'guest-declined', 'guest-cancelled'] as const
export type OwnNews = (typeof OWN_NEWS)[number]

export const isOwnNews = (news: StayNews): news is OwnNews => OWN_NEWS.some((own) => own === news)

/** How a stay stands once that was decided: later decisions make a letter about an earlier one pointless. */
export const STATUS_OF_NEWS: Record<GuestNews, readonly StayStatus[]> = {
  confirmed: ['confirmed'],
  declined: ['declined'],
  proposed: ['proposed'],
  cancelled: ['cancelled'],
  changed: ['pending', 'confirmed'],
  expired: ['expired'],
  'offer-over': ['expired'],
  'cancelled-as-asked': ['cancelled'],
}
