/** One address for every public page of routes.ts. */
export const PUBLIC_PAGES: Record<string, string> = {
  offline: '/offline',
  home: '/',
  nest: '/kais-nest',
  property: '/property/28',
  'book-viewing': '/property/28/viewing',
  'home-callback': '/property/28/callback',
  shortlist: '/shortlist',
  'design-studio': '/design-studio',
  recommendations: '/ai-recommendations',
  'recommendation-result': '/ai-recommendations/result?max=700000000&type=apartment&goal=investment_rental',
  experience: '/kais-experience',
  mobility: '/kais-mobility',
  media: '/kais-media',
  articles: '/kais-media/articles',
  article: '/kais-media/articles/buyers-costs-on-200-million-fcfa',
  podcast: '/kais-media/podcast',
  episode: '/kais-media/podcast/1',
  invest: '/invest',
  project: '/invest/1',
  'book-meeting': '/invest/1/viewing',
  'project-callback': '/invest/1/callback',
  'buying-costs': '/buying-costs',
  contact: '/contact',
  callback: '/callback',
  sent: '/sent/00000000-0000-4000-8000-000000000000',
  viewing: '/viewing/1-00000000000000000000000000000000',
  stay: '/stay/1-00000000000000000000000000000000',
  paid: '/stay/paid',
  'not-paid': '/stay/not-paid',
  faq: '/faq',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'not-found': '/nowhere',
}

/** The pages that most visitors begin with. */
const DOORS = ['home', 'nest', 'invest', 'faq']

/** What a first view of a page may fetch, in bytes of brotli: its scripts, and the styles that lie before its first paint. */
export function mostOf(name: string): { scripts: number; styles: number } {
  return { scripts: DOORS.includes(name) ? 112_000 : 120_000, styles: 14_000 }
}
