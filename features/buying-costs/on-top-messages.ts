/** Kept apart from the calculator's many words: a property's page needs these few only. */
const en = {
  about: (costs: string) => `About ${costs} in costs come on top of the price: duties, notary, VAT. Indicative, 2025.`,
  millions: (n: string) => `${n} million FCFA`,
  link: 'Work out the buying costs',
}

const fr = {
  about: (costs) => `Environ ${costs} de frais s’ajoutent au prix\u00a0: droits, notaire, TVA. Indicatif, 2025.`,
  millions: (n) => (n.startsWith('1,') || n === '1' ? `${n} million de FCFA` : `${n} millions de FCFA`),
  link: 'Calculer les frais d’achat',
} satisfies typeof en

export const onTopMessages = { en, fr }
