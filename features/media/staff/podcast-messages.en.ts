export const en = {
  list: {
    title: 'Podcasts',
    add: 'New episode',
    search: 'Search episodes',
    empty: 'No episodes yet',
    emptyHint: 'The first one you add appears here, as a draft until you publish it.',
    silent: 'No recording',
  },

  new: 'New episode',
  edit: 'Edit episode',
  all: 'All episodes',
  notFound: 'Episode not found',
  saved: {
    draft: 'Saved as a draft',
    scheduled: (when: string) => `Scheduled for ${when}, Dakar time`,
    published: 'The episode is on the site',
  },

  head: {
    part: 'The episode',
    title: 'Title in English',
    titleFr: 'Title in French',
    description: 'Description in English',
    descriptionFr: 'Description in French',
    season: 'Season',
    number: 'Episode number',
    numberHint: 'A new episode starts with the next number of the current season.',
    category: 'Category',
  },

  audio: {
    part: 'Recording',
    file: 'Recording',
    duration: 'Length in minutes',
    durationHint: 'Read from the recording when you upload it or name its address.',
    listen: 'Listen',
    rssUrl: 'Address of an RSS feed',
    rssHint: 'If the series is published elsewhere as well.',
  },

  about: {
    part: 'About it',
    guests: 'Guests',
    topics: 'Topics',
    cover: 'Cover picture',
    coverHint: 'Square is best. Less than 10 MB; chosen, dropped here or pasted.',
  },
}

export type PodcastStaffMessages = typeof en
