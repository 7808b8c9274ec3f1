const en = {
  /** Pieces of one sentence: 'The euro at …, the dollar at ….' */
  parity: (rate: string) => `the euro at its fixed rate of ${rate} FCFA`,
  euro: (rate: string, day: string) => `the euro at our own rate of ${rate} FCFA, of ${day}`,
  dollar: (rate: string, day: string | null) =>
    `the dollar at our own rate of ${rate} FCFA, ${day ? `of ${day}` : 'which is not the day’s'}`,
}

/** At the foot of every page that shows converted prices. Apart, so that browsers need not carry it. */
const convertedEn = (rates: string) => `Prices are converted from FCFA: ${rates}.`

const fr = {
  parity: (rate) => `l’euro à sa parité fixe de ${rate}\u00a0FCFA`,
  euro: (rate, day) => `l’euro à notre cours de ${rate}\u00a0FCFA, du ${day}`,
  dollar: (rate, day) =>
    `le dollar à notre cours de ${rate}\u00a0FCFA, ${day ? `du ${day}` : 'qui n’est pas celui du jour'}`,
} satisfies typeof en

const convertedFr = (rates: string) => `Prix convertis du FCFA\u00a0: ${rates}.`

export const rateMessages = { en, fr }
export const convertedMessages = { en: convertedEn, fr: convertedFr }
