/** Where a home stands, for visitors; the others are no words of theirs. */
const en = {
  marks: { 'under-offer': 'Under offer', sold: 'Sold', let: 'Let' },
  underOffer: 'Somebody has made an offer on this home. You can still view it, in case the offer does not go through.',
  gone: {
    sold: (day: string) => `Sold on ${day}`,
    let: (day: string) => `Let on ${day}`,
    text: 'This home is no longer offered. We have similar homes, and others that are not on the site.',
    similar: 'See similar homes',
    whatsapp: 'Ask for similar homes on WhatsApp',
    whatsappText: (title: string, reference: string) =>
      `Hello, I liked ${title} (${reference}), which is no longer offered. Do you have similar homes?`,
    newTab: '(opens in a new tab)',
    others: 'Similar homes still available',
  },
}

const fr = {
  marks: { 'under-offer': 'Sous offre', sold: 'Vendu', let: 'Loué' },
  underOffer: 'Ce bien a reçu une offre. Vous pouvez encore le visiter, au cas où l’offre n’aboutirait pas.',
  gone: {
    sold: (day) => `Vendu le ${day}`,
    let: (day) => `Loué le ${day}`,
    text: 'Ce bien n’est plus proposé. Nous avons des biens similaires, et d’autres qui ne sont pas sur le site.',
    similar: 'Voir les biens similaires',
    whatsapp: 'Demander des biens similaires sur WhatsApp',
    whatsappText: (title, reference) =>
      `Bonjour, ${title} (${reference}) me plaisait et n’est plus proposé. Avez-vous des biens similaires\u202f?`,
    newTab: '(s’ouvre dans un nouvel onglet)',
    others: 'Biens similaires disponibles',
  },
} satisfies typeof en

export const saleMessages = { en, fr }

/** 'Under offer', 'Sold', 'Let'; nothing of a home that is simply to be had. */
export function saleMark(words: typeof en, state: string): string | undefined {
  return Object.hasOwn(words.marks, state) ? words.marks[state as keyof typeof en.marks] : undefined
}
