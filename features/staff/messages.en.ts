import type { Role } from '#common/permissions.ts'
import type { CONTACT_STATUSES, CONTACT_TYPES } from '#features/enquiries/contact/contact-types.ts'

const contactTypes: Record<(typeof CONTACT_TYPES)[number], string> = {
  'design-consultation': 'Design consultation',
  relocation: 'Relocation',
  concierge: 'Concierge',
  'media-partnership': 'Media partnership',
  general: 'General',
}

const contactStatuses: Record<(typeof CONTACT_STATUSES)[number], string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  archived: 'Archived',
}

const roles: Record<Role, string> = { admin: 'Administrator', editor: 'Editor', agent: 'Agent', client: 'Client' }

export const en = {
  brand: 'Kais',
  area: 'Kais staff',
  skipToContent: 'Skip to content',
  language: 'Language',
  optional: '(optional)',
  tryAgain: 'Try again',
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
    available: (n: number) => `${n} available`,
    fresh: (n: number) => `${n} new`,
    featured: (n: number) => `${n} featured`,
    tabs: { overview: 'Overview', properties: 'Properties', contacts: 'Contacts', inquiries: 'Enquiries' },
    tabsLabel: 'Sections',
    failed: 'This could not be loaded',
  },

  contacts: {
    recent: 'Recent Contacts',
    all: 'All contacts',
    title: 'Contacts',
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
    /** What visitors filled in, by the keys of SPEC section 3. A key that is not here is shown as words. */
    answers: {
      firstName: 'First name',
      lastName: 'Last name',
      serviceInterest: 'Interested in',
      subject: 'About',
      projectType: 'Project',
      timeline: 'Timeline',
      budget: 'Budget',
      style: 'Style',
      moveInDate: 'Move-in date',
      propertyType: 'Property type',
      furnishing: 'Furnishing',
      schools: 'Schools',
      specialRequests: 'Special requests',
      services: 'Services',
      otherServices: 'Other services',
      companyName: 'Company',
      contactPerson: 'Contact person',
      partnershipInterest: 'Partnership',
      partnershipVision: 'Vision',
    } as Record<string, string>,
  },

  inquiries: {
    title: 'Enquiries about listings',
    empty: 'No enquiries yet',
    emptyHint: 'What visitors ask on the page of a home appears here.',
    subject: 'About',
    gone: 'no longer on the site',
    newTab: '(opens a new tab)',
    types: { property: 'Home', investment: 'Project', vehicle: 'Car' } as Record<string, string>,
    statuses: { open: 'Open' } as Record<string, string>,
  },
}

export type StaffMessages = typeof en
