/** Hours, minutes and seconds apart, for sentences. */
export function timeParts(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.floor(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}

const twoFigures = (n: number) => String(n).padStart(2, '0')

/** '2:05', '1:02:05'. */
export function clock(time: number): string {
  const { hours, minutes, seconds } = timeParts(time)
  return hours > 0 ? `${hours}:${twoFigures(minutes)}:${twoFigures(seconds)}` : `${minutes}:${twoFigures(seconds)}`
}

const LAST_SECONDS = 60
const LAST_PART = 0.05

/** Whoever leaves during the farewell has heard it: the last minute, or the last twentieth of something short. */
export function isNearEnd(time: number, duration: number | null): boolean {
  if (duration === null || duration <= 0) return false
  return duration - time <= Math.min(LAST_SECONDS, duration * LAST_PART)
}

/** What the two buttons, the lock screen and the keys of a headset jump by, in seconds. */
export const SKIP = { back: 15, forward: 30 } as const
