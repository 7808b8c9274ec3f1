const minutes = (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`

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
    note: 'In summary, for now.',
    empty: 'Nothing published yet',
    emptyHint: 'Come back in a while, or write to us with the question you would like answered.',
    by: (author: string, date: string | null) => (date ? `${author}, ${date}` : author),
    readingTime: (n: number) => `${minutes(n)} to read`,
    pages: 'Pages of articles',
    more: 'Older articles',
    firstPage: 'Back to the latest',
  },
  episodes: {
    title: 'The podcast',
    name: (n: number | null, title: string) => (n === null ? title : `Episode ${n}: ${title}`),
    duration: minutes,
    guests: (names: string[]) => `With ${names.join(', ')}`,
    audio: (title: string) => `Recording: ${title}`,
    listen: 'Listen',
    silent: 'No recording online yet',
    empty: 'No episode yet',
    emptyHint: 'Come back in a while, or tell us whom you would like to hear.',
    pages: 'Pages of episodes',
    more: 'Older episodes',
    firstPage: 'Back to the latest episodes',
  },
  partnership: {
    title: 'Make something with us',
    text: 'You have a brand and something to say in Dakar. Tell us in a few lines; we answer with an idea, or say that we are not the right house for it.',
    kinds: 'What can be made',
    list: ['Podcast sponsorship', 'Blog partnership', 'Social collaboration', 'Event partnership', 'Custom content'],
    contact: 'Propose a partnership',
    whatsapp: 'Ask on WhatsApp',
    whatsappText: 'Hello Kais Media, I would like to propose a partnership.\nCompany: \nThe idea: ',
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
