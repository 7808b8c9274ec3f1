const homes = (n: number) => `${n} ${n === 1 ? 'home' : 'homes'}`

/** What is said wherever a home can be saved: apart from the page’s own words, since every page carries these. */
const en = {
  shortlist: 'Shortlist',
  link: (n: number) => (n === 0 ? 'Shortlist' : `Shortlist, ${homes(n)}`),
  save: (title: string) => `Save ${title}`,
  remove: (title: string) => `Remove ${title} from the shortlist`,
  saveShort: 'Save',
  removeShort: 'Remove',
  saved: (title: string, n: number) => `${title} is on your shortlist, ${homes(n)} in all.`,
  removed: (title: string) => `${title} is off your shortlist.`,
  full: (most: number) => `Your shortlist is full: it holds ${most} homes. Take one off to save another.`,
  notKept: (title: string) =>
    `${title} is on your shortlist for now. This browser keeps nothing, so the list goes when you leave the site.`,
  close: 'Close',
}

const homesFr = (n: number) => `${n} ${n < 2 ? 'bien' : 'biens'}`

const fr = {
  shortlist: 'Sélection',
  link: (n: number) => (n === 0 ? 'Sélection' : `Sélection, ${homesFr(n)}`),
  save: (title: string) => `Garder ${title} dans la sélection`,
  remove: (title: string) => `Retirer ${title} de la sélection`,
  saveShort: 'Garder',
  removeShort: 'Retirer',
  saved: (title: string, n: number) => `${title} est dans votre sélection, ${homesFr(n)} en tout.`,
  removed: (title: string) => `${title} n’est plus dans votre sélection.`,
  full: (most: number) =>
    `Votre sélection est complète\u00a0: elle contient ${most} biens. Retirez-en un pour en garder un autre.`,
  notKept: (title: string) =>
    `${title} est dans votre sélection pour l’instant. Ce navigateur ne conserve rien\u00a0: la sélection disparaîtra quand vous quitterez le site.`,
  close: 'Fermer',
} satisfies typeof en

export const heartMessages = { en, fr }
