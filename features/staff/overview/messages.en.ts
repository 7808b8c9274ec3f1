import type { Line } from './lines.ts'
import type { AnswerStep } from './overview.public.ts'

const lines: Record<Line, string> = {
  nest: 'Nest',
  experience: 'Experience',
  mobility: 'Mobility',
  media: 'Media',
  invest: 'Invest',
  general: 'General',
}

const steps: Record<AnswerStep, string> = {
  15: 'Under 15 minutes',
  60: '15 minutes to 1 hour',
  240: '1 to 4 hours',
  1440: '4 to 24 hours',
}

const enquiries = (n: number) => (n === 1 ? '1 enquiry' : `${n} enquiries`)
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)

export const en = {
  figures: {
    title: 'Figures',
    totalProperties: 'Total properties',
    availableProperties: 'Available properties',
    totalLeads: 'Total leads',
    totalBookings: 'Total bookings',
    newLeads: 'New leads this month',
    newBookings: 'New bookings this month',
    pendingLeads: 'Pending leads',
    completedBookings: 'Completed bookings',
  },

  followUps: {
    title: 'Your follow-ups today',
    all: 'All your follow-ups',
    none: 'Nothing is due today.',
  },
  waiting: {
    title: 'Who has waited longest',
    all: 'All who wait',
    none: 'Nobody waits for an answer.',
  },

  charts: 'Charts',
  asTable: 'As a table',
  share: 'Share',
  count: 'Number',

  perWeek: {
    title: 'Enquiries per week',
    note: (weeks: number) =>
      `Contacts, enquiries and bookings of the last ${weeks} weeks. The lines share one scale; “All” has its own.`,
    week: 'Week',
    weekOf: (day: string) => `Week of ${day}`,
    thisWeek: 'this week',
    all: 'All',
    lines,
    said: (week: string, total: number, parts: string) =>
      parts ? `${week}: ${enquiries(total)} (${parts})` : `${week}: none`,
    none: (weeks: number) => `Nobody has written in the last ${weeks} weeks.`,
  },

  funnel: {
    title: 'Leads by status',
    note: 'All leads, as they stand now.',
    status: 'Status',
    none: 'There are no leads yet.',
  },

  answers: {
    title: 'Time to the first answer',
    note: 'Leads of the last 90 days who wrote through the site.',
    median: 'Half of those answered heard from us within',
    how: 'First answer',
    within: steps,
    later: 'After 24 hours',
    unanswered: 'Not answered yet',
    none: 'Nobody has written through the site in the last 90 days.',
    nobodyYet: 'Nobody has been answered yet.',
    duration: {
      now: 'less than a minute',
      minutes: (n: number) => `${n} min`,
      hours: (h: number, m: number) => (m > 0 ? `${h} h ${m} min` : `${h} h`),
      days: (d: number, h: number) => (h > 0 ? `${days(d)} ${h} h` : days(d)),
    },
  },

  listings: {
    title: 'Most viewed listings',
    note: 'Homes and projects, in the last 30 days.',
    listing: 'Listing',
    views: 'Views',
    enquiries: 'Enquiries',
    none: 'No listing was opened in the last 30 days.',
  },

  sources: {
    title: 'Where visits come from',
    note: 'Sites that led to the first page of a stay, in the last 30 days.',
    source: 'Site',
    visits: 'Visits',
    names: {
      direct: 'Directly, or not told',
      other: 'Others, not told apart',
    } as Record<string, string>,
    rest: 'All others',
    none: 'No visit was counted in the last 30 days.',
    counting: 'Signed-in staff, robots and whoever asks not to be tracked are not counted.',
  },
}

export type OverviewMessages = typeof en
