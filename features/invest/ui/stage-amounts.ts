import { toCentimes } from '#common/money.ts'
import type { StagePayment } from '../investment.schema.ts'

export interface StageAmount extends StagePayment {
  /** Francs, as a decimal text. */
  amount: string
  /** Percent paid once this stage is. */
  paid: number
}

const asDecimal = (centimes: bigint) => `${centimes / 100n}.${String(centimes % 100n).padStart(2, '0')}`

/** Each stage's part of the minimum. What rounding leaves goes to the last one, so that they add up. */
export function stageAmounts(minInvestment: string, stages: readonly StagePayment[]): StageAmount[] {
  const whole = toCentimes(minInvestment)
  const upTo = (percent: number) => (whole * BigInt(percent)) / 100n
  let before = 0
  return stages.map((stage) => {
    const paid = before + stage.percent
    const amount = asDecimal(upTo(paid) - upTo(before))
    before = paid
    return { ...stage, amount, paid }
  })
}
