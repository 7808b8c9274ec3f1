import type { ReportDays } from '../visit.public.ts'
import type { FixedPage, PageKind } from '../visited-page.ts'
import type { VisitMessages } from './messages.en.ts'

const periods: Record<ReportDays, string> = { 7: '7\u00a0jours', 30: '30\u00a0jours', 90: '90\u00a0jours' }

const pages: Record<FixedPage, string> = {
  '/': 'Page d’accueil',
  '/kais-nest': 'Kais Nest',
  '/shortlist': 'Sélection',
  '/design-studio': 'Design Studio',
  '/ai-recommendations': 'Recommandations',
  '/ai-recommendations/result': 'Un résultat de recommandations',
  '/kais-experience': 'Kais Experience',
  '/kais-mobility': 'Kais Mobility',
  '/kais-media': 'Kais Media',
  '/kais-media/articles': 'Tous les articles',
  '/kais-media/podcast': 'Tous les épisodes',
  '/invest': 'Invest',
  '/buying-costs': 'Frais d’acquisition',
  '/contact': 'Contact',
  '/faq': 'Questions et réponses',
  '/privacy-policy': 'Politique de confidentialité',
  '/terms-of-service': 'Conditions d’utilisation',
}

const groups: Record<Exclude<PageKind, 'project'>, { title: string; none: string }> = {
  article: { title: 'Articles', none: 'Aucun article n’a été ouvert ces jours-là.' },
  episode: { title: 'Épisodes', none: 'Aucun épisode n’a été ouvert ces jours-là.' },
  property: { title: 'Annonces', none: 'Aucune annonce n’a été ouverte ces jours-là.' },
  page: { title: 'Autres pages', none: 'Aucune autre page n’a été ouverte ces jours-là.' },
}

export const fr = {
  title: 'Audience',
  lead: 'Combien de fois les pages du site ont été ouvertes, compté par notre propre serveur\u00a0: sans cookies, sans reconnaître personne, sans l’équipe connectée ni les robots.',
  period: 'Période',
  periods,
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
  groups,
  pages,
  page: 'Page',
  views: 'Vues',
  enquiries: 'Demandes',
  gone: (path: string) => `${path} (n’existe plus)`,
  split: (english: number, french: number) => `anglais ${english}, français ${french}`,
  sourceNames: { direct: 'en direct', other: 'autres' } as Record<string, string>,
  sources: 'D’où ils viennent',
  sourcesNote: 'Sites qui ont mené à la première page d’une visite.',
} satisfies VisitMessages
