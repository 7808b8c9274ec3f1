const homes = (n: number) => `${n} ${n === 1 ? 'home' : 'homes'}`
const months = (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`

/** The words of the shortlist’s page; those of the heart on every card stand in heart-messages. */
export const en = {
  title: 'Your shortlist',
  description: 'The homes you saved, side by side. Kept in your browser, without an account.',
  lead: 'Kept in this browser, without an account. Send the link, and others see the same homes.',
  count: homes,

  sharedTitle: {
    list: (n: number): string => (n === 1 ? 'A home chosen for you to see' : `A list of ${n} homes`),
    compare: (n: number): string => (n === 1 ? 'A home chosen for you to see' : `${n} homes, side by side`),
  },
  sharedLead: 'Somebody put this list together and sent you the link. Prices are today’s asking prices.',
  sharedDescription: (said: string[], more: number) =>
    `${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Asking prices.`,
  unreadableTitle: 'A list without homes',
  unreadable: 'No home on this list can be shown',
  unreadableHint: 'The link may have been cut on its way, or its homes have been sold, let or taken off the list.',
  addAll: (n: number): string => (n === 1 ? 'Add it to my shortlist' : 'Add these to my shortlist'),
  added: (n: number) => `${homes(n)} added to your shortlist.`,
  addedPartly: (n: number, most: number) => `${homes(n)} added. Your shortlist is now full: it holds ${most} homes.`,
  allThere: (n: number): string => (n === 1 ? 'It is on your shortlist.' : 'All of these are on your shortlist.'),
  openOwn: 'Open my own list',

  gone: (n: number) => `${homes(n)} on this list ${n === 1 ? 'is' : 'are'} no longer available.`,
  ownGone: (n: number) => `${homes(n)} you saved ${n === 1 ? 'is' : 'are'} no longer available.`,
  takeOff: (n: number): string => (n === 1 ? 'Take it off' : 'Take them off'),
  beyond: (beyond: number, most: number) =>
    `The link names ${(beyond + most).toLocaleString('en-GB')} homes; a list holds ${most}, so only the first ${most} are looked at.`,

  view: 'View',
  views: { list: 'List', compare: 'Compare' },
  loading: 'Fetching your homes',
  failed: 'The homes could not be fetched',
  failedHint: 'Your list is safe in this browser. Check the network, then try again.',
  retry: 'Try again',
  empty: 'Nothing saved yet',
  emptyHint: 'Press the heart on a home, and it waits for you here.',
  seeHomes: 'See the homes',
  noScript:
    'Your own list is kept by your browser, which needs JavaScript for that. A list somebody sent you opens without.',

  removedOne: (title: string) => `${title} is off your shortlist.`,
  removedMany: (n: number) => `${homes(n)} taken off your shortlist.`,
  undo: 'Undo',
  clear: 'Clear the list',
  clearTitle: 'Clear your shortlist?',
  clearText: (n: number) => (n === 1 ? 'The one home on it is taken off.' : `All ${n} homes are taken off.`),
  clearAct: 'Clear it',
  clearLeave: 'Keep it',

  share: 'Share this list',
  shareTitle: (n: number) => (n === 1 ? 'A home at Kais' : `${n} homes at Kais`),
  newTab: '(opens a new tab)',

  visit: (n: number): string => (n === 1 ? 'See it on site' : 'See them on site'),
  visitText: 'Send us the references; we answer with days and times.',
  visitAct: (n: number): string => (n === 1 ? 'Ask to visit it on WhatsApp' : 'Ask to visit them on WhatsApp'),
  visitMessage: (references: string[], link: string) =>
    `Hello Kais, I would like to visit ${references.join(', ')}: ${link}`,

  compare: {
    caption: 'Homes side by side',
    onlyDifferences: 'Only what differs',
    sameLines: (same: number, of: number) => `${same} of ${of} lines ${same === 1 ? 'is' : 'are'} the same`,
    groups: { money: 'Money', home: 'The home', amenities: 'What is there' },
    price: 'Price',
    pricePerSqm: 'Price per m²',
    lease: 'Minimum lease',
    upfront: 'To pay at signing',
    upfrontParts: (rent: number, deposit: number, fee: number) =>
      `Rent ${rent}, deposit ${deposit}, agency fee ${fee} (months)`,
    place: 'Place',
    deal: 'Deal',
    kind: 'Kind',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    area: 'Area',
    delivery: 'Keys due',
    years: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
    months,
    yes: 'Yes',
    no: 'No',
    none: 'None',
    notSaid: 'Does not apply',
  },
}

export type ShortlistMessages = typeof en
