/** Kept apart from the calculator's many words: a property's page needs these few only. */
export const en = {
  about: (costs: string) => `About ${costs} in costs come on top of the price: duties, notary, VAT. Indicative, 2025.`,
  millions: (n: string) => `${n} million FCFA`,
  link: 'What buying it costs',
}

export type OnTopMessages = typeof en
