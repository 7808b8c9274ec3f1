import type { MarkdownMessages } from './messages.en.ts'

export const fr = {
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
  undescribed: (n: number) =>
    n === 1
      ? 'Une image n’a pas de description. Écrivez entre ses crochets ce qu’elle montre, pour qui ne peut pas la voir.'
      : `${n} images n’ont pas de description. Écrivez entre leurs crochets ce qu’elles montrent, pour qui ne peut pas les voir.`,
} satisfies MarkdownMessages
