/** What a visitor reads once they have booked; their own page has words of its own (public/). */
const en = {
  sent: {
    title: 'This time is kept for you',
    thanks: 'Thank you. We confirm the viewing by e-mail.',
    next: 'One of our advisers confirms the viewing by e-mail. On the page of your viewing you can move or cancel it.',
    confirmFirst: (until: string) =>
      `Another booking, under your name or from your internet connection, is still waiting for our answer. We have sent you an e-mail: please use its link to say that you want this time too, by ${until}.`,
  },
}

const fr = {
  sent: {
    title: 'Ce créneau vous est gardé',
    thanks: 'Merci. Nous confirmons la visite par e-mail.',
    next: 'L’un de nos conseillers confirme la visite par e-mail. La page de votre visite permet de la déplacer ou de l’annuler.',
    confirmFirst: (until: string) =>
      `Une autre réservation, à votre nom ou depuis votre connexion internet, attend encore notre réponse. Nous vous avons envoyé un e-mail\u00a0: pour garder aussi ce créneau, merci de le confirmer par son lien avant le ${until}.`,
  },
} satisfies typeof en

export const visitorMessages = { en, fr }
