const MINUTE_MS = 60_000

export interface AnswerTally {
  answers: number
  errors: number
  minutes: number
}

/** Of several processes, about the same minutes. */
export function addUp(tallies: readonly AnswerTally[]): AnswerTally {
  const total = (figure: keyof AnswerTally) => tallies.reduce((sum, tally) => sum + tally[figure], 0)
  return {
    answers: total('answers'),
    errors: total('errors'),
    minutes: Math.max(...tallies.map(({ minutes }) => minutes)),
  }
}

/** How many answers were given in the last minutes, and how many of them were failures of ours. Kept pages are not counted. */
export class RecentAnswers {
  readonly minutes: number
  readonly #slots: { minute: number; answers: number; errors: number }[] = []

  constructor(minutes = 15) {
    this.minutes = minutes
  }

  count(status: number, now = Date.now()): void {
    const minute = Math.floor(now / MINUTE_MS)
    let slot = this.#slots.at(-1)
    if (slot?.minute !== minute) {
      slot = { minute, answers: 0, errors: 0 }
      this.#slots.push(slot)
      if (this.#slots.length > this.minutes) this.#slots.shift()
    }
    slot.answers += 1
    if (status >= 500) slot.errors += 1
  }

  read(now = Date.now()): AnswerTally {
    const first = Math.floor(now / MINUTE_MS) - this.minutes + 1
    const total = { answers: 0, errors: 0, minutes: this.minutes }
    for (const { minute, answers, errors } of this.#slots) {
      if (minute < first) continue
      total.answers += answers
      total.errors += errors
    }
    return total
  }
}
