import { formatBytes } from '#common/figures.ts'

const minutes = (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`

export const en = {
  feed: {
    title: 'The Kais podcast',
    description:
      'One question an episode, taken apart slowly: papers, prices, houses and money in Dakar, for those who live there and those who would like to.',
    author: 'Kais',
  },
  title: 'The podcast',
  description:
    'Every episode of the Kais podcast: buying in Dakar, off-plan contracts, houses and how they are run. Listen here, or in the app you already use.',
  lead: 'One question an episode, taken apart slowly. It plays on while you look around here, and remembers where you stopped.',
  category: 'Category',
  all: 'All episodes',
  categories: {
    business: 'Business',
    'real-estate': 'Real estate',
    investment: 'Investment',
    interviews: 'Interviews',
  },
  topics: 'Topics',
  aboutTopic: (topic: string) => `About “${topic}”`,
  allTopics: 'All topics',
  found: (n: number) => `${n} ${n === 1 ? 'episode' : 'episodes'}`,
  none: 'No episode of this kind yet',
  noneHint: 'The others may answer the same question from another angle.',
  empty: 'No episode yet',
  emptyHint: 'Come back in a while, or tell us whom you would like to hear.',
  write: 'Write to us',
  pages: 'Pages of episodes',
  more: 'Older episodes',
  firstPage: 'Back to the first episodes',
  subscribe: {
    title: 'Take it with you',
    text: 'Copy this address into the podcast app you already use, where it says “Add a show by URL” or “Follow a show by URL”. New episodes then come by themselves, as soon as they are recorded.',
    label: 'Address of the feed',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'The browser did not let us copy. The address is selected: copy it from the field.',
  },
  name: (n: number | null, title: string) => (n === null ? title : `Episode ${n}: ${title}`),
  duration: minutes,
  guests: (names: string) => `With ${names}`,
  silent: 'No recording yet',
  silentText: 'This episode has no recording yet. What it will be about is set out below.',
  elsewhere: 'Listen on its own site',
  newTab: '(opens a new tab)',
  recording: (title: string) => `Recording: ${title}`,
  download: (type: string, bytes: number) => `Download (${type}, ${formatBytes(bytes, 'en')})`,
  about: 'What it is about',
  facts: 'About this episode',
  labels: { season: 'Season', duration: 'Length', published: 'Published', guests: 'Guests', topics: 'Topics' },
  home: 'Home',
  media: 'Media',
  neighbours: 'More episodes',
  previous: 'The one before',
  next: 'The one after',
  share: 'Share',
  shareHeading: 'Share this episode',
  notFound: 'This episode is not here',
  notFoundText: 'It may have been withdrawn, or its address was shortened on the way. These are here:',
  steps: {
    'real-estate': {
      title: 'From the papers to the rooms',
      text: 'The homes we have at the moment, for sale, to rent and off-plan, each with its price.',
      link: 'See the homes',
    },
    investment: {
      title: 'From the sums to the projects',
      text: 'Projects you can put money into, with their minimum, their dates and their risk.',
      link: 'See the projects',
    },
    business: {
      title: 'What it leaves open',
      text: 'Send us the question that this episode did not answer. It may become the next one.',
      link: 'Ask it',
    },
    interviews: {
      title: 'Whom should we hear?',
      text: 'Do you know somebody with something to say about living and building in Dakar? Tell us who.',
      link: 'Suggest somebody',
    },
  },
  ask: { title: 'A question of your own', link: 'Send it to us' },
  articles: 'Read the articles',
}

export type PodcastMessages = typeof en
