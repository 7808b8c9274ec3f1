import type { ValidationKey } from '#common/validation.ts'
import type { ChauffeurTerms } from '../vehicle-categories.ts'
import type { HireExtra } from './reservation.form.ts'

/** What a car can take. */
export interface CarLimits {
  maxPassengers: number
  maxBags: number
  chauffeur: ChauffeurTerms
}

/** What is to be taken: a band of the form ('3-4', '7+') or a number; empty while it is not known. */
export interface HireLoad {
  passengers: string
  bags: string
  extras: readonly HireExtra[]
}

/** Of a band its lower end: that many come for certain. */
const fewest = (band: string) => Number.parseInt(band, 10) || 0
/** Of a band its upper end: that many may come. '7+' has none, and counts as seven. */
const most = (band: string) => Number.parseInt(band.split('-').at(-1) ?? '', 10) || 0

export type LoadProblems = Partial<Record<keyof HireLoad, ValidationKey>>

/** What speaks against a car that somebody chose, by the question it is about. They see its seats: only what is certain counts. */
export function problemsOfLoad(car: CarLimits, { passengers, bags, extras }: HireLoad): LoadProblems {
  return {
    ...(fewest(passengers) > car.maxPassengers && { passengers: 'tooManyPassengers' }),
    ...(fewest(bags) > car.maxBags && { bags: 'tooManyBags' }),
    ...(car.chauffeur === 'unavailable' && extras.includes('chauffeur') && { extras: 'noChauffeur' }),
  }
}

/** Whether we may choose this car for somebody: all of them fit in, whichever end of the band they are. */
export function isFitFor(car: CarLimits, load: HireLoad): boolean {
  const isRoomy = most(load.passengers) <= car.maxPassengers && most(load.bags) <= car.maxBags
  return isRoomy && !problemsOfLoad(car, load).extras
}

/** A car that is only hired with its chauffeur is hired with its chauffeur, whether that was ticked or not. */
export function extrasOf({ chauffeur }: Pick<CarLimits, 'chauffeur'>, extras: readonly HireExtra[]): HireExtra[] {
  return chauffeur === 'required' && !extras.includes('chauffeur') ? ['chauffeur', ...extras] : [...extras]
}
