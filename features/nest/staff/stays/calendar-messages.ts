import { fetchProblemMessages } from '#platform/foreign-fetch/problem-messages.ts'

const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`)

const en = {
  title: 'Calendars elsewhere',
  lead: 'Where this home is also let: what is booked there takes its nights here, and the other way round.',

  own: {
    title: 'Our calendar',
    hint: 'This address is for calendars that we do not read, such as the owner’s own. Airbnb, Booking.com and whoever else we read: add their calendar below first, and give them the address that stands there. Each says which nights are taken, and nothing about guests. Whoever has it can read it.',
    label: 'Address of our calendar',
    forFeed: (name: string) => `Address of our calendar for ${name}`,
    forHint: (name: string) =>
      `Give this address to ${name}, and no other one: it leaves out what came from there, so that nothing comes back as a new booking.`,
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'The browser did not let us copy. The address is selected: copy it from the field.',
    renew: 'Make a new address',
    renewing: 'Making…',
    renewed: 'Our calendar has a new address',
    renewTitle: 'Make a new address?',
    renewText: 'The old one stops working at once: give the new one to everybody who reads our calendar.',
    renewAct: 'Make a new address',
    leave: 'Keep it',
  },

  feeds: {
    title: 'Calendars we read',
    empty: 'No calendar yet',
    emptyHint:
      'Airbnb, Booking.com and others each give an iCal address for a home. Add it, and it is read every hour.',
    add: 'Add a calendar',
    addTitle: 'Add a calendar',
    addAct: 'Add and read',
    adding: 'Adding…',
    added: (name: string) => `${name} is added`,
    name: 'Name',
    nameHint: 'For staff: Airbnb, Booking.com, the owner.',
    url: 'Address of the calendar',
    urlHint: 'The iCal address itself, with https:// in front. It often ends with .ics.',
    rename: 'Rename',
    renameTitle: 'Rename the calendar',
    renameAct: 'Save',
    saving: 'Saving…',
    renamed: 'The calendar is renamed',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: (n: number) =>
      n === 0
        ? 'It is read no more.'
        : `It is read no more, and ${nights(n)} that it holds ${n === 1 ? 'is' : 'are'} free at once.`,
    removeAct: 'Remove',
    leave: 'Keep it',
    removed: (name: string) => `${name} is removed`,
    read: 'Read now',
    reading: 'Reading…',
    wasRead: (name: string) => `${name} was read`,
    notRead: (name: string) => `${name} could not be read`,
    states: { ok: 'In order', failing: 'Not read', suspicious: 'Please check' },
    holds: (n: number) => (n === 0 ? 'holds no nights' : `holds ${nights(n)}`),
    never: 'Not read yet',
    readAt: (when: string) => `Read ${when}`,
    lastGood: (when: string) => `Last read well ${when}. What it held then stays held.`,
    nextRead: (when: string) => `Next try ${when}`,
  },

  suspicious: {
    text: 'It suddenly says much less than before. Perhaps something is wrong over there, so these nights stay held:',
    partText: 'As far as it can be read, it no longer names these nights. They stay held:',
    free: 'They are really free',
    freeing: 'Freeing…',
    freeTitle: 'Free these nights?',
    freeText: (n: number) =>
      `${n === 1 ? 'One booking is gone over there. Its' : `${n} bookings are gone over there. Their`} nights can be booked here at once.`,
    freeAct: 'Free them',
    freed: 'The nights are free',
    leave: 'Keep them held',
  },

  leftOut:
    'Airbnb also marks these days as not available. That is its own booking notice or the end of its calendar, not a booking, so they stay free here:',
  toldBack:
    'These nights were taken here and no longer are. This calendar most likely only repeats ours, and drops them when it next reads it. They stay held until then; after two days they count as a booking made there:',
  range: (from: string, until: string) => `${from} to ${until}`,
  more: (n: number) => `and ${n} more`,

  problems: {
    ...fetchProblemMessages.en.problems,
    'not-a-calendar': 'What is there is not a calendar, or only part of one.',
    'too-many-events': 'The calendar has more entries than that of one home.',
    'too-many-zones': 'The calendar names more times in other time zones than that of one home would.',
    'unreadable-event': 'One of its entries cannot be read. The others are held, and nothing is freed.',
    'strange-repetition':
      'One of its entries repeats in a way that we do not read. The others are held, and nothing is freed.',
  },
  refused: fetchProblemMessages.en.refused,

  conflicts: {
    title: 'Double bookings',
    lead: 'A calendar elsewhere has booked nights that are taken here. Nothing changes by itself: one of the two has to give way.',
    empty: 'No double bookings',
    emptyHint: 'If a booking elsewhere meets one of ours, it appears here.',
    wants: (feed: string) => `Booked on ${feed}`,
    stay: (name: string | null, dates: string) => `Taken here by ${name ?? 'a guest'}, ${dates}`,
    feed: (name: string) => `Also booked on ${name}`,
    block: 'Blocked by staff',
    echo: 'These are exactly the nights that our calendar gave: the other one most likely only repeats them. Please check there.',
    since: (when: string) => `Known since ${when}`,
    settle: 'Mark as settled',
    settling: 'Saving…',
    settled: 'The double booking is off the list',
    open: 'Open the home',
  },

  troubles: {
    title: 'Calendars that need a look',
    lead: 'What they held stays held. What is booked there now may be missing here.',
    doubted: 'It suddenly says much less than before. Say on the home’s form whether that is right.',
    open: 'Open the home',
  },
}

type Messages = typeof en

const nightsFr = (n: number) => `${n}\u00a0${n < 2 ? 'nuit' : 'nuits'}`

const fr = {
  title: 'Calendriers externes',
  lead: 'Là où ce logement est aussi proposé\u00a0: ce qui est réservé là-bas prend ses nuits ici, et inversement.',

  own: {
    title: 'Notre calendrier',
    hint: 'Cette adresse est pour les calendriers que nous ne lisons pas, comme celui du propriétaire. Pour Airbnb, Booking.com et tous ceux que nous lisons, ajoutez d’abord leur calendrier ci-dessous, et donnez-leur l’adresse qui s’y trouve. Chacune dit quelles nuits sont prises, et rien sur les voyageurs. Quiconque la possède peut la lire.',
    label: 'Adresse de notre calendrier',
    forFeed: (name: string) => `Adresse de notre calendrier pour ${name}`,
    forHint: (name: string) =>
      `Donnez cette adresse à ${name}, et aucune autre\u00a0: elle laisse de côté ce qui en vient, et rien ne revient comme une nouvelle réservation.`,
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'Le navigateur n’a pas permis la copie. L’adresse est sélectionnée\u00a0: copiez-la depuis le champ.',
    renew: 'Créer une nouvelle adresse',
    renewing: 'Création…',
    renewed: 'Notre calendrier a une nouvelle adresse',
    renewTitle: 'Créer une nouvelle adresse\u202f?',
    renewText:
      'L’ancienne cesse aussitôt de fonctionner\u00a0: donnez la nouvelle à tous ceux qui lisent notre calendrier.',
    renewAct: 'Créer une nouvelle adresse',
    leave: 'La garder',
  },

  feeds: {
    title: 'Calendriers suivis',
    empty: 'Aucun calendrier pour le moment',
    emptyHint:
      'Airbnb, Booking.com et d’autres donnent une adresse iCal pour chaque logement. Ajoutez-la\u00a0: elle est lue toutes les heures.',
    add: 'Ajouter un calendrier',
    addTitle: 'Ajouter un calendrier',
    addAct: 'Ajouter et lire',
    adding: 'Ajout…',
    added: (name: string) => `${name} est ajouté`,
    name: 'Nom',
    nameHint: 'Pour l’équipe\u00a0: Airbnb, Booking.com, le propriétaire.',
    url: 'Adresse du calendrier',
    urlHint: 'L’adresse iCal elle-même, précédée de https://. Elle se termine souvent par .ics.',
    rename: 'Renommer',
    renameTitle: 'Renommer le calendrier',
    renameAct: 'Enregistrer',
    saving: 'Enregistrement…',
    renamed: 'Le calendrier est renommé',
    remove: 'Retirer',
    removeTitle: (name: string) => `Retirer ${name}\u202f?`,
    removeText: (n: number) =>
      n === 0
        ? 'Il n’est plus lu.'
        : `Il n’est plus lu, et ${nightsFr(n)} qu’il retient se ${n < 2 ? 'libère' : 'libèrent'} aussitôt.`,
    removeAct: 'Retirer',
    leave: 'Le garder',
    removed: (name: string) => `${name} est retiré`,
    read: 'Lire maintenant',
    reading: 'Lecture…',
    wasRead: (name: string) => `${name} a été lu`,
    notRead: (name: string) => `${name} n’a pas pu être lu`,
    states: { ok: 'En ordre', failing: 'Non lu', suspicious: 'À vérifier' },
    holds: (n: number) => (n === 0 ? 'ne retient aucune nuit' : `retient ${nightsFr(n)}`),
    never: 'Pas encore lu',
    readAt: (when: string) => `Lu le ${when}`,
    lastGood: (when: string) => `Dernière lecture réussie le ${when}. Ce qu’il retenait alors reste retenu.`,
    nextRead: (when: string) => `Prochain essai le ${when}`,
  },

  suspicious: {
    text: 'Il dit soudain bien moins qu’avant. Il y a peut-être une erreur là-bas, et ces nuits restent donc retenues\u00a0:',
    partText: 'Une partie est illisible, et ce qui se lit ne cite plus ces nuits. Elles restent retenues\u00a0:',
    free: 'Elles sont vraiment libres',
    freeing: 'Libération…',
    freeTitle: 'Libérer ces nuits\u202f?',
    freeText: (n: number) =>
      n < 2
        ? 'Une réservation a disparu là-bas. Ses nuits pourront aussitôt être réservées ici.'
        : `${n}\u00a0réservations ont disparu là-bas. Leurs nuits pourront aussitôt être réservées ici.`,
    freeAct: 'Les libérer',
    freed: 'Les nuits sont libres',
    leave: 'Les garder',
  },

  leftOut:
    'Airbnb donne aussi ces jours pour indisponibles. C’est son délai de réservation ou la fin de son calendrier, et non une réservation\u202f; ils restent libres ici\u00a0:',
  toldBack:
    'Ces nuits étaient prises ici et ne le sont plus. Ce calendrier ne fait sans doute que répéter le nôtre\u202f; il les rendra à sa prochaine lecture. Elles restent retenues d’ici là, et au bout de deux jours elles comptent comme une réservation faite là-bas\u00a0:',
  range: (from: string, until: string) => `du ${from} au ${until}`,
  more: (n: number) => `et ${n} de plus`,

  problems: {
    ...fetchProblemMessages.fr.problems,
    'not-a-calendar': 'Ce qui s’y trouve n’est pas un calendrier, ou n’en est qu’une partie.',
    'too-many-events': 'Le calendrier a plus d’entrées que celui d’un seul logement.',
    'too-many-zones': 'Le calendrier cite plus d’heures d’autres fuseaux que celui d’un seul logement.',
    'unreadable-event': 'Une de ses entrées est illisible. Les autres sont retenues, et rien n’est libéré.',
    'strange-repetition':
      'Une de ses entrées se répète d’une façon que nous ne lisons pas. Les autres sont retenues, et rien n’est libéré.',
  },
  refused: fetchProblemMessages.fr.refused,

  conflicts: {
    title: 'Doubles réservations',
    lead: 'Un calendrier externe a réservé des nuits qui sont prises ici. Rien ne change tout seul\u00a0: l’un des deux doit céder.',
    empty: 'Aucune double réservation',
    emptyHint: 'Si une réservation faite ailleurs en rencontre une des nôtres, elle apparaît ici.',
    wants: (feed: string) => `Réservées sur ${feed}`,
    stay: (name: string | null, dates: string) => `Prises ici par ${name ?? 'un voyageur'}, ${dates}`,
    feed: (name: string) => `Aussi réservées sur ${name}`,
    block: 'Bloquées par l’équipe',
    echo: 'Ce sont exactement les nuits que notre calendrier a données\u00a0: l’autre ne fait sans doute que les répéter. Vérifiez-le là-bas.',
    since: (when: string) => `Connu depuis le ${when}`,
    settle: 'Marquer comme réglé',
    settling: 'Enregistrement…',
    settled: 'La double réservation n’est plus sur la liste',
    open: 'Ouvrir le logement',
  },

  troubles: {
    title: 'Calendriers à regarder',
    lead: 'Ce qu’ils retenaient reste retenu. Ce qui y est réservé depuis peut manquer ici.',
    doubted: 'Il dit soudain bien moins qu’avant. Dites sur le formulaire du logement si c’est juste.',
    open: 'Ouvrir le logement',
  },
} satisfies Messages

export const calendarMessages = { en, fr }

export const FEED_TONES = { ok: 'positive', failing: 'danger', suspicious: 'warning' } as const
