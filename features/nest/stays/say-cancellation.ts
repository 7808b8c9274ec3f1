import { formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import type { CancellationStep } from './cancellation.ts'
import { stayPageMessages } from './stay-page-messages.ts'

const YEAR = /\s\d{4}$/

/** 'Free until 3 March 2027; then half of the total is due until 7 March; after that, …' The same year is named once. */
export function sayCancellation(steps: readonly CancellationStep[], locale: Locale): string {
  const words = stayPageMessages[locale]
  const [first] = steps
  if (!first) return words.cancelWhole
  const said = steps.map(({ until, keptPercent }, place) => {
    // A day is not broken over two lines.
    const whole = formatDay(new Date(`${until}T00:00Z`), locale).replaceAll(' ', '\u00a0')
    const day = place > 0 && until.slice(0, 4) === first.until.slice(0, 4) ? whole.replace(YEAR, '') : whole
    if (keptPercent === 0) return words.cancelFree(day)
    return place === 0 ? words.cancelHalfFirst(day) : words.cancelHalf(day)
  })
  return said.join(words.cancelThen) + words.cancelAfter
}
