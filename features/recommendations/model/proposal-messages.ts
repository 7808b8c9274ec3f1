const en = {
  title: 'Did we miss something in your text?',
  also: (wish: string) => `Did you also mean: ${wish}?`,
  /** Where we took something else. */
  instead: (quote: string, wish: string, taken: string) =>
    `You wrote ${quote}: did you mean ${wish} (we took ${taken})?`,
}

const fr = {
  title: 'Quelque chose nous a-t-il échappé dans votre texte\u202f?',
  also: (wish: string) => `Vouliez-vous dire aussi\u00a0: ${wish}\u202f?`,
  instead: (quote: string, wish: string, taken: string) =>
    `Vous avez écrit ${quote}\u00a0: vouliez-vous dire ${wish} (nous avons compris ${taken})\u202f?`,
} satisfies typeof en

export const proposalMessages = { en, fr }
