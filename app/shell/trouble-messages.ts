/** Apart from the frame's own words: hardly anybody ever needs them. */
const en = {
  title: 'Kais cannot answer right now',
  explain: 'This page cannot be shown at the moment. Nothing was lost: try again in a minute.',
  returned: 'Your message was not sent. Everything you wrote is below: please send it again in a minute.',
}

const fr = {
  title: 'Kais ne peut pas répondre pour l’instant',
  explain: 'Cette page ne peut pas s’afficher pour le moment. Rien n’est perdu\u00a0: réessayez dans une minute.',
  returned:
    'Votre message n’est pas parti. Tout ce que vous avez écrit est ci-dessous\u00a0: renvoyez-le dans une minute.',
} satisfies typeof en

export const troubleMessages = { en, fr }
