import type { Locale } from '#common/locale.ts'

export const en = {
  title: 'RSS & Content',
  lead: 'What readers and podcast apps subscribe to. Each feed follows what is published; nothing has to be done for it.',
  names: { articles: 'Articles', podcast: 'Podcast' },
  languages: { en: 'In English', fr: 'In French' },
  feed: (name: string, language: Locale) => `${name}, ${language === 'en' ? 'English' : 'French'}`,
  address: 'Address',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'The browser did not let us copy. The address is selected: copy it from the field.',
  open: 'Open',
  newTab: '(opens a new tab)',
  holds: {
    articles: (n: number) => (n === 1 ? '1 article' : `${n} articles`),
    podcast: (n: number) => (n === 1 ? '1 episode with a recording' : `${n} episodes with a recording`),
  },
  empty: { articles: 'No article is published yet.', podcast: 'No episode with a recording is published yet.' },
  newest: (title: string, date: string) => `Newest: ${title}, ${date}`,
  notes: {
    articles: 'The 50 newest published articles, whole. What is not translated stands in English in both feeds.',
    podcast: 'Every published episode that has a recording. An app looks for new ones by itself, usually within hours.',
  },
}

export type FeedMessages = typeof en
