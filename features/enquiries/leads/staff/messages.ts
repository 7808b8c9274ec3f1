import { formatCounted, formatWhole } from '#common/figures.ts'
import type { DuplicateReason } from '../lead.public.ts'
import type { LEAD_DUE, LeadSort } from '../lead.schema.ts'
import type { Interest, InterestGroup } from './board/interests.ts'
import { leadPageMessages } from './page/messages.ts'

const reasons: Record<DuplicateReason, string> = {
  'same-name': 'Same name',
  'same-phone': 'Same phone number',
  'similar-email': 'Similar e-mail address',
}

const sorts: Record<LeadSort, string> = {
  newest: 'Newest first',
  waiting: 'Longest wait first',
  'follow-up': 'Next follow-up first',
}

const due: Record<(typeof LEAD_DUE)[number], string> = {
  overdue: 'Overdue',
  today: 'Today or overdue',
  week: 'Within 7 days',
}

const interests: Record<InterestGroup, string> = {
  property: 'Homes and real estate',
  relocation: 'Relocation',
  concierge: 'Concierge',
  design: 'Design',
  vehicle: 'Cars and mobility',
  investment: 'Investment',
  media: 'Media',
  general: 'General',
}

const en = {
  /** The same words as on the page of one lead. */
  statuses: leadPageMessages.en.head.statuses,
  priorities: leadPageMessages.en.head.priorities,
  sources: leadPageMessages.en.details.sources,
  interests: leadPageMessages.en.details.interestWords satisfies Record<Interest, string>,
  time: leadPageMessages.en.time,

  views: { label: 'View', board: 'Board', list: 'List' },
  owners: { label: 'Whose leads', all: 'All', mine: 'Mine' },
  add: 'Add lead',

  waiting: (time: string) => `waiting ${time}`,
  /** Of all leads, with the way to them. */
  waitingNow: (n: number) => `${formatCounted(n, 'en')} waiting for an answer`,
  followUp: {
    overdue: (when: string) => `Follow-up overdue since ${when}`,
    today: (hour: string) => `Follow-up today, ${hour}`,
    todayAnyHour: 'Follow-up today',
    later: (when: string) => `Follow-up ${when}`,
  },
  priority: { high: 'High priority', low: 'Low priority' },
  nobody: leadPageMessages.en.assign.nobody,

  board: {
    label: 'Leads by status',
    chips: 'Status shown',
    empty: 'Nobody here at the moment.',
    emptyNew: 'No new request is waiting.',
    emptyNarrowed: 'Nobody matches.',
    moveTo: 'Move to…',
    moveOf: (name: string) => `Move ${name} to…`,
    handle: (name: string) => `Drag ${name}`,
    callOf: (name: string) => `Call ${name}`,
    whatsappOf: (name: string) => `WhatsApp ${name}`,
    role: 'lead that can be dragged',
    help: 'Press the space bar to pick the lead up, the left and right arrow keys to choose a status, the space bar again to put it down, and Escape to leave it where it was. The menu beside it moves it as well.',
    lifted: (name: string, status: string) => `${name} is picked up from ${status}.`,
    over: (status: string) => `Over ${status}.`,
    dropped: (name: string, status: string) => `${name} is put down in ${status}.`,
    cancelled: (name: string) => `${name} stays where they were.`,
  },

  move: {
    status: (name: string) => `Status of ${name}`,
    moved: (name: string, status: string) => `${name}: ${status}`,
    back: 'Move back',
    assigned: (name: string, owner: string) => `${name} is now looked after by ${owner}`,
    unassigned: (name: string) => `Nobody looks after ${name} now`,
    stale: 'Changed in the meantime',
    staleText: (name: string) =>
      `${name}: somebody else moved or changed this lead while you were looking. Your change was not made; the list is up to date again.`,
    gone: 'No longer there',
    goneText: (name: string) => `${name} was merged into another lead or deleted in the meantime.`,
    failed: 'Not changed',
  },

  list: {
    search: 'Name, e-mail, phone, reference',
    filters: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
    clear: 'Clear the filters',
    status: leadPageMessages.en.head.status,
    open: 'All open leads',
    priority: leadPageMessages.en.head.priority,
    owner: leadPageMessages.en.assign.label,
    me: 'Me',
    nobody: 'Nobody',
    interest: 'Interest',
    interests,
    due: 'Follow-up',
    dueIn: due,
    wait: 'Answer',
    waits: { true: 'Awaited', false: 'Not awaited' },
    sort: 'Order',
    sorts,
    export: 'Export as CSV',
    empty: {
      title: 'No leads yet',
      hint: 'Whoever writes through the site becomes one. You can also add one yourself.',
    },
    since: (date: string) => `since ${date}`,
  },

  form: {
    title: 'Add lead',
    submit: 'Add lead',
    saving: leadPageMessages.en.saving,
    added: (name: string) => `${name} is among the leads`,
    reachHint: 'An e-mail address, a phone number, or both.',
    source: 'How they came to us',
    priority: leadPageMessages.en.head.priority,
    locale: 'Language to answer in',
    locales: { en: 'English', fr: 'French' },
    noLocale: 'Not known',
    interests: 'Interested in',
    interestsOwn: 'Also interested in',
    interestsOwnHint: 'In your own words, with commas between them.',
    budget: 'Budget',
    notes: 'Notes',
  },

  duplicates: {
    open: (n: number) => `Possible duplicates (${n})`,
    /** There may be more: the server names at most fifty, and of very many leads compares the newest. */
    openMany: (n: number) => `Possible duplicates (${n} or more)`,
    title: 'Possible duplicates',
    hint: 'Two leads that may be one person. Look at both before you merge: a family may share a number.',
    none: 'None at the moment',
    noneHint: 'No two leads look like the same person.',
    among: (n: number) => `Looked for among the newest ${formatWhole(n, 'en')} leads, each compared with all others.`,
    noneAmong: (n: number) => `None of the newest ${formatWhole(n, 'en')} leads looks like another one.`,
    reasons,
    merge: 'Merge',
    mergeOf: (one: string, other: string) => `Merge ${one} and ${other}`,
    question: 'Which one stays?',
    consequence:
      'The other one’s timeline, addresses and numbers move over to it, and the other one goes. This cannot be undone.',
    act: 'Merge',
    leave: 'Keep both',
    merged: (name: string) => `Merged: all of it is with ${name} now`,
  },
}

