import type { ReportDays } from '../visit.public.ts'
import type { FixedPage, PageKind } from '../visited-page.ts'

const periods: Record<ReportDays, string> = { 7: '7 days', 30: '30 days', 90: '90 days' }

const pages: Record<FixedPage, string> = {
  '/': 'Home page',
  '/kais-nest': 'Kais Nest',
  '/shortlist': 'Shortlist',
  '/design-studio': 'Design Studio',
  '/ai-recommendations': 'Recommendations',
  '/ai-recommendations/result': 'A result of recommendations',
  '/kais-experience': 'Kais Experience',
  '/kais-mobility': 'Kais Mobility',
  '/kais-media': 'Kais Media',
  '/kais-media/articles': 'All articles',
  '/kais-media/podcast': 'All episodes',
  '/invest': 'Invest',
  '/buying-costs': 'Buying costs',
  '/contact': 'Contact',
  '/faq': 'Questions and answers',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
}

/** Two kinds are one list: what people can ask about. */
const groups: Record<Exclude<PageKind, 'project'>, { title: string; none: string }> = {
  article: { title: 'Articles', none: 'No article was opened in these days.' },
  episode: { title: 'Episodes', none: 'No episode was opened in these days.' },
  property: { title: 'Listings', none: 'No listing was opened in these days.' },
  page: { title: 'Other pages', none: 'No other page was opened in these days.' },
}

export const en = {
  title: 'Performance',
  lead: 'How often pages of the site were opened, counted by our own server: no cookies, nobody recognised, signed-in staff and robots left out.',
  period: 'Period',
  periods,
  total: (n: number): string => (n === 1 ? 'page opened' : 'pages opened'),
  before: (n: string, days: number) => `${n} in the ${days} days before`,
  noBefore: (days: number) => `Nothing to compare with yet: the counting is younger than ${2 * days} days.`,
  languages: (english: string, french: string) => `${english} in English, ${french} in French`,
  perDay: 'Pages opened per day',
  day: 'Day',
  opened: 'Opened',
  today: 'today',
  said: (day: string, n: number) => `${day}: ${n}`,
  none: 'No page was opened in these days, or nobody has visited since the counting began.',
  groups,
  pages,
  page: 'Page',
  views: 'Views',
  enquiries: 'Enquiries',
  gone: (path: string) => `${path} (no longer there)`,
  split: (english: number, french: number) => `English ${english}, French ${french}`,
  /** In small letters; the list of sites says it longer. */
  sourceNames: { direct: 'direct', other: 'others' } as Record<string, string>,
  sources: 'Where they came from',
  sourcesNote: 'Sites that led to the first page of a stay.',
}

export type VisitMessages = typeof en
