/** What a person would say: half of the second digit's step. 312,400,000 is said as 315 million, 1,230,000 as 1,250,000. */
function stepOf(amount: number): number {
  const digits = String(Math.trunc(amount)).length
  return digits < 3 ? 1 : 5 * 10 ** (digits - 3)
}

export function roundUp(amount: number): number {
  if (!Number.isFinite(amount)) return amount
  const step = stepOf(amount)
  return Math.ceil(amount / step) * step
}

export function roundDown(amount: number): number {
  const step = stepOf(amount)
  return Math.floor(amount / step) * step
}
