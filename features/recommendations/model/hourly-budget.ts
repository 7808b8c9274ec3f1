const HOUR_MS = 3_600_000

interface HourlyBudget {
  /** False: the calls of the last sixty minutes are used up. */
  take(): boolean
}

/** A sliding hour, so that no full hour can be spent twice within a few minutes. */
export function createHourlyBudget(callsPerHour: number, now: () => number): HourlyBudget {
  let taken: number[] = []
  return {
    take() {
      const begin = now() - HOUR_MS
      taken = taken.filter((at) => at > begin)
      if (taken.length >= callsPerHour) return false
      taken.push(now())
      return true
    },
  }
}
