import { type Actor, can, type Permission } from '#common/permissions.ts'

const DASHBOARD = '/admin/dashboard'

/** Where the skip link leads on the dashboard: past the rail of tabs, which is part of the page too. */
export const TAB_CONTENT_ID = 'tab'

export interface Group {
  /** Names the group above its tabs; the first has none. */
  name: 'desk' | 'requests' | 'content' | 'house' | null
  tabs: readonly Tab[]
}

/** How the house does and what the day asks; who is looked after; what comes in; what the site shows; the house itself. */
const TABS = {
  start: ['overview', 'today'],
  desk: ['leads', 'tasks', 'calendar', 'viewings'],
  requests: ['contacts', 'inquiries', 'bookings', 'stays', 'outbox', 'templates'],
  content: [
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
  house: ['settings', 'staff', 'audit', 'jobs'],
} as const

export type Tab = (typeof TABS)[keyof typeof TABS][number]

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
  jobs: 'settings:write',
}

/** A tab's address. It is also the last part of it: /admin/dashboard/social-media. */
export function tabPath(tab: Tab): string {
  return tab === 'overview' ? DASHBOARD : `${DASHBOARD}/${tab}`
}

export function mayOpen(actor: Actor, tab: Tab): boolean {
  const permission = NEEDED[tab]
  return permission === undefined || can(actor, permission)
}

/** Somebody whose work is the desk, and no content: their day comes before the figures. */
function isOfTheDesk(actor: Actor): boolean {
  return can(actor, 'enquiry:read') && !can(actor, 'property:write')
}

/** Where somebody begins who asked for no page of their own. */
export function homePath(actor: Actor): string {
  return tabPath(isOfTheDesk(actor) ? 'today' : 'overview')
}

/**
 * What this person has to do with; a group without any tab for them is left out. People come before content: whoever may
 * do both has somebody waiting more often than an article. Who answers nobody finds content first.
 */
export function tabGroups(actor: Actor): Group[] {
  const start = isOfTheDesk(actor) ? [...TABS.start].reverse() : TABS.start
  const { desk, requests, content, house } = TABS
  const groups = can(actor, 'enquiry:read') ? { desk, requests, content, house } : { content, requests, house }
  return [{ name: null, tabs: start }, ...Object.entries(groups).map(([name, tabs]) => ({ name, tabs }) as Group)]
    .map(({ name, tabs }) => ({ name, tabs: tabs.filter((tab) => mayOpen(actor, tab)) }))
    .filter(({ tabs }) => tabs.length > 0)
}

function isTab(word: string | null | undefined): word is Tab {
  return Object.values(TABS).some((tabs) => tabs.some((tab) => tab === word))
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
