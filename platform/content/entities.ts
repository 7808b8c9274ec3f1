/** What staff write: what visitors see, and what it is made from. Each has its own permission, its history and a way back from a deletion. */
export const CONTENT_ENTITIES = [
  'property',
  'vehicle',
  'investment',
  'review',
  'social-link',
  'media-partner',
  'article',
  'podcast',
  'template',
  'feed',
] as const
export type ContentEntity = (typeof CONTENT_ENTITIES)[number]

/** What the audit trail speaks of: content, what was uploaded for it, enquiries that were moved, accounts, and what the house cleared away. */
export const AUDITED_ENTITIES = [
  ...CONTENT_ENTITIES,
  'picture',
  'file',
  'enquiry',
  'booking',
  'stay',
  'viewing',
  'lead',
  'task',
  'assignment-rules',
  'payment',
  'setting',
  'staff',
  'retention',
] as const
export type AuditedEntity = (typeof AUDITED_ENTITIES)[number]

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'restore', 'sign-in'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Who else has a record open to change it, and the version that is stored now: null once it is deleted. */
export interface Presence {
  others: string[]
  version: string | null
}
