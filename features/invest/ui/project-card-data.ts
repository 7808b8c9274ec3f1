import { inLocale, type Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PublicInvestment } from '../investment.public.ts'

type CardField = 'id' | 'location' | 'minInvestment' | 'isVefa' | 'investorDeckUrl' | 'completionDate'

/** What a card shows, in one language. */
export interface ProjectCardData extends Pick<PublicInvestment, CardField> {
  title: string
  description: string
  expectedRoi: string
  expectedReturn: string | null
  isTaken: boolean
  picture: Picture | undefined
}

/** The one status, beside the default, that a visitor has to know about. */
const TAKEN = 'funded'

export function isTaken({ projectStatus }: Pick<PublicInvestment, 'projectStatus'>): boolean {
  return projectStatus === TAKEN
}

export function toProjectCard(project: PublicInvestment, locale: Locale): ProjectCardData {
  const { id, location, minInvestment, isVefa, investorDeckUrl, completionDate, expectedReturn } = project
  return {
    id,
    location,
    minInvestment,
    isVefa,
    investorDeckUrl,
    completionDate,
    title: inLocale(locale, project.title, project.titleFr),
    description: inLocale(locale, project.description, project.descriptionFr),
    expectedRoi: inLocale(locale, project.expectedRoi, project.expectedRoiFr),
    expectedReturn: expectedReturn && inLocale(locale, expectedReturn, project.expectedReturnFr),
    isTaken: isTaken(project),
    picture: project.pictures[0],
  }
}
