/** What every public form says; what only one of them says stands in that form's own file. */
const en = {
  person: {
    name: 'Your name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Your message',
  },
  optional: '(optional)',
  choose: 'Choose',
  undecided: 'Undecided',
  sending: 'Sending...',
  privacy: 'We use what you write to handle your request.',
  privacyLink: 'What we keep, and for how long',
  problems: 'Some fields need another look.',
  errorTitle: 'Error',
  leaveEmpty: 'Leave this empty',
  draft: {
    kept: 'We kept what you wrote here.',
    startAfresh: 'Start afresh',
  },
  offline: 'You are offline: what you write is kept here. Send it, and it will leave when the network is back.',
  waiting: {
    title: 'Waiting for the network',
    text: 'It will be sent automatically.',
    takeBack: 'Take it back and go on writing',
  },
  overdue: 'This waited for the network for more than a week and was not sent. If it still holds, send it again.',
  bar: {
    waiting: 'Your message is waiting for the network. It will be sent automatically.',
    sent: (reference: string | null) => `Your message was sent.${reference ? ` Reference: ${reference}` : ''}`,
    refused: 'Your message could not be accepted as it is. Nothing is lost: it is back in its form.',
    overdue: 'Your message waited for more than a week and was not sent. Nothing is lost: it is back in its form.',
    open: 'Open the form',
    close: 'Close',
  },
  steps: {
    at: (step: number, steps: number) => `Step ${step} of ${steps}`,
    next: 'Next',
    back: 'Back',
  },
  confirmed: {
    reference: 'Reference',
    sentAt: 'Sent',
    next: 'What happens next',
    keep: 'Give the reference if you call or write to us about this.',
    facts: 'What you sent',
    calendar: 'Add to your calendar',
    follow: 'Follow your request',
    another: 'Fill in the form again',
  },
}

const fr = {
  person: {
    name: 'Votre nom',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Votre message',
  },
  optional: '(facultatif)',
  choose: 'Choisir',
  undecided: 'Pas encore décidé',
  sending: 'Envoi en cours…',
  privacy: 'Ce que vous écrivez sert à traiter votre demande.',
  privacyLink: 'Ce que nous gardons, et combien de temps',
  problems: 'Certains champs sont à revoir.',
  errorTitle: 'Erreur',
  leaveEmpty: 'Laissez ce champ vide',
  draft: {
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
    startAfresh: 'Repartir de zéro',
  },
  offline: 'Sans réseau, ce que vous écrivez reste ici. Envoyez-le\u00a0: il partira au retour du réseau.',
  waiting: {
    title: 'En attente du réseau',
    text: 'L’envoi se fera tout seul.',
    takeBack: 'Le reprendre et continuer à écrire',
  },
  overdue:
    'Ce message a attendu le réseau plus d’une semaine et n’est pas parti. S’il est toujours d’actualité, renvoyez-le.',
  bar: {
    waiting: 'Votre message attend le réseau. L’envoi se fera tout seul.',
    sent: (reference: string | null) => `Votre message est parti.${reference ? ` Référence\u00a0: ${reference}` : ''}`,
    refused:
      'Votre message n’a pas pu être accepté tel quel. Rien n’est perdu\u00a0: il est revenu dans son formulaire.',
    overdue:
      'Votre message a attendu plus d’une semaine et n’est pas parti. Rien n’est perdu\u00a0: il est revenu dans son formulaire.',
    open: 'Ouvrir le formulaire',
    close: 'Fermer',
  },
  steps: {
    at: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
    next: 'Suivant',
    back: 'Retour',
  },
  confirmed: {
    reference: 'Référence',
    sentAt: 'Envoyé',
    next: 'La suite',
    keep: 'Indiquez la référence si vous nous appelez ou nous écrivez à ce sujet.',
    facts: 'Ce que vous avez envoyé',
    calendar: 'Ajouter à votre agenda',
    follow: 'Suivre votre demande',
    another: 'Remplir à nouveau le formulaire',
  },
} satisfies typeof en

export const formMessages = { en, fr }
