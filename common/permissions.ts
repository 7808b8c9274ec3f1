import { AppError } from './errors.ts'

export const ROLES = ['admin', 'editor', 'agent', 'client'] as const
export type Role = (typeof ROLES)[number]

export type Permission =
  | 'content:read-unpublished'
  | 'property:write'
  | 'property:state'
  | 'vehicle:write'
  | 'investment:write'
  | 'review:write'
  | 'social-link:write'
  | 'article:write'
  | 'podcast:write'
  | 'partner:write'
  | 'template:write'
  | 'feed:write'
  | 'picture:upload'
  | 'file:upload'
  | 'enquiry:read'
  | 'enquiry:write'
  | 'enquiry:erase'
  | 'audit:read'
  | 'settings:write'
  | 'staff:manage'

const EDITOR: readonly Permission[] = [
  'content:read-unpublished',
  'property:write',
  'property:state',
  'vehicle:write',
  'investment:write',
  'review:write',
  'social-link:write',
  'article:write',
  'podcast:write',
  'partner:write',
  'template:write',
  'feed:write',
  'picture:upload',
  'file:upload',
  'audit:read',
]
const AGENT: readonly Permission[] = [
  'content:read-unpublished',
  'property:state',
  'enquiry:read',
  'enquiry:write',
  'template:write',
]

const GRANTED: Record<Role, readonly Permission[]> = {
  admin: [...new Set<Permission>([...EDITOR, ...AGENT, 'enquiry:erase', 'settings:write', 'staff:manage'])],
  editor: EDITOR,
  agent: AGENT,
  client: [],
}

/** On whose behalf a use case runs. `system` is the company's own code: first start, demo content, jobs. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; id: number; username: string; role: Role }
  | { kind: 'system' }

export const VISITOR: Actor = { kind: 'visitor' }
export const SYSTEM: Actor = { kind: 'system' }

export function can(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'staff' && GRANTED[actor.role].includes(permission)
}

/** First line of every use case that is not for everybody. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (can(actor, permission)) return
  throw new AppError(actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden')
}

/** The same where either of several is enough. */
export function requireOneOf(actor: Actor, permissions: readonly Permission[]): void {
  if (permissions.some((permission) => can(actor, permission))) return
  throw new AppError(actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden')
}

/** Whose account did it; null: a visitor, or the company's own code. */
export function actorId(actor: Actor): number | null {
  return actor.kind === 'staff' ? actor.id : null
}

export function isStaffRole(role: Role): boolean {
  return GRANTED[role].length > 0
}
