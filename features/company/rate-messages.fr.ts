import type { RateMessages } from './rate-messages.en.ts'

export const fr = {
  parity: (rate) => `l’euro à sa parité fixe de ${rate}\u00a0FCFA`,
  euro: (rate, day) => `l’euro à notre cours de ${rate}\u00a0FCFA, du ${day}`,
  dollar: (rate, day) =>
    `le dollar à notre cours de ${rate}\u00a0FCFA, ${day ? `du ${day}` : 'qui n’est pas celui du jour'}`,
} satisfies RateMessages

export const convertedFr = (rates: string) => `Prix convertis du FCFA\u00a0: ${rates}.`
