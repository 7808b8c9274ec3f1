const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const joursFr = (n: number) => `${n}\u00a0${n < 2 ? 'jour' : 'jours'}`

const en = {
  addHire: 'Add a hire',
  block: 'Block a car',
  choose: 'Choose…',
  car: 'Car',
  pickup: 'Pick-up, Dakar time',
  dropoff: 'Return, Dakar time',

  hire: {
    title: 'Add a hire',
    submit: 'Add and confirm',
    saving: 'Adding…',
    notSaid: 'Not stated',
    message: 'Special requests',
    messageHint: 'Where the car should meet them, and anything else they said.',
    written: 'Added and confirmed. A message is on its way.',
    unwritten: 'Added and confirmed. No e-mail address is known, so no message goes out.',
  },

  price: {
    waiting: 'Choose a car and both times to see the price.',
    checking: 'Looking at the calendar…',
    free: 'The car is free.',
    taken: 'The car is not free at that time.',
    takenUntil: (moment: string) => `The car is not free at that time. It is free from ${moment}.`,
    gone: 'This car is not for hire at the moment.',
    total: (n: number, amount: string) => `${days(n)}: ${amount}`,
    totalSoFar: (n: number, amount: string) => `${days(n)}: ${amount}, and what is still to be agreed`,
  },

  off: {
    title: 'Block a car',
    text: 'For its service, a repair, or use of our own: nobody can hire it meanwhile. A hire keeps its car for two hours after the return.',
    from: 'From, Dakar time',
    until: 'Until, Dakar time',
    reason: 'Reason',
    reasonHint: 'Visitors never read it.',
    submit: 'Block it',
    saving: 'Blocking…',
    done: 'The car is blocked',
    /** A bar of the calendar, read out. */
    span: (reason: string, from: string, until: string) =>
      `${reason ? `Off the road: ${reason}` : 'Off the road'}, from ${from} to ${until}`,
    name: 'Off the road',
    count: (n: number) => (n === 1 ? '1 block' : `${n} blocks`),
    remove: 'Remove the block',
    removeOf: (reason: string) => `: ${reason}`,
    removeTitle: 'Put this car back on the road?',
    removeText: 'Visitors and staff can hire it at once for that time.',
    removeLeave: 'Keep the block',
    removed: 'The block is removed',
    goneAlready: 'Somebody else had removed this block.',
  },
}

const fr = {
  addHire: 'Ajouter une location',
  block: 'Immobiliser une voiture',
  choose: 'Choisir…',
  car: 'Voiture',
  pickup: 'Prise en charge, heure de Dakar',
  dropoff: 'Retour, heure de Dakar',

  hire: {
    title: 'Ajouter une location',
    submit: 'Ajouter et confirmer',
    saving: 'Ajout en cours…',
    notSaid: 'Non précisé',
    message: 'Demandes particulières',
    messageHint: 'Où la voiture doit attendre la personne, et tout ce qu’elle a dit d’autre.',
    written: 'Ajoutée et confirmée. Un message part.',
    unwritten: 'Ajoutée et confirmée. Sans adresse e-mail connue, aucun message ne part.',
  },

  price: {
    waiting: 'Choisissez une voiture et les deux horaires pour voir le prix.',
    checking: 'Nous regardons le calendrier…',
    free: 'La voiture est libre.',
    taken: 'La voiture n’est pas libre à ces dates.',
    takenUntil: (moment) => `La voiture n’est pas libre à ces dates. Elle le sera à partir du ${moment}.`,
    gone: 'Cette voiture n’est pas à louer en ce moment.',
    total: (n, amount) => `${joursFr(n)}\u00a0: ${amount}`,
    totalSoFar: (n, amount) => `${joursFr(n)}\u00a0: ${amount}, et ce qui reste à convenir`,
  },

  off: {
    title: 'Immobiliser une voiture',
    text: 'Pour un entretien, une réparation ou notre propre usage\u00a0: personne ne peut la louer pendant ce temps. Une location garde sa voiture deux heures après le retour.',
    from: 'Début, heure de Dakar',
    until: 'Fin, heure de Dakar',
    reason: 'Raison',
    reasonHint: 'Les visiteurs ne la lisent jamais.',
    submit: 'Immobiliser',
    saving: 'Enregistrement…',
    done: 'La voiture est immobilisée',
    span: (reason, from, until) => `${reason ? `Immobilisée\u00a0: ${reason}` : 'Immobilisée'}, du ${from} au ${until}`,
    name: 'Immobilisée',
    count: (n) => `${n}\u00a0${n < 2 ? 'immobilisation' : 'immobilisations'}`,
    remove: 'Supprimer l’immobilisation',
    removeOf: (reason) => `\u00a0: ${reason}`,
    removeTitle: 'Remettre cette voiture en service\u202f?',
    removeText: 'Les visiteurs et l’équipe peuvent aussitôt la louer pour ces dates.',
    removeLeave: 'Garder l’immobilisation',
    removed: 'L’immobilisation est supprimée',
    goneAlready: 'Quelqu’un d’autre avait déjà supprimé cette immobilisation.',
  },
} satisfies typeof en

export const hireStaffMessages = { en, fr }
