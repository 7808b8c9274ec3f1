import { partOf } from '#platform/calculator/basis-points.ts'

/** Basis points, indicative, as published in 2025 (FIELD.md); to be confirmed with a notary. */
export const REGISTRATION_RATE = 500
export const LAND_PUBLICITY_RATE = 100
export const VAT_RATE = 1_800

/** The notary's scale: each rate applies to the slice of the price inside its band only. */
const NOTARY_BANDS: readonly { upTo: bigint | null; rate: number }[] = [
  { upTo: 20_000_000n, rate: 450 },
  { upTo: 80_000_000n, rate: 300 },
  { upTo: 300_000_000n, rate: 150 },
  { upTo: null, rate: 75 },
]

export interface NotaryBand {
  from: bigint
  upTo: bigint | null
  rate: number
  /** How much of the price lies in this band. */
  slice: bigint
  amount: bigint
}

export interface BuyingCosts {
  price: bigint
  registration: bigint
  landPublicity: bigint
  bands: NotaryBand[]
  notary: bigint
  vat: bigint
  total: bigint
}

function notaryBands(price: bigint): NotaryBand[] {
  return NOTARY_BANDS.map(({ upTo, rate }, index) => {
    const from = NOTARY_BANDS[index - 1]?.upTo ?? 0n
    const reached = upTo !== null && price > upTo ? upTo : price
    const slice = reached > from ? reached - from : 0n
    return { from, upTo, rate, slice, amount: partOf(slice, rate) }
  })
}

/** Every line in whole francs, rounded by itself: what is shown adds up to what is shown under it. */
export function buyingCosts(price: bigint): BuyingCosts {
  if (price < 0n) throw new RangeError(`Not a price: ${price}`)
  const registration = partOf(price, REGISTRATION_RATE)
  const landPublicity = partOf(price, LAND_PUBLICITY_RATE)
  const bands = notaryBands(price)
  const notary = bands.reduce((sum, { amount }) => sum + amount, 0n)
  const vat = partOf(notary, VAT_RATE)
  return { price, registration, landPublicity, bands, notary, vat, total: registration + landPublicity + notary + vat }
}
