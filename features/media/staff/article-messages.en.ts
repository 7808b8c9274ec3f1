export const en = {
  list: {
    title: 'Articles',
    add: 'New article',
    search: 'Search articles',
    noExcerpt: 'No excerpt available',
    empty: 'No articles yet',
    emptyHint: 'The first one you write appears here, as a draft until you publish it.',
  },

  new: 'New article',
  edit: 'Edit article',
  all: 'All articles',
  notFound: 'Article not found',
  saved: {
    draft: 'Saved as a draft',
    scheduled: (when: string) => `Scheduled for ${when}, Dakar time`,
    published: 'The article is on the site',
  },

  begin: {
    part: 'Begin from a template',
    template: 'Template',
    none: 'None: an empty page',
    hint: 'Fills in the title and the text, in the languages it has. What it leaves in double braces is yours to fill.',
    replace: 'Replace what is written?',
    replaceText: 'The title and the text that stand here make room for the template’s.',
    replaceAct: 'Replace it',
    replaceLeave: 'Keep mine',
  },

  head: {
    part: 'Title and address',
    title: 'Title in English',
    titleFr: 'Title in French',
    slug: 'Address',
    slugHint: 'Small letters, digits and hyphens. It follows the English title until you write your own.',
    slugMoves: (old: string) => `Links to ${old} will lead to the new address.`,
    excerpt: 'Excerpt in English',
    excerptFr: 'Excerpt in French',
  },

  text: {
    part: 'Text',
    content: 'Text in English',
    contentFr: 'Text in French',
    contentFrHint: 'Without a French text, French-speaking visitors read the whole article in English, title included.',
  },

  about: {
    part: 'About it',
    author: 'Author',
    category: 'Category',
    chooseCategory: 'Choose a category',
    tags: 'Tags',
    picture: 'Cover picture',
    pictureHint: 'Shown at the top of the article and in lists. Less than 10 MB; chosen, dropped here or pasted.',
    sourceName: 'Source',
    sourceHint: 'Whose news it was, where the piece follows somebody else’s. Shown under the title.',
    sourceUrl: 'Address of the source',
    sourceUrlHint: 'The page itself, with https:// in front.',
  },

  meta: {
    part: 'Search engines',
    partHint: 'What people see before they come. What is left empty is taken from the article.',
    title: 'Meta title in English',
    titleFr: 'Meta title in French',
    description: 'Meta description in English',
    descriptionFr: 'Meta description in French',
    emptyTitle: 'Empty: the title of the article.',
    emptyDescription: 'Empty: the excerpt, or the beginning of the text.',
    result: { en: 'Search result in English', fr: 'Search result in French' },
    untranslated: 'There is no French text yet: search engines are told of the English page only.',
    titleCount: (n: number, room: number) => `Title: ${n} of about ${room} characters`,
    descriptionCount: (n: number, room: number) => `Description: ${n} of about ${room} characters`,
    cut: 'would be cut',
    noTitle: 'No title yet',
    noDescription: 'No text yet',
  },

  preview: {
    open: 'Preview',
    title: 'Preview of the article',
    close: 'Close the preview',
    language: 'Language of the preview',
    languages: { en: 'English', fr: 'French' },
    noTitle: 'No title yet',
    noAuthor: '(no author yet)',
  },
}

export type ArticleStaffMessages = typeof en
