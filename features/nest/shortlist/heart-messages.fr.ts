import type { HeartMessages } from './heart-messages.en.ts'

const homes = (n: number) => `${n} ${n < 2 ? 'bien' : 'biens'}`

export const fr = {
  shortlist: 'Sélection',
  link: (n: number) => (n === 0 ? 'Sélection' : `Sélection, ${homes(n)}`),
  save: (title: string) => `Garder ${title} dans la sélection`,
  remove: (title: string) => `Retirer ${title} de la sélection`,
  saveShort: 'Garder',
  removeShort: 'Retirer',
  saved: (title: string, n: number) => `${title} est dans votre sélection, ${homes(n)} en tout.`,
  removed: (title: string) => `${title} n’est plus dans votre sélection.`,
  full: (most: number) =>
    `Votre sélection est complète\u00a0: elle contient ${most} biens. Retirez-en un pour en garder un autre.`,
  notKept: (title: string) =>
    `${title} est dans votre sélection pour l’instant. Ce navigateur ne conserve rien\u00a0: la sélection disparaîtra quand vous quitterez le site.`,
  close: 'Fermer',
} satisfies HeartMessages
