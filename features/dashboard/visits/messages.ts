import type { ReportDays } from '#features/visits/visit.public.ts'
import type { FixedPage, PageKind } from '#features/visits/visited-page.ts'

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

const en = {
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

const periodsFr: Record<ReportDays, string> = { 7: '7\u00a0jours', 30: '30\u00a0jours', 90: '90\u00a0jours' }

const pagesFr: Record<FixedPage, string> = {
  '/': 'Page d’accueil',
  '/kais-nest': 'Kais Nest',
  '/shortlist': 'Sélection',
  '/design-studio': 'Studio d’architecture d’intérieur',
  '/ai-recommendations': 'Recommandations',
  '/ai-recommendations/result': 'Un résultat de recommandations',
  '/kais-experience': 'Kais Experience',
  '/kais-mobility': 'Kais Mobility',
  '/kais-media': 'Kais Media',
  '/kais-media/articles': 'Tous les articles',
  '/kais-media/podcast': 'Tous les épisodes',
  '/invest': 'Invest',
  '/buying-costs': 'Frais d’achat (frais de notaire)',
  '/contact': 'Contact',
  '/faq': 'Questions et réponses',
  '/privacy-policy': 'Politique de confidentialité',
  '/terms-of-service': 'Conditions d’utilisation',
}

const groupsFr: Record<Exclude<PageKind, 'project'>, { title: string; none: string }> = {
  article: { title: 'Articles', none: 'Aucun article n’a été ouvert ces jours-là.' },
  episode: { title: 'Épisodes', none: 'Aucun épisode n’a été ouvert ces jours-là.' },
  property: { title: 'Annonces', none: 'Aucune annonce n’a été ouverte ces jours-là.' },
  page: { title: 'Autres pages', none: 'Aucune autre page n’a été ouverte ces jours-là.' },
}

const fr = {
  title: 'Audience',
  lead: 'Combien de fois les pages du site ont été ouvertes, compté par notre propre serveur\u00a0: sans cookies, sans reconnaître personne, sans l’équipe connectée ni les robots.',
  period: 'Période',
  periods: periodsFr,
  total: (n: number) => (n === 1 ? 'page ouverte' : 'pages ouvertes'),
  before: (n: string, days: number) => `${n} les ${days}\u00a0jours précédents`,
  noBefore: (days: number) => `Rien à comparer encore\u00a0: le comptage a moins de ${2 * days}\u00a0jours.`,
  languages: (english: string, french: string) => `${english} en anglais, ${french} en français`,
  perDay: 'Pages ouvertes par jour',
  day: 'Jour',
  opened: 'Ouvertes',
  today: 'aujourd’hui',
  said: (day: string, n: number) => `${day}\u00a0: ${n}`,
  none: 'Aucune page n’a été ouverte ces jours-là, ou personne n’est venu depuis le début du comptage.',
  groups: groupsFr,
  pages: pagesFr,
  page: 'Page',
  views: 'Vues',
  enquiries: 'Demandes',
  gone: (path: string) => `${path} (n’existe plus)`,
  split: (english: number, french: number) => `anglais ${english}, français ${french}`,
  sourceNames: { direct: 'en direct', other: 'autres' } as Record<string, string>,
  sources: 'D’où ils viennent',
  sourcesNote: 'Sites qui ont mené à la première page d’une visite.',
} satisfies typeof en

export const visitMessages = { en, fr }