const fr = {
  statuses: leadPageMessages.fr.head.statuses,
  priorities: leadPageMessages.fr.head.priorities,
  sources: leadPageMessages.fr.details.sources,
  interests: leadPageMessages.fr.details.interestWords,
  time: leadPageMessages.fr.time,

  views: { label: 'Vue', board: 'Tableau', list: 'Liste' },
  owners: { label: 'Quels prospects', all: 'Tous', mine: 'Les miens' },
  add: 'Ajouter un prospect',

  waitingNow: (n) => `En attente de réponse\u00a0: ${formatCounted(n, 'fr')}`,
  waiting: (time) => `attend depuis ${time.replaceAll(' ', '\u00a0')}`,
  followUp: {
    overdue: (when) => `Relance en retard depuis le ${when}`,
    today: (hour) => `Relance aujourd’hui, ${hour}`,
    todayAnyHour: 'Relance aujourd’hui',
    later: (when) => `Relance le ${when}`,
  },
  priority: { high: 'Priorité haute', low: 'Priorité basse' },
  nobody: leadPageMessages.fr.assign.nobody,

  board: {
    label: 'Prospects par statut',
    chips: 'Statut affiché',
    empty: 'Personne ici pour le moment.',
    emptyNew: 'Aucune nouvelle demande n’attend.',
    emptyNarrowed: 'Aucun résultat.',
    moveTo: 'Déplacer…',
    moveOf: (name) => `Déplacer ${name} vers…`,
    handle: (name) => `Faire glisser ${name}`,
    callOf: (name) => `Appeler ${name}`,
    whatsappOf: (name) => `WhatsApp ${name}`,
    role: 'fiche que l’on peut faire glisser',
    help: 'Appuyez sur la barre d’espace pour prendre la fiche, sur les flèches gauche et droite pour choisir un statut, de nouveau sur la barre d’espace pour la poser, et sur Échap pour la laisser où elle était. Le menu à côté la déplace aussi.',
    lifted: (name, status) => `${name}\u00a0: fiche prise dans ${status}.`,
    over: (status) => `Au-dessus de ${status}.`,
    dropped: (name, status) => `${name}\u00a0: fiche posée dans ${status}.`,
    cancelled: (name) => `${name} reste en place.`,
  },

  move: {
    status: (name) => `Statut\u00a0: ${name}`,
    moved: (name, status) => `${name}\u00a0: ${status}`,
    back: 'Remettre en place',
    assigned: (name, owner) => `${owner} suit désormais ${name}`,
    unassigned: (name) => `Plus personne ne suit ${name}`,
    stale: 'Fiche modifiée entre-temps',
    staleText: (name) =>
      `${name}\u00a0: quelqu’un d’autre a déplacé ou modifié cette fiche entre-temps. Votre modification n’a pas été enregistrée\u202f; la liste est de nouveau à jour.`,
    gone: 'Fiche disparue',
    goneText: (name) => `${name}\u00a0: cette fiche a été fusionnée avec une autre ou supprimée entre-temps.`,
    failed: 'Rien n’a été modifié',
  },

  list: {
    search: 'Nom, e-mail, téléphone, référence',
    filters: (n) => (n === 0 ? 'Filtres' : `Filtres (${n})`),
    clear: 'Effacer les filtres',
    status: leadPageMessages.fr.head.status,
    open: 'Tous en cours',
    priority: leadPageMessages.fr.head.priority,
    owner: leadPageMessages.fr.assign.label,
    me: 'Moi',
    nobody: 'Personne',
    interest: 'Intérêt',
    interests: {
      property: 'Biens et immobilier',
      relocation: 'Installation',
      concierge: 'Conciergerie',
      design: 'Architecture d’intérieur',
      vehicle: 'Voitures et mobilité',
      investment: 'Investissement',
      media: 'Médias',
      general: 'Général',
    },
    due: 'Relance',
    wait: 'Réponse',
    waits: { true: 'Attendue', false: 'Pas attendue' },
    dueIn: { overdue: 'En retard', today: 'Aujourd’hui ou en retard', week: 'Sous 7\u00a0jours' },
    sort: 'Ordre',
    sorts: {
      newest: 'Plus récents',
      waiting: 'Attente la plus longue',
      'follow-up': 'Prochaine relance',
    },
    export: 'Exporter en CSV',
    empty: {
      title: 'Aucun prospect pour le moment',
      hint: 'Toute personne qui écrit par le site en devient un. Vous pouvez aussi en ajouter un vous-même.',
    },
    since: (date) => `depuis le ${date}`,
  },

  form: {
    title: 'Ajouter un prospect',
    submit: 'Ajouter le prospect',
    saving: leadPageMessages.fr.saving,
    added: (name) => `${name} figure parmi les prospects`,
    reachHint: 'Une adresse e-mail, un numéro de téléphone, ou les deux.',
    source: 'Comment cette personne nous a trouvés',
    priority: leadPageMessages.fr.head.priority,
    locale: 'Langue de la réponse',
    locales: { en: 'Anglais', fr: 'Français' },
    noLocale: 'Inconnue',
    interests: 'S’intéresse à',
    interestsOwn: 'S’intéresse aussi à',
    interestsOwnHint: 'Avec vos mots, séparés par des virgules.',
    budget: 'Budget',
    notes: 'Notes',
  },

  duplicates: {
    open: (n) => `Doublons possibles (${n})`,
    openMany: (n) => `Doublons possibles (${n} ou plus)`,
    title: 'Doublons possibles',
    hint: 'Deux fiches qui désignent peut-être la même personne. Regardez les deux avant de fusionner\u00a0: une famille peut partager un numéro.',
    none: 'Aucun pour le moment',
    noneHint: 'Aucune fiche ne ressemble à une autre.',
    among: (n) =>
      `Recherche faite parmi les ${formatWhole(n, 'fr')} fiches les plus récentes, chacune comparée à toutes les autres.`,
    noneAmong: (n) => `Aucune des ${formatWhole(n, 'fr')} fiches les plus récentes ne ressemble à une autre.`,
    reasons: {
      'same-name': 'Même nom',
      'same-phone': 'Même numéro',
      'similar-email': 'Adresses e-mail proches',
    },
    merge: 'Fusionner',
    mergeOf: (one, other) => `Fusionner ${one} et ${other}`,
    question: 'Quelle fiche reste\u202f?',
    consequence:
      'L’historique, les adresses et les numéros de l’autre fiche la rejoignent, et l’autre disparaît. C’est définitif.',
    act: 'Fusionner',
    leave: 'Garder les deux',
    merged: (name) => `Fiches fusionnées\u00a0: tout est désormais chez ${name}`,
  },
} satisfies typeof en

export const leadsMessages = { en, fr }
