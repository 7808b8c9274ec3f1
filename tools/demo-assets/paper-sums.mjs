// The buyer's lines of FIELD.md: indicative, 2025, to be confirmed with a notary.
const BANDS = [
  [20_000_000, 0.045],
  [80_000_000, 0.03],
  [300_000_000, 0.015],
  [Number.POSITIVE_INFINITY, 0.0075],
]

export function buyersCosts(price) {
  let fee = 0
  let from = 0
  for (const [to, rate] of BANDS) {
    fee += Math.max(0, Math.min(price, to) - from) * rate
    from = to
  }
  const lines = { registration: price * 0.05, publicity: price * 0.01, fee, vat: fee * 0.18 }
  return { ...lines, total: Math.round(lines.registration + lines.publicity + lines.fee + lines.vat) }
}
