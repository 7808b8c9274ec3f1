/** How far we are with what somebody sent. A contact begins as 'new', an enquiry as 'open'. */
const DESK_MOVES = ['in-progress', 'done', 'archived'] as const
export type DeskMove = (typeof DESK_MOVES)[number]

const NEXT: Record<DeskMove, readonly DeskMove[]> = {
  'in-progress': ['done', 'archived'],
  done: ['in-progress', 'archived'],
  archived: ['in-progress'],
}

/** Forwards as far as one likes, back to where work goes on; nothing is ever new again. */
export function movesFrom(status: string): readonly DeskMove[] {
  return DESK_MOVES.some((known) => known === status) ? NEXT[status as DeskMove] : DESK_MOVES
}

export const INQUIRY_STATUSES = ['open', ...DESK_MOVES] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]
