import type { Line } from './lines.ts'
import type { OverviewMessages } from './messages.en.ts'
import type { AnswerStep } from './overview.public.ts'

const lines: Record<Line, string> = {
  nest: 'Nest',
  experience: 'Experience',
  mobility: 'Mobility',
  media: 'Media',
  invest: 'Invest',
  general: 'Général',
}

const steps: Record<AnswerStep, string> = {
  15: 'Moins de 15\u00a0minutes',
  60: 'De 15\u00a0minutes à 1\u00a0heure',
  240: 'De 1 à 4\u00a0heures',
  1440: 'De 4 à 24\u00a0heures',
}

const enquiries = (n: number) => (n === 1 ? '1\u00a0demande' : `${n}\u00a0demandes`)
const days = (n: number) => (n === 1 ? '1\u00a0jour' : `${n}\u00a0jours`)

export const fr = {
  figures: {
    title: 'Chiffres',
    totalProperties: 'Biens au total',
    availableProperties: 'Biens disponibles',
    totalLeads: 'Prospects au total',
    totalBookings: 'Réservations au total',
    newLeads: 'Nouveaux prospects ce mois-ci',
    newBookings: 'Nouvelles réservations ce mois-ci',
    pendingLeads: 'Prospects en cours',
    completedBookings: 'Réservations terminées',
  },

  followUps: {
    title: 'Vos suivis du jour',
    all: 'Tous vos suivis',
    none: 'Rien n’est prévu aujourd’hui.',
  },
  waiting: {
    title: 'Qui attend depuis le plus longtemps',
    all: 'Tous ceux qui attendent',
    none: 'Personne n’attend de réponse.',
  },

  charts: 'Graphiques',
  asTable: 'En tableau',
  share: 'Part',
  count: 'Nombre',

  perWeek: {
    title: 'Demandes par semaine',
    note: (weeks: number) =>
      `Contacts, demandes et réservations des ${weeks} dernières semaines. Les activités ont une même échelle\u202f; «\u00a0Toutes\u00a0» a la sienne.`,
    week: 'Semaine',
    weekOf: (day: string) => `Semaine du ${day}`,
    thisWeek: 'cette semaine',
    all: 'Toutes',
    lines,
    said: (week: string, total: number, parts: string) =>
      parts ? `${week}\u00a0: ${enquiries(total)} (${parts})` : `${week}\u00a0: aucune`,
    none: (weeks: number) => `Personne n’a écrit ces ${weeks} dernières semaines.`,
  },

  funnel: {
    title: 'Prospects par statut',
    note: 'Tous les prospects, dans leur état actuel.',
    status: 'Statut',
    none: 'Il n’y a pas encore de prospects.',
  },

  answers: {
    title: 'Délai de la première réponse',
    note: 'Prospects des 90 derniers jours qui ont écrit par le site.',
    median: 'La moitié de ceux qui ont reçu une réponse l’ont eue en moins de',
    how: 'Première réponse',
    within: steps,
    later: 'Après 24\u00a0heures',
    unanswered: 'Pas encore de réponse',
    none: 'Personne n’a écrit par le site ces 90 derniers jours.',
    nobodyYet: 'Personne n’a encore reçu de réponse.',
    duration: {
      now: 'une minute',
      minutes: (n: number) => `${n}\u00a0min`,
      hours: (h: number, m: number) => (m > 0 ? `${h}\u00a0h\u00a0${m}\u00a0min` : `${h}\u00a0h`),
      days: (d: number, h: number) => (h > 0 ? `${days(d)} ${h}\u00a0h` : days(d)),
    },
  },

  listings: {
    title: 'Annonces les plus vues',
    note: 'Biens et projets, sur les 30 derniers jours.',
    listing: 'Annonce',
    views: 'Vues',
    enquiries: 'Demandes',
    none: 'Aucune annonce n’a été ouverte ces 30 derniers jours.',
  },

  sources: {
    title: 'D’où viennent les visites',
    note: 'Sites qui ont mené à la première page d’une visite, sur les 30 derniers jours.',
    source: 'Site',
    visits: 'Visites',
    names: {
      direct: 'Directement, ou non précisé',
      other: 'Autres, non distingués',
    } as Record<string, string>,
    rest: 'Tous les autres',
    none: 'Aucune visite n’a été comptée ces 30 derniers jours.',
    counting: 'L’équipe connectée, les robots et ceux qui demandent à ne pas être suivis ne sont pas comptés.',
  },
} satisfies OverviewMessages
