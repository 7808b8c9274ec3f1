import { expect, test } from 'vitest'
import {
  type Actor,
  can,
  isStaffRole,
  type Permission,
  type Role,
  requirePermission,
  SYSTEM,
  VISITOR,
} from './permissions.ts'

const CONTENT: Permission[] = [
  'property:write',
  'vehicle:write',
  'investment:write',
  'review:write',
  'social-link:write',
  'article:write',
  'podcast:write',
  'partner:write',
  'picture:upload',
]
const ENQUIRIES: Permission[] = ['enquiry:read', 'enquiry:write']
/** What both do: say what became of a home. */
const BOTH: Permission[] = ['content:read-unpublished', 'property:state']
const ALL: Permission[] = [...BOTH, 'staff:manage', ...CONTENT, ...ENQUIRIES]

const asRole = (role: Role): Actor => ({ kind: 'staff', id: 1, username: 'awa', role })
const granted = (actor: Actor) => ALL.filter((permission) => can(actor, permission)).sort()

test('An admin may do everything', () => {
  expect(granted(asRole('admin'))).toEqual([...ALL].sort())
})

test('An editor writes content and reads no enquiry', () => {
  expect(granted(asRole('editor'))).toEqual([...BOTH, ...CONTENT].sort())
})

test('An agent looks after enquiries and writes no content', () => {
  expect(granted(asRole('agent'))).toEqual([...BOTH, ...ENQUIRIES].sort())
})

test('A client account and a visitor may do nothing of what staff do', () => {
  expect(granted(asRole('client'))).toEqual([])
  expect(granted(VISITOR)).toEqual([])
})

test('The company’s own code may do everything', () => {
  expect(granted(SYSTEM)).toEqual([...ALL].sort())
})

test('A visitor is asked to sign in; staff without the right are told that they lack it', () => {
  expect(() => requirePermission(VISITOR, 'property:write')).toThrow('unauthenticated')
  expect(() => requirePermission(asRole('agent'), 'property:write')).toThrow('forbidden')
  expect(() => requirePermission(asRole('client'), 'enquiry:read')).toThrow('forbidden')
  expect(() => requirePermission(asRole('editor'), 'property:write')).not.toThrow()
})

test('Every role but client belongs to staff', () => {
  expect((['admin', 'editor', 'agent', 'client'] as const).filter(isStaffRole)).toEqual(['admin', 'editor', 'agent'])
})
