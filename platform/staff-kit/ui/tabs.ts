import { type Actor, can, type Permission } from '#common/permissions.ts'

const DASHBOARD = '/admin/dashboard'

/** Where the skip link leads on the dashboard: past the rail of tabs, which is part of the page too. */
export const TAB_CONTENT_ID = 'tab'

export interface Group {
  /** Names the group above its tabs; the first has none. */
  name: 'content' | 'requests' | 'house' | null
  tabs: readonly Tab[]
}

/** In the order people look for them: what the site shows, what comes in, the house itself. */
const GROUPS = [
  { name: null, tabs: ['overview'] },
  {
    name: 'content',
    tabs: [
      'properties',
      'vehicles',
      'investments',
      'articles',
      'podcasts',
      'reviews',
      'media-partners',
      'social-media',
      'rss',
    ],
  },
  {
    name: 'requests',
    tabs: [
      'today',
      'leads',
      'tasks',
      'calendar',
      'viewings',
      'contacts',
      'inquiries',
      'bookings',
      'stays',
      'outbox',
      'templates',
    ],
  },
  { name: 'house', tabs: ['settings', 'staff', 'audit'] },
] as const

export type Tab = (typeof GROUPS)[number]['tabs'][number]

const NEEDED: Partial<Record<Tab, Permission>> = {
  today: 'enquiry:read',
  calendar: 'enquiry:read',
  viewings: 'enquiry:read',
  tasks: 'enquiry:read',
  templates: 'template:write',
  leads: 'enquiry:read',
  contacts: 'enquiry:read',
  inquiries: 'enquiry:read',
  bookings: 'enquiry:read',
  stays: 'enquiry:read',
  outbox: 'enquiry:read',
  settings: 'settings:write',
  staff: 'staff:manage',
  audit: 'audit:read',
}

/** A tab's address. It is also the last part of it: /admin/dashboard/social-media. */
export function tabPath(tab: Tab): string {
  return tab === 'overview' ? DASHBOARD : `${DASHBOARD}/${tab}`
}

export function mayOpen(actor: Actor, tab: Tab): boolean {
  const permission = NEEDED[tab]
  return permission === undefined || can(actor, permission)
}

/** What this person has to do with; a group without any tab for them is left out. */
export function tabGroups(actor: Actor): Group[] {
  return GROUPS.map(({ name, tabs }) => ({ name, tabs: tabs.filter((tab) => mayOpen(actor, tab)) })).filter(
    ({ tabs }) => tabs.length > 0,
  )
}

function isTab(word: string | null | undefined): word is Tab {
  return GROUPS.some(({ tabs }) => tabs.some((tab) => tab === word))
}

/** The tab an address lies in, its sub-pages with it: /admin/dashboard/articles/new is Articles. */
export function tabAt(pathname: string): Tab | null {
  const [, , section, word] = pathname.split('/')
  if (section !== undefined && section !== '' && section !== 'dashboard') return null
  return isTab(word) ? word : 'overview'
}

/** Tabs had their name in the query once; letters that staff kept still lead there. */
export function formerTab(params: URLSearchParams): Tab | null {
  const word = params.get('tab')
  return isTab(word) ? word : null
}
