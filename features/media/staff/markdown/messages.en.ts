import type { Tool } from './tools.ts'

const tools: Record<Tool, string> = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
}

export const en = {
  tools,
  picture: 'Picture',
  toolbar: (field: string) => `Tools: ${field}`,
  views: (field: string) => `Views: ${field}`,
  write: 'Write',
  preview: 'Preview',
  previewOf: { en: 'Preview in English', fr: 'Preview in French' },
  emptyPreview: 'What you write appears here as visitors will read it.',
  hint: 'Markdown: a blank line between two paragraphs, ## before a heading. HTML is shown as text and never runs.',
  words: (n: number) => (n === 1 ? '1 word' : `${n.toLocaleString('en-GB')} words`),
  undescribed: (n: number) =>
    n === 1
      ? 'One picture has no description. Write between its brackets what it shows, for those who cannot see it.'
      : `${n} pictures have no description. Write between their brackets what they show, for those who cannot see them.`,
}

export type MarkdownMessages = typeof en
