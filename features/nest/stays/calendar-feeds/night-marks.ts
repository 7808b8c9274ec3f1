import { addDays, addMonths, countNights, type Nights } from '../stay-days.ts'

/** What came of a calendar and has no name there: the days in which the home is made ready after its guests. */
export const isPreparation = ({ feedId, feedUid }: { feedId: number | null; feedUid: string | null }): boolean =>
  feedId !== null && feedUid === null

/** Nobody books later, in months. */
const LAST_MONTHS = 24

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
export const meeting = (a: Nights, b: Nights): Nights => ({
  from: later(a.from, b.from),
  until: earlier(a.until, b.until),
})
export const isSome = ({ from, until }: Nights) => from < until

/**
 * A mark for each night from today to the last that anybody books. Against thousands of events of somebody else's it is asked
 * in one glance a night, however they lie.
 */
export class NightMarks {
  readonly #marks: Uint8Array
  readonly #window: Nights

  constructor(today: string, marked: readonly Nights[]) {
    this.#window = { from: today, until: addMonths(today, LAST_MONTHS) }
    this.#marks = new Uint8Array(countNights({ arrival: today, departure: this.#window.until }))
    for (const nights of marked) this.mark(nights)
  }

  /** As places in the list: the first, and the one behind the last. Past and far nights are cut off. */
  #span(nights: Nights): [number, number] {
    const cut = meeting(nights, this.#window)
    const place = (day: string) => countNights({ arrival: this.#window.from, departure: day })
    return isSome(cut) ? [place(cut.from), place(cut.until)] : [0, 0]
  }

  mark(nights: Nights): void {
    this.#marks.fill(1, ...this.#span(nights))
  }

  /** Of these nights, in order, those that are marked or those that are not. */
  parts(nights: Nights, are: 'marked' | 'free'): Nights[] {
    const [first, end] = this.#span(nights)
    const wanted = are === 'marked' ? 1 : 0
    const found: Nights[] = []
    let began = -1
    for (let night = first; night <= end; night++) {
      const is = night < end && this.#marks[night] === wanted
      if (is && began < 0) began = night
      if (is || began < 0) continue
      found.push({ from: addDays(this.#window.from, began), until: addDays(this.#window.from, night) })
      began = -1
    }
    return found
  }
}
