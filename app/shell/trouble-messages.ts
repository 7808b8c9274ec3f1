/** Apart from the frame's own words: hardly anybody ever needs them. */
const en = {
  title: 'Kais cannot answer right now',
  explain: 'What this page shows cannot be reached for the moment. Nothing was lost: try again in a minute.',
  returned: 'We could not take your message just now. All that you wrote is here: please send it again in a minute.',
}

const fr = {
  title: 'Kais ne peut pas répondre pour l’instant',
  explain:
    'Ce que cette page présente est momentanément hors d’atteinte. Rien n’est perdu\u00a0: réessayez dans une minute.',
  returned:
    'Votre message n’a pas pu être pris en compte. Tout ce que vous avez écrit est ici\u00a0: renvoyez-le dans une minute.',
} satisfies typeof en

export const troubleMessages = { en, fr }
