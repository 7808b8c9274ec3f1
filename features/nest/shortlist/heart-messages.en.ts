const homes = (n: number) => `${n} ${n === 1 ? 'home' : 'homes'}`

/** What is said wherever a home can be saved: apart from the page’s own words, since every page carries these. */
export const en = {
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

export type HeartMessages = typeof en
