export const en = {
  /** Pieces of one sentence: 'The euro at …, the dollar at ….' */
  parity: (rate: string) => `the euro at its fixed rate of ${rate} FCFA`,
  euro: (rate: string, day: string) => `the euro at our own rate of ${rate} FCFA, of ${day}`,
  dollar: (rate: string, day: string | null) =>
    `the dollar at our own rate of ${rate} FCFA, ${day ? `of ${day}` : 'which is not the day’s'}`,
}

/** At the foot of every page that shows converted prices. Apart, so that browsers need not carry it. */
export const convertedEn = (rates: string) => `Prices are converted from FCFA: ${rates}.`

export type RateMessages = typeof en
