const en = {
  /** Pieces of one sentence. */
  parity: (rate: string) => `€1 = ${rate} FCFA (fixed rate)`,
  euro: (rate: string, day: string) => `€1 = ${rate} FCFA on ${day}`,
  dollar: (rate: string, day: string | null) =>
    `USD amounts are indicative ($1 = ${rate} FCFA${day ? ` on ${day}` : ''})`,
  between: '; ',
}

/** At the foot of every page that shows converted prices. Apart, so that browsers need not carry it. */
const convertedEn = (rates: string) => `Prices are converted from FCFA: ${rates}.`

const fr = {
  parity: (rate) => `1\u00a0€ = ${rate}\u00a0FCFA (parité fixe)`,
  euro: (rate, day) => `1\u00a0€ = ${rate}\u00a0FCFA le ${day}`,
  dollar: (rate, day) => `montants en dollars indicatifs (1\u00a0$ = ${rate}\u00a0FCFA${day ? ` le ${day}` : ''})`,
  between: '\u202f; ',
} satisfies typeof en

const convertedFr = (rates: string) => `Prix convertis du FCFA\u00a0: ${rates}.`

export const rateMessages = { en, fr }
export const convertedMessages = { en: convertedEn, fr: convertedFr }
