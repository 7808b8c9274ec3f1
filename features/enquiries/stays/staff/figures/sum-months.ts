import { toCentimes } from '#common/money.ts'
import type { HomeOccupancy, MonthOfHome } from '#features/nest/stays/occupancy.ts'
import { decimal } from '#features/nest/stays/quote-stay.ts'

function add(one: MonthOfHome, other: MonthOfHome): MonthOfHome {
  return {
    month: one.month,
    available: one.available + other.available,
    sold: one.sold + other.sold,
    blocked: one.blocked + other.blocked,
    elsewhere: one.elsewhere + other.elsewhere,
    income: decimal(toCentimes(one.income) + toCentimes(other.income)),
    tax: decimal(toCentimes(one.tax) + toCentimes(other.tax)),
  }
}

const nothing = (month: string): MonthOfHome => ({
  ...{ month, available: 0, sold: 0, blocked: 0, elsewhere: 0 },
  income: decimal(0n),
  tax: decimal(0n),
})

/** Several homes as one, month by month. */
export function sumHomes(months: readonly string[], homes: readonly HomeOccupancy[]): MonthOfHome[] {
  return months.map((month) =>
    homes.flatMap((home) => home.months.find((one) => one.month === month) ?? []).reduce(add, nothing(month)),
  )
}

/** All months as one. */
export const sumMonths = (months: readonly MonthOfHome[]): MonthOfHome => months.reduce(add, nothing(''))
