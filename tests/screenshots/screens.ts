import type { Page } from '@playwright/test'

export interface Screen {
  /** Names its files. */
  name: string
  /** Without language prefix. */
  path: string
  /** Signed in. The staff area has one address for both languages. */
  isStaff?: boolean
  /** A first-time visitor, who meets the onboarding; everyone else has been here before. */
  isFirstVisit?: boolean
  /** Only at widths where it exists, such as the menu of small screens. */
  below?: number
  /** What a visitor does there before the picture is taken. */
  arrive?: (page: Page) => Promise<void>
  /** Only the part in view, for what lies over the page. */
  isViewOnly?: boolean
}

const submit = (page: Page) => page.locator('main form [type=submit]').last().click()

const TABS = [
  'properties',
  'vehicles',
  'investments',
  'articles',
  'podcasts',
  'reviews',
  'media-partners',
  'social-media',
  'rss',
  'contacts',
  'inquiries',
  'bookings',
  'calendar?view=week',
  'calendar?view=month',
  'calendar?view=agenda',
  'stays',
  'stays?view=list',
  'stays?view=payments',
  'stays?view=occupancy',
  'stays?view=cleaning',
  'outbox',
  'staff',
  'audit',
  'jobs',
]

const STAFF_SCREENS: readonly Screen[] = [
  { name: 'staff-overview', path: '/admin/dashboard', isStaff: true },
  {
    name: 'staff-menu',
    path: '/admin/dashboard',
    isStaff: true,
    below: 1200,
    isViewOnly: true,
    arrive: (page) => page.locator('.staff-menu').click(),
  },
  ...TABS.map((tab) => ({
    name: `staff-${tab.replace('?view=', '-')}`,
    path: `/admin/dashboard/${tab}`,
    isStaff: true,
  })),
  { name: 'staff-account', path: '/admin/account', isStaff: true },
  { name: 'staff-add-property', path: '/admin/add-property', isStaff: true },
  { name: 'staff-edit-property', path: '/admin/edit-property/28', isStaff: true },
  { name: 'staff-new-investment', path: '/admin/dashboard/investments/new', isStaff: true },
  { name: 'staff-new-article', path: '/admin/dashboard/articles/new', isStaff: true },
  { name: 'staff-new-podcast', path: '/admin/dashboard/podcasts/new', isStaff: true },
]

/** Every screen, and the states of it that a visitor meets. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'onboarding', path: '/', isFirstVisit: true, isViewOnly: true },
  {
    name: 'menu',
    path: '/kais-nest',
    below: 1200,
    isViewOnly: true,
    arrive: (page) => page.locator('.top__menu').click(),
  },
  { name: 'nest', path: '/kais-nest' },
  {
    name: 'nest-filters',
    path: '/kais-nest?type=rent&bedrooms=2',
    isViewOnly: true,
    arrive: (page) => page.locator('[aria-controls=filters]').click(),
  },
  { name: 'nest-empty', path: '/kais-nest?search=zzzzzz' },
  // Numbers of the demo content: a rental with its terms, a short stay, a home still on paper, a plot of land.
  { name: 'property', path: '/property/28' },
  { name: 'property-short-stay', path: '/property/1' },
  { name: 'after-paying', path: '/stay/paid' },
  { name: 'property-off-plan', path: '/property/17' },
  { name: 'property-plot', path: '/property/6' },
  { name: 'book-viewing', path: '/property/28/viewing' },
  { name: 'home-callback', path: '/property/28/callback' },
  { name: 'property-gone', path: '/property/999999' },
  { name: 'shortlist-empty', path: '/shortlist' },
  { name: 'shortlist', path: '/shortlist?ids=28,17,1' },
  { name: 'shortlist-compare', path: '/shortlist?ids=28,17,1,6,3&view=compare' },
  { name: 'shortlist-gone', path: '/shortlist?ids=28,17,999999' },
  { name: 'design-studio', path: '/design-studio' },
  { name: 'recommendations', path: '/ai-recommendations' },
  {
    name: 'recommendation-result',
    path: '/ai-recommendations/result?max=700000000&type=apartment&place=Almadies&bedrooms=3&goal=investment_rental&words=sea+view',
  },
  {
    name: 'recommendation-none',
    path: '/ai-recommendations/result?max=20000000&type=villa&place=Plateau&goal=flipping',
  },
  { name: 'experience', path: '/kais-experience' },
  { name: 'mobility', path: '/kais-mobility' },
  { name: 'media', path: '/kais-media' },
  { name: 'articles', path: '/kais-media/articles' },
  { name: 'article', path: '/kais-media/articles/buyers-costs-on-200-million-fcfa' },
  { name: 'podcast', path: '/kais-media/podcast' },
  { name: 'episode', path: '/kais-media/podcast/1' },
  { name: 'invest', path: '/invest' },
  { name: 'project', path: '/invest/1' },
  { name: 'buying-costs', path: '/buying-costs?price=200000000' },
  { name: 'faq', path: '/faq' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-errors', path: '/contact', arrive: submit },
  { name: 'not-found', path: '/nowhere' },
  ...STAFF_SCREENS,
]
