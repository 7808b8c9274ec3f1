import { convertFromXof, type Money, toCentimes } from '#common/money.ts'
import type { StagePayment } from '../investment.schema.ts'

export interface StageAmount extends StagePayment {
  /** Whole units of the currency it is shown in. */
  amount: bigint
  /** Percent paid once this stage is. */
  paid: number
}

const asDecimal = (centimes: bigint) => `${centimes / 100n}.${String(centimes % 100n).padStart(2, '0')}`

/**
 * Each stage's part of the minimum: what is paid by its end less what was paid before. Both are rounded as they are shown,
 * so the lines add up to the total in every currency.
 */
export function stageAmounts(minInvestment: string, stages: readonly StagePayment[], money: Money): StageAmount[] {
  const whole = toCentimes(minInvestment)
  const upTo = (percent: number) => convertFromXof(asDecimal((whole * BigInt(percent)) / 100n), money)
  let before = 0
  return stages.map((stage) => {
    const paid = before + stage.percent
    const amount = upTo(paid) - upTo(before)
    before = paid
    return { ...stage, amount, paid }
  })
}
