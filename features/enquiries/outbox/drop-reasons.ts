/** How a message that we chose not to send is told from one that was refused. */
export const DROPPED = 'Not sent: '

/** Why we choose so, as it is kept. Staff read it in their own words (explain-error.ts). */
export const DROP = {
  deleted: 'what it was about has been deleted.',
  late: 'an acknowledgement more than a week late.',
  hirePassed: 'the pick-up has passed.',
  tooMany: 'too many to one address within an hour.',
  movedOn: 'things have moved on since.',
} as const
export type DropReason = keyof typeof DROP
