import { formatCounted } from '#common/figures.ts'
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

const counted = (one: string, many: string) => (n: number) => `${formatCounted(n, 'en')} ${n === 1 ? one : many}`

const en = {
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

  toDecide: {
    title: 'To do:',
    contacts: counted('new contact', 'new contacts'),
    inquiries: counted('open enquiry', 'open enquiries'),
    bookings: counted('pending booking', 'pending bookings'),
    stays: counted('pending stay', 'pending stays'),
    viewings: counted('viewing to confirm', 'viewings to confirm'),
    tasks: counted('overdue task of yours', 'overdue tasks of yours'),
  },
  tasks: {
    title: 'Your tasks today',
    all: 'All your tasks of today',
    none: 'Nothing is due today.',
  },
  waiting: {
    title: 'Who has waited longest',
    all: 'All who wait',
    none: 'Nobody waits for an answer.',
  },

  charts: 'Charts',
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

const linesFr: Record<Line, string> = {
  nest: 'Nest',
  experience: 'Experience',
  mobility: 'Mobility',
  media: 'Media',
  invest: 'Invest',
  general: 'Général',
}

const stepsFr: Record<AnswerStep, string> = {
  15: 'Moins de 15\u00a0minutes',
  60: 'De 15\u00a0minutes à 1\u00a0heure',
  240: 'De 1 à 4\u00a0heures',
  1440: 'De 4 à 24\u00a0heures',
}

const enquiriesFr = (n: number) => (n === 1 ? '1\u00a0demande' : `${n}\u00a0demandes`)
const daysFr = (n: number) => (n === 1 ? '1\u00a0jour' : `${n}\u00a0jours`)

const countedFr = (one: string, many: string) => (n: number) => `${formatCounted(n, 'fr')}\u00a0${n < 2 ? one : many}`

const fr = {
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

  toDecide: {
    title: 'À traiter\u00a0:',
    contacts: countedFr('nouveau contact', 'nouveaux contacts'),
    inquiries: countedFr('demande ouverte', 'demandes ouvertes'),
    bookings: countedFr('réservation en attente', 'réservations en attente'),
    stays: countedFr('séjour en attente', 'séjours en attente'),
    viewings: countedFr('visite à confirmer', 'visites à confirmer'),
    tasks: countedFr('tâche en retard pour vous', 'tâches en retard pour vous'),
  },
  tasks: {
    title: 'Vos tâches du jour',
    all: 'Toutes vos tâches du jour',
    none: 'Rien n’est prévu aujourd’hui.',
  },
  waiting: {
    title: 'Qui attend depuis le plus longtemps',
    all: 'Tous ceux qui attendent',
    none: 'Personne n’attend de réponse.',
  },

  charts: 'Graphiques',
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
    lines: linesFr,
    said: (week: string, total: number, parts: string) =>
      parts ? `${week}\u00a0: ${enquiriesFr(total)} (${parts})` : `${week}\u00a0: aucune`,
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
    within: stepsFr,
    later: 'Après 24\u00a0heures',
    unanswered: 'Pas encore de réponse',
    none: 'Personne n’a écrit par le site ces 90 derniers jours.',
    nobodyYet: 'Personne n’a encore reçu de réponse.',
    duration: {
      now: 'une minute',
      minutes: (n: number) => `${n}\u00a0min`,
      hours: (h: number, m: number) => (m > 0 ? `${h}\u00a0h\u00a0${m}\u00a0min` : `${h}\u00a0h`),
      days: (d: number, h: number) => (h > 0 ? `${daysFr(d)} ${h}\u00a0h` : daysFr(d)),
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
} satisfies typeof en

export const overviewMessages = { en, fr }
