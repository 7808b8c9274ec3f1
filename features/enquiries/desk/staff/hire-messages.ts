const en = {
  writtenByUs: 'Written down by us',
  yes: 'Yes',
  /** On a timeline, beside the statuses. */
  changed: 'other times or another car',

  /** Where no address is known, nobody is written to. */
  movedUnheard: {
    confirmed: 'Confirmed. No e-mail address is known, so no message goes out.',
    completed: 'Completed.',
    cancelled: 'Cancelled. No e-mail address is known, so no message goes out.',
  },
  cancelReason: 'Reason',
  cancelReasonHint: (language: string) =>
    `The visitor reads it in our e-mail as you write it. Their language: ${language}.`,
  cancelReasonUnheard: 'Kept on the timeline of the lead.',

  change: {
    act: 'Change…',
    of: (name: string) => `: ${name}`,
    title: (name: string) => `Change the booking of ${name}`,
    text: 'The hire is quoted anew at today’s prices, and the visitor is told. One that is not confirmed yet is held for them anew.',
    textUnheard: 'The hire is quoted anew at today’s prices. No e-mail address is known, so no message goes out.',
    reason: 'Reason',
    submit: 'Change it',
    saving: 'Changing…',
    done: 'Changed. A message to the visitor is on its way.',
    doneUnheard: 'Changed. No e-mail address is known, so no message goes out.',
  },
}

const fr = {
  writtenByUs: 'Notée par nous',
  yes: 'Oui',
  changed: 'autres horaires ou autre voiture',

  movedUnheard: {
    confirmed: 'Confirmée. Sans adresse e-mail connue, aucun message ne part.',
    completed: 'Terminée.',
    cancelled: 'Annulée. Sans adresse e-mail connue, aucun message ne part.',
  },
  cancelReason: 'Raison',
  cancelReasonHint: (language) => `Elle figure telle quelle dans l’e-mail au visiteur. Sa langue\u00a0: ${language}.`,
  cancelReasonUnheard: 'Gardée dans l’historique de la fiche.',

  change: {
    act: 'Modifier…',
    of: (name) => `\u00a0: ${name}`,
    title: (name) => `Modifier la réservation (${name})`,
    text: 'La location est recalculée aux prix du jour, et le visiteur en est informé. Si elle n’est pas encore confirmée, la voiture est retenue à nouveau.',
    textUnheard: 'La location est recalculée aux prix du jour. Sans adresse e-mail connue, aucun message ne part.',
    reason: 'Raison',
    submit: 'Modifier',
    saving: 'Modification…',
    done: 'Modifiée. Un message part au visiteur.',
    doneUnheard: 'Modifiée. Sans adresse e-mail connue, aucun message ne part.',
  },
} satisfies typeof en

/** What staff do with a booking besides moving it on. */
export const hireMessages = { en, fr }
