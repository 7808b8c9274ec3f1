import type { AuditAction, AuditedEntity } from '../entities.ts'

const actions: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  'sign-in': 'Signed in',
}

const entities: Record<AuditedEntity, string> = {
  property: 'Property',
  vehicle: 'Vehicle',
  investment: 'Investment',
  review: 'Review',
  'social-link': 'Social media link',
  'media-partner': 'Media partner',
  article: 'Article',
  podcast: 'Podcast',
  picture: 'Picture',
  file: 'File',
  enquiry: 'Enquiry',
  booking: 'Booking',
  template: 'Template',
  feed: 'Feed',
  lead: 'Lead',
  setting: 'Setting',
  staff: 'Staff account',
}

export const en = {
  empty: 'Nothing has been changed yet',
  emptyHint: 'Whatever staff create, change, delete or restore is written down here, with the time and the person.',
  nothingFound: 'Nothing matches',
  nothingFoundHint: 'Take a filter away to see more.',
  actions,
  entities,
  filters: { entity: 'Record', actorId: 'Person', action: 'What happened' },
  oneRecord: (label: string) => `Only the history of ${label}`,
  allRecords: 'All records',
  house: 'The house itself',
  number: (id: number) => `no. ${id}`,
  whole: 'Everything in it',
  open: 'Open',
  history: 'Its history',
  restore: 'Restore',
  restoreTitle: (label: string) => `Restore ${label}?`,
  restoreText:
    'It comes back as it was when it was deleted, with its number and its links. If visitors saw it then, they see it again.',
  restoreLeave: 'Leave it deleted',
  restoring: 'Restoring…',
  restored: 'Restored. It is where it was.',
  restoreFailed: 'It could not be restored',
  close: 'Close',
}

export type AuditMessages = typeof en
