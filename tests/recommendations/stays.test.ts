import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { STARTING_RATES } from '#common/money.ts'
import { readText } from '#features/recommendations/reading/read-text.ts'
import { readList, TODAY } from './catalogue.ts'

/** When somebody comes and how many they are, as a guest would write it. A week of Christmas has the feast in its middle. */
interface StayText {
  locale: Locale
  text: string
  /** 'arrival_departure'; null where no days are said. */
  stay: string | null
  nights: number
  guests: number
}

function understood({ locale, text }: StayText) {
  const { stay, wishes } = readText(text, {
    locale,
    today: TODAY,
    rates: STARTING_RATES,
    deal: null,
    ownAmenities: [],
  })
  const numberOf = (field: string) => wishes.find((wish) => wish.field === field)?.value ?? null
  return { locale, text, stay: stay?.join('_') ?? null, nights: numberOf('nights'), guests: numberOf('guests') }
}

test.each(readList<StayText>('practice-stays'))('$locale: $text', (said) => {
  expect(understood(said)).toEqual(said)
})

/** Of the texts that nobody looked at while the reader was taught. */
const REACHED = 9

test('Texts held back are understood as well as they were', () => {
  const heldBack = readList<StayText>('held-back-stays')
  const right = heldBack.filter((said) => JSON.stringify(understood(said)) === JSON.stringify(said))
  expect(right.length).toBeGreaterThanOrEqual(REACHED)
})
