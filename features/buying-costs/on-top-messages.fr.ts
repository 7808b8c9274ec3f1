import type { OnTopMessages } from './on-top-messages.en.ts'

export const fr = {
  about: (costs) => `Environ ${costs} de frais s’ajoutent au prix\u00a0: droits, notaire, TVA. Indicatif, 2025.`,
  millions: (n) => (n.startsWith('1,') || n === '1' ? `${n} million de FCFA` : `${n} millions de FCFA`),
  link: 'Ce que coûte l’achat',
} satisfies OnTopMessages
