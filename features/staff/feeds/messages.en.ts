import type { Locale } from '#common/locale.ts'
import type { FeedItemState } from '#features/media/foreign-feeds/feed.schema.ts'
import type { FeedCategory } from '#features/media/foreign-feeds/feed-categories.ts'
import type { FEED_PROBLEMS } from '#features/media/foreign-feeds/feed-problems.ts'

const items = (n: number) => (n === 1 ? '1 new item' : `${n} new items`)

const categories: Record<FeedCategory, string> = { news: 'News', market: 'Market', industry: 'Industry' }

const problems: Record<(typeof FEED_PROBLEMS)[number], string> = {
  'private-address': 'The address leads into a private network. Only feeds on the public internet are read.',
  'port-not-allowed': 'The address names an unusual port. Only the ports of the web, 80 and 443, are used.',
  'not-web': 'The address leads on to something that is not on the web.',
  'unknown-host': 'There is no server with this name. The address may be misspelt.',
  unreachable: 'The other server could not be reached, or broke off.',
  certificate: 'The certificate of the other server is not valid.',
  'too-many-redirects': 'The address redirects again and again, more than five times.',
  'too-slow': 'The other server took too long: over 10 seconds to begin, or over 20 in all.',
  'too-large': 'The feed is larger than 5 MB.',
  'not-a-feed': 'What is there is not an RSS or Atom feed, or only part of one.',
}

const states: Record<FeedItemState, string> = { new: 'New', used: 'Used', dismissed: 'Put aside' }

export const en = {
  title: 'RSS & Content',
  parts: {
    label: 'Parts of this tab',
    feeds: 'Feeds',
    templates: 'Templates',
    performance: 'Performance',
    own: 'Our own feeds',
  },

  foreign: {
    title: 'Feeds we read',
    add: 'Add a feed',
    edit: 'Edit the feed',
    submit: 'Add and check',
    save: 'Save changes',
    saving: 'Saving…',
    added: 'The feed is added',
    saved: 'The feed is saved',
    empty: 'No feed yet',
    emptyHint:
      'Newspapers, ministries and agencies publish feeds. Add one, and what it brings appears here every hour.',
    emptyHintForReaders: 'Editors add them. What they bring appears here.',
    fields: {
      title: 'Name',
      titleHint: 'Named as the source under articles drawn from it.',
      url: 'Address of the feed',
      urlHint: 'The RSS or Atom address itself, with https:// in front.',
      category: 'Category',
      chooseCategory: 'Choose a category',
      schedule: 'Schedule',
      isActive: 'Check every hour',
    },
    categories,
    paused: 'Paused',
    never: 'Not checked yet',
    lookedAt: (when: string) => `Checked ${when}`,
    nextLook: (when: string) => `Next check ${when}`,
    fresh: items,
    look: 'Check now',
    looking: 'Checking…',
    found: (title: string, n: number) => `${title}: ${n === 0 ? 'nothing new' : items(n)}`,
    notRead: (title: string) => `${title} could not be read`,
    problems,
    refused: (status: number) => {
      if (status === 404 || status === 410) return `There is no feed at this address (${status}).`
      if (status === 401 || status === 403) return `The other server does not let us in (${status}).`
      if (status === 429) return 'The other server says that we come too often (429).'
      if (status >= 500) return `The other server has trouble of its own (${status}).`
      return `The other server answered with ${status}.`
    },
    delete: {
      label: 'Delete',
      text: 'Its items go with it. Drafts and articles that were made from them stay.',
    },
  },

  items: {
    title: 'What they bring',
    search: 'Search items',
    state: 'Show',
    states,
    /** Of one item. */
    badges: states,
    all: 'All',
    feed: 'Feed',
    draft: 'Make a draft',
    openDraft: 'Open the article',
    dismiss: 'Put aside',
    takeBack: 'Take back',
    read: 'Read',
    newTab: '(opens a new tab)',
    dismissed: 'Put aside',
    undo: 'Undo',
    empty: 'Nothing new',
    emptyHint: 'What the feeds bring from now on appears here.',
  },

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
