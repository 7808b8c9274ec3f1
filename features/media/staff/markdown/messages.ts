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

const en = {
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
  undescribed: (n: number) => (n === 1 ? 'One picture has no description.' : `${n} pictures have no description.`),
  describe: {
    en: 'What does this picture show? In English, for those who cannot see it',
    fr: 'What does this picture show? In French, for those who cannot see it',
  },
  describeAct: 'Describe it',
  waiting: (n: number) => `Picture ${n} without a description`,
}

const fr = {
  tools: {
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Intertitre',
    list: 'Liste',
    numbers: 'Liste numérotée',
    quote: 'Citation',
    link: 'Lien',
  },
  picture: 'Image',
  toolbar: (field: string) => `Outils\u00a0: ${field}`,
  views: (field: string) => `Vues\u00a0: ${field}`,
  write: 'Écrire',
  preview: 'Aperçu',
  previewOf: { en: 'Aperçu en anglais', fr: 'Aperçu en français' },
  emptyPreview: 'Ce que vous écrivez apparaît ici tel que les visiteurs le liront.',
  hint: 'Markdown\u00a0: une ligne vide entre deux paragraphes, ## devant un intertitre. Le HTML s’affiche comme du texte et ne s’exécute jamais.',
  words: (n: number) => (n < 2 ? `${n} mot` : `${n.toLocaleString('fr-FR')} mots`),
  undescribed: (n: number) => (n === 1 ? 'Une image n’a pas de description.' : `${n} images n’ont pas de description.`),
  describe: {
    en: 'Que montre cette image\u202f? En anglais, pour qui ne peut pas la voir',
    fr: 'Que montre cette image\u202f? En français, pour qui ne peut pas la voir',
  },
  describeAct: 'Décrire',
  waiting: (n: number) => `Image ${n} sans description`,
} satisfies typeof en

export const markdownMessages = { en, fr }
