import type { Role } from '#common/permissions.ts'
import type { CONTACT_STATUSES, CONTACT_TYPES } from '#features/enquiries/contact/contact-types.ts'
import type { Suspicion } from '#features/enquiries/forms/suspicion.ts'
import type { StaffBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import type { QuoteLine } from '#features/enquiries/reservation/quote.ts'
import type { Tab } from './ui/tabs.ts'

const contactTypes: Record<(typeof CONTACT_TYPES)[number], string> = {
  'design-consultation': 'Design consultation',
  relocation: 'Relocation',
  concierge: 'Concierge',
  'media-partnership': 'Media partnership',
  recommendation: 'Home search',
  general: 'General',
}

const contactStatuses: Record<(typeof CONTACT_STATUSES)[number], string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  archived: 'Archived',
}

const inquiryStatuses: Record<string, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  done: 'Done',
  archived: 'Archived',
}

const bookingStatuses: Record<StaffBooking['status'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const quoteItems: Record<QuoteLine['item'], string> = {
  car: 'Car',
  chauffeur: 'Chauffeur',
  'baby-seat': 'Baby seat',
  wifi: 'WiFi hotspot',
  refreshments: 'Refreshments',
  'airport-pickup': 'Airport pick-up',
}

const suspicions: Record<Suspicion, string> = {
  trap: 'A field that people cannot see was filled in.',
  haste: 'It holds links and was sent faster than anybody types.',
}

const dashboardTabs: Record<Tab, string> = {
  overview: 'Overview',
  properties: 'Properties',
  vehicles: 'Vehicles',
  investments: 'Investments',
  reviews: 'Reviews',
  'social-media': 'Social Media',
  articles: 'Articles',
  podcasts: 'Podcasts',
  'media-partners': 'Media partners',
  rss: 'RSS & Content',
  leads: 'Leads',
  contacts: 'Contacts',
  inquiries: 'Enquiries',
  bookings: 'Bookings',
  outbox: 'Outbox',
  settings: 'Settings',
  staff: 'Staff',
  audit: 'Audit trail',
}

const roles: Record<Role, string> = { admin: 'Administrator', editor: 'Editor', agent: 'Agent', client: 'Client' }

export const en = {
  brand: 'Kais',
  area: 'Kais staff',
  skipToContent: 'Skip to content',
  language: 'Language',
  optional: '(optional)',
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading…',
  loadMore: 'Load more',
  notShown: (id: number) => `Entry ${id} cannot be shown here. It is stored whole.`,
  error: 'Error',
  networkError: (detail: string) => `Network error: ${detail}. Please try again.`,
  toast: { notification: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  roles,

  guard: { verifying: 'Verifying access...', redirecting: 'Redirecting to login...' },

  top: {
    viewWebsite: 'View Website',
    logout: 'Logout',
    logoutFailed: 'Failed to logout',
    account: 'Your account',
    signedIn: (username: string, role: string) => `${username}, ${role}`,
  },

  signIn: {
    title: 'Admin sign-in',
    lead: 'For the people of the house.',
    username: 'Username',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    success: 'Login successful. Redirecting to dashboard...',
    failed: 'Login Failed',
    invalid: 'Invalid credentials',
  },

  dashboard: {
    title: 'Admin Dashboard',
    summary: 'Summary',
    totalProperties: 'Total Properties',
    totalVehicles: 'Total Vehicles',
    contacts: 'Contacts',
    reviews: 'Reviews',
    available: (n: number) => `${n || 'none'} available`,
    fresh: (n: number) => `${n || 'none'} new`,
    featured: (n: number) => `${n || 'none'} featured`,
    tabs: dashboardTabs,
    groups: { content: 'Content', requests: 'Requests', house: 'House' },
    tabsLabel: 'Sections',
    /** A tab in the browser's title. */
    tabTitle: (tab: string) => `${tab} · Admin Dashboard`,
    notAllowed: 'Your account does not open this section.',
    notAllowedHint: 'An administrator can change what it opens.',
    back: 'Back to the dashboard',
    failed: 'This could not be loaded',
  },

  contacts: {
    recent: 'Recent Contacts',
    all: 'All contacts',
    shown: (shown: number, total: number) => `${shown} of ${total}`,
    empty: 'No contacts yet',
    emptyHint: 'What visitors send through the forms of the site appears here.',
    notAllowed: 'Your account does not read enquiries.',
    types: contactTypes,
    statuses: contactStatuses,
    email: 'E-mail',
    phone: 'Phone',
    type: 'Type',
    received: 'Received',
    dakarTime: (date: string) => `${date}, Dakar time`,
    writtenIn: 'Written in',
    languages: { en: 'English', fr: 'French' },
    message: 'Message',
    yes: 'Yes',
    no: 'No',
    otherAnswers: 'Also said',
  },

  inquiries: {
    empty: 'No enquiries yet',
    emptyHint: 'What visitors ask on the page of a home, a project or a car appears here.',
    subject: 'About',
    gone: 'no longer on the site',
    newTab: '(opens a new tab)',
    types: { property: 'Property', investment: 'Project', vehicle: 'Car' } as Record<string, string>,
    statuses: inquiryStatuses,
  },

  spam: {
    title: 'Possible spam',
    reasons: suspicions,
    /** What did not happen yet because of it. */
    held: {
      contact: 'Nobody was written to, and it is not among the leads.',
      inquiry: 'Nobody was written to, and it is not among the leads.',
      booking: 'Nobody was written to, it is not among the leads, and no car is held.',
    },
    release: 'Not spam',
    releasing: 'Letting it through…',
    released: 'Let through: it is a lead now, and both messages are on their way.',
    heldBack: 'Held back as possible spam:',
    counts: {
      contact: (n: number) => (n === 1 ? '1 contact' : `${n} contacts`),
      inquiry: (n: number) => (n === 1 ? '1 enquiry' : `${n} enquiries`),
      booking: (n: number) => (n === 1 ? '1 booking' : `${n} bookings`),
    },
  },

  bookings: {
    recent: 'Recent Bookings',
    all: 'All bookings',
    empty: 'No bookings yet',
    emptyHint: 'Cars that visitors reserve appear here.',
    types: { 'vehicle-rental': 'Car hire' } as Record<string, string>,
    statuses: bookingStatuses,
    car: 'Car',
    anyCar: 'Whichever is free',
    notHeld: 'not held for this booking',
    requests: 'Special requests',
    move: {
      acts: { confirmed: 'Confirm', completed: 'Mark as completed', cancelled: 'Cancel the booking' },
      moving: 'Saving…',
      moved: {
        confirmed: 'Confirmed. A message to the visitor is on its way.',
        completed: 'Completed.',
        cancelled: 'Cancelled. A message to the visitor is on its way.',
      },
      cancelTitle: (name: string) => `Cancel the booking of ${name}?`,
      cancelText: 'A car held for it is free for others at once, and the visitor is told. This cannot be undone.',
      cancelLeave: 'Keep it',
    },
    quote: {
      title: 'What the visitor was told it would cost',
      items: quoteItems,
      times: (n: number, price: string) => `${n === 1 ? '1 day' : `${n} days`} × ${price}`,
      open: 'to be agreed',
      total: 'Total',
      totalSoFar: 'Total of what is known',
    },
  },
}

export type StaffMessages = typeof en
