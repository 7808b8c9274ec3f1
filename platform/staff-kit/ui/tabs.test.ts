import { expect, test } from 'vitest'
import type { Actor, Role } from '#common/permissions.ts'
import { formerTab, homePath, mayOpen, tabAt, tabGroups } from './tabs.ts'

const as = (role: Role): Actor => ({ kind: 'staff', id: 1, username: 'awa', role })

test.for([
  ['/admin', 'overview'],
  ['/admin/', 'overview'],
  ['/admin/dashboard', 'overview'],
  ['/admin/dashboard/social-media', 'social-media'],
  ['/admin/dashboard/articles/new', 'articles'],
  ['/admin/dashboard/investments/12', 'investments'],
  ['/admin/account', null],
  ['/admin/add-property', null],
] as const)('%s lies in the tab %s', ([path, tab]) => {
  expect(tabAt(path)).toBe(tab)
})

test.for([
  ['tab=rss', 'rss'],
  ['tab=constructor', null],
  ['', null],
] as const)('The old address with «%s» leads to %s', ([query, tab]) => {
  expect(formerTab(new URLSearchParams(query))).toBe(tab)
})

test('Requests are for those who answer them, accounts for those who manage them; a group without tabs is left out', () => {
  const groups = (role: Role) => tabGroups(as(role)).map(({ name }) => name)
  expect(groups('admin')).toEqual([null, 'desk', 'requests', 'content', 'house'])
  expect(groups('editor')).toEqual([null, 'content', 'requests', 'house'])
  expect(groups('agent')).toEqual([null, 'desk', 'requests', 'content'])
  expect(mayOpen(as('editor'), 'staff')).toBe(false)
  expect(mayOpen(as('editor'), 'bookings')).toBe(false)
  expect(mayOpen(as('agent'), 'audit')).toBe(false)
})

test.for([
  ['agent', '/admin/dashboard/today', ['today', 'overview', 'leads', 'tasks', 'calendar', 'viewings']],
  ['editor', '/admin/dashboard', ['overview', 'properties']],
  ['admin', '/admin/dashboard', ['overview', 'today', 'leads']],
] as const)('Work comes first for somebody who is %s: they begin at %s', ([role, home, first]) => {
  const tabs = tabGroups(as(role)).flatMap((group) => group.tabs)
  expect([homePath(as(role)), tabs.slice(0, first.length)]).toEqual([home, first])
})
