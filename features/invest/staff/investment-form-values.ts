import { z } from 'zod'
import { groupDigits } from '#platform/calculator/read-amount.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { type InvestmentDraft, investmentInputSchema } from '../investment.schema.ts'

export interface StageValues {
  title: string
  titleFr: string
  percent: string
  dueDate: string
}

export const NEW_STAGE: StageValues = { title: '', titleFr: '', percent: '', dueDate: '' }

/** What the inputs hold: numbers are text while someone types them. */
export interface InvestmentFormValues {
  title: string
  titleFr: string
  description: string
  descriptionFr: string
  location: string
  latitude: string
  longitude: string
  minInvestment: string
  expectedRoi: string
  expectedRoiFr: string
  expectedReturn: string
  expectedReturnFr: string
  isVefa: boolean
  projectStatus: string
  completionDate: string
  progress: string
  progressDate: string
  stagePayments: StageValues[]
  images: string[]
  plans: string[]
  brochures: string[]
  investorDeckUrl: string
  isActive: boolean
}

/** Open to enquiries and on the site (SPEC section 3). */
export const NEW_INVESTMENT: InvestmentFormValues = {
  title: '',
  titleFr: '',
  description: '',
  descriptionFr: '',
  location: '',
  latitude: '',
  longitude: '',
  minInvestment: '',
  expectedRoi: '',
  expectedRoiFr: '',
  expectedReturn: '',
  expectedReturnFr: '',
  isVefa: false,
  projectStatus: 'available',
  completionDate: '',
  progress: '',
  progressDate: '',
  stagePayments: [],
  images: [],
  plans: [],
  brochures: [],
  investorDeckUrl: '',
  isActive: true,
}

/** '25000000.00' as people write it; the schema reads the spaces away again. */
const asAmount = (amount: string) => groupDigits(amount.replace(/\.0+$/, ''))
const asText = (value: number | null) => (value === null ? '' : String(value))

export function toInvestmentValues(project: PublicInvestment): InvestmentFormValues {
  const { title, description, location, expectedRoi, isVefa, projectStatus, images, plans, brochures } = project
  return {
    title,
    titleFr: project.titleFr ?? '',
    description,
    descriptionFr: project.descriptionFr ?? '',
    location,
    latitude: asText(project.latitude),
    longitude: asText(project.longitude),
    minInvestment: asAmount(project.minInvestment),
    expectedRoi,
    expectedRoiFr: project.expectedRoiFr ?? '',
    expectedReturn: project.expectedReturn ?? '',
    expectedReturnFr: project.expectedReturnFr ?? '',
    isVefa,
    projectStatus,
    completionDate: project.completionDate ?? '',
    progress: asText(project.progress),
    progressDate: project.progressDate ?? '',
    stagePayments: project.stagePayments.map((stage) => ({
      title: stage.title,
      titleFr: stage.titleFr ?? '',
      percent: String(stage.percent),
      dueDate: stage.dueDate ?? '',
    })),
    images,
    plans,
    brochures,
    investorDeckUrl: project.investorDeckUrl ?? '',
    isActive: project.isActive,
  }
}

/** An empty text would count as zero; as no number at all, the schema asks for one. */
const numberFrom = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const optionalNumberFrom = (text: string) => (text.trim() === '' ? null : Number(text))
/** A French keyboard writes 14,7456. */
const degreesFrom = (text: string) => optionalNumberFrom(text.replace(',', '.'))

function toDraft(values: InvestmentFormValues): InvestmentDraft {
  return {
    ...values,
    latitude: degreesFrom(values.latitude),
    longitude: degreesFrom(values.longitude),
    progress: optionalNumberFrom(values.progress),
    stagePayments: values.stagePayments.map((stage) => ({ ...stage, percent: numberFrom(stage.percent) })),
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const investmentFormSchema = z.custom<InvestmentFormValues>().transform(toDraft).pipe(investmentInputSchema)

/** What the stages come to so far; one that is no whole number yet counts nothing. */
export function sumOfStages(stages: readonly Pick<StageValues, 'percent'>[]): number {
  return stages.reduce((sum, { percent }) => sum + (/^\s*\d+\s*$/.test(percent) ? Number(percent) : 0), 0)
}
