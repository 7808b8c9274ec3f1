const minutes = (n: number) => `${n}\u00a0${n === 1 ? 'minute' : 'minutes'}`

export const en = {
  title: 'What Dakar builds, and who lives in it',
  description:
    'Articles, a podcast and brand partnerships from Kais in Dakar: buying from abroad, off-plan contracts, districts, moving, and houses made for the climate.',
  lead: 'We write down what clients ask us, and what we had to find out. To read, to listen to, or to make with us.',
  features: {
    podcast: { title: 'Podcast', text: 'One question an episode, taken apart slowly.' },
    articles: {
      title: 'Articles and content',
      text: 'Papers, prices, districts, houses: with figures, and their date.',
    },
    partnership: { title: 'Brand partnerships', text: 'Sponsor an episode, host an evening, commission a story.' },
  },
  latest: {
    title: 'Latest Content',
    empty: 'Nothing published yet',
    emptyHint: 'Come back in a while, or write to us with the question you would like answered.',
    by: (author: string, date: string | null) => (date ? `${author}, ${date}` : author),
    readingTime: (n: number) => `${minutes(n)} to read`,
    all: (n: number) => (n === 1 ? 'The one article' : `All ${n} articles`),
  },
  episodes: {
    title: 'The podcast',
    empty: 'No episode yet',
    emptyHint: 'Come back in a while, or tell us whom you would like to hear.',
    all: (n: number) => (n === 1 ? 'The one episode' : `All ${n} episodes`),
  },
  list: {
    title: 'Articles',
    description:
      'Articles from Kais in Dakar on papers and titles, off-plan contracts, prices by district, moving, and houses made for the climate. Figures are dated and indicative.',
    lead: 'Papers, prices, districts, houses. Every figure has its date, and a notary has the last word.',
    count: (n: number) => (n === 1 ? '1 article' : `${n} articles`),
    about: (subject: string) => `About “${subject}”`,
    kinds: 'Kinds of article',
    allKinds: 'All',
    topics: 'Topics',
    byTopic: 'By topic',
    allArticles: 'All articles',
    pages: {
      label: 'Pages of articles',
      previous: 'Newer',
      next: 'Older',
      page: (page: number) => `Page ${page}`,
    },
    ask: 'Write to us',
    listen: 'The podcast',
    nothingHere: 'No article on this',
    nothingHereHint: 'We have not written about it yet. The other topics are close by.',
  },
  article: {
    trail: 'You are here',
    home: 'Home',
    media: 'Media',
    articles: 'Articles',
    back: 'All articles',
    by: (author: string) => `By ${author}`,
    contents: 'In this article',
    onlyEnglish: 'This article has not been translated yet. You are reading it in English.',
    topics: 'Topics',
    source: 'Source:',
    share: 'Share',
    shareHeading: 'Share this article',
    related: 'Read on',
    notFound: 'This article is not here',
    notFoundText: 'It may have been withdrawn, or it is not published yet. The others are where they were.',
  },
  next: {
    'real-estate': {
      title: 'From the page to the door',
      text: 'The homes on our list show their price, their floor area and, off-plan, their delivery date. A viewing takes one message to arrange.',
      links: [
        { to: '/kais-nest', label: 'See the homes' },
        { to: '/contact?subject=home', label: 'Ask us a question' },
      ],
    },
    investment: {
      title: 'With your own figures',
      text: 'Projects are described with their minimum, their date and their risk. What a purchase costs besides its price can be worked out line by line.',
      links: [
        { to: '/invest', label: 'See the projects' },
        { to: '/buying-costs', label: 'Work out the costs' },
      ],
    },
    lifestyle: {
      title: 'When you are ready to move',
      text: 'Tell us when you arrive and with whom. Housing, schools, staff and the first week can be prepared before you land.',
      links: [
        { to: '/kais-experience', label: 'Plan the move' },
        { to: '/kais-nest', label: 'See the homes' },
      ],
    },
    'market-insights': {
      title: 'What it would cost you',
      text: 'An asking price is not the whole sum. Registration, land publicity and the notary’s fee come on top; the calculator shows each line.',
      links: [
        { to: '/buying-costs', label: 'Work out the costs' },
        { to: '/kais-nest', label: 'See the homes' },
      ],
    },
  },
  partners: { title: 'Published with' },
  feeds: {
    articles: 'Articles by RSS',
    podcast: 'Podcast by RSS',
    articlesTitle: 'Kais Media: articles',
    podcastTitle: 'Kais Media: the podcast',
  },
  newTab: '(opens a new tab)',
  categories: {
    'real-estate': 'Real estate',
    investment: 'Investment',
    lifestyle: 'Living here',
    'market-insights': 'Market',
    business: 'Business',
    interviews: 'Interviews',
  } as Record<string, string>,
}

export type MediaMessages = typeof en
