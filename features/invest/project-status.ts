import { formatMonth } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import type { PublicInvestment } from './investment.public.ts'
import { investMessages } from './messages.ts'

/** The default, and the one status beside it that a visitor has to know about; staff may write others. */
export const OPEN_STATUS = 'available'
export const TAKEN_STATUS = 'funded'

export function isTaken({ projectStatus }: Pick<PublicInvestment, 'projectStatus'>): boolean {
  return projectStatus === TAKEN_STATUS
}

type Building = Pick<PublicInvestment, 'isVefa' | 'completionDate'>

/** 'VEFA, June 2028' or 'Ready'. */
export function standingOf({ isVefa, completionDate }: Building, locale: Locale): string {
  const { offPlan, ready } = investMessages[locale]
  return isVefa ? offPlan(completionDate && formatMonth(completionDate, locale)) : ready
}

/** What 'Ready' leaves unsaid of a building that is still being worked on; null where nothing is. */
export function worksNote(
  { isVefa, progress, completionDate }: Building & Pick<PublicInvestment, 'progress'>,
  locale: Locale,
): string | null {
  const { worksDone, worksUntil } = investMessages[locale]
  if (isVefa || progress === 100) return null
  if (progress !== null) return worksDone(progress)
  return completionDate && worksUntil(formatMonth(completionDate, locale))
}
