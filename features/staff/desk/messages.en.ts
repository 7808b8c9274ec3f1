import type { DeskMove } from '#features/enquiries/desk/desk-status.ts'

const moves: Record<DeskMove, string> = { 'in-progress': 'Take it up', done: 'Mark as done', archived: 'Archive' }

const moved: Record<DeskMove, string> = {
  'in-progress': 'It is in progress now.',
  done: 'Done.',
  archived: 'Archived. It stays in this list and in the search.',
}

export const en = {
  search: 'Name, address, words',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  clearFilters: 'Clear all filters',
  status: 'Status',
  type: 'Type',
  owner: 'Owner',
  mine: 'Mine',
  nobodys: 'Nobody’s yet',
  held: 'Spam check',
  heldBack: 'Held back',
  letThrough: 'Let through',
  pickupFrom: 'Pick-up from',
  pickupTo: 'Pick-up until',
  shown: (shown: number, total: number) => `${shown} of ${total}`,
  shownOfMany: (shown: number, counted: string) => `${shown} of more than ${counted}`,
  fresh: {
    contacts: (n: string) => `${n} new`,
    inquiries: (n: string) => `${n} open`,
    bookings: (n: string) => `${n} pending`,
  },
  /** Where so many are new that they were not all counted. */
  moreThan: (counted: string) => `more than ${counted}`,
  exportCsv: 'Export as CSV',
  pickup: (when: string) => `pick-up ${when}`,
  received: (when: string) => `received ${when}`,
  openLead: 'Open the lead',
  moves,
  reopen: 'Take it up again',
  moving: 'Saving…',
  moved,
  delete: {
    label: 'Delete',
    title: (name: string) => `Delete what ${name} sent?`,
    text: 'It goes for good and cannot be brought back. The audit trail keeps that it was deleted, not what it said.',
    act: 'Delete for good',
    leave: 'Keep it',
    done: 'Deleted for good',
  },
}

export type DeskMessages = typeof en
