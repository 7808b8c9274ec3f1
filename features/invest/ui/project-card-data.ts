import { inLocale, type Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { isTaken, standingOf, worksNote } from '../project-status.ts'

type CardField = 'id' | 'location' | 'minInvestment' | 'investorDeckUrl' | 'completionDate' | 'isDemo'

/** What a card shows, in one language. */
export interface ProjectCardData extends Pick<PublicInvestment, CardField> {
  title: string
  description: string
  expectedRoi: string
  expectedReturn: string | null
  /** 'VEFA, June 2028' or 'Ready', and what the latter leaves unsaid. */
  standing: string
  works: string | null
  isTaken: boolean
  picture: Picture | undefined
}

export function toProjectCard(project: PublicInvestment, locale: Locale): ProjectCardData {
  const { id, location, minInvestment, investorDeckUrl, completionDate, isDemo, expectedReturn } = project
  return {
    id,
    location,
    minInvestment,
    investorDeckUrl,
    completionDate,
    isDemo,
    title: inLocale(locale, project.title, project.titleFr),
    description: inLocale(locale, project.description, project.descriptionFr),
    expectedRoi: inLocale(locale, project.expectedRoi, project.expectedRoiFr),
    expectedReturn: expectedReturn && inLocale(locale, expectedReturn, project.expectedReturnFr),
    standing: standingOf(project, locale),
    works: worksNote(project, locale),
    isTaken: isTaken(project),
    picture: project.pictures[0],
  }
}
