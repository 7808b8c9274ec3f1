interface Words {
  years: (n: number) => string
  months: (n: number) => string
}

/** '3 years' or '18 months': whole years are told as years. */
export function leaseLength(months: number, words: Words): string {
  return months % 12 === 0 ? words.years(months / 12) : words.months(months)
}
