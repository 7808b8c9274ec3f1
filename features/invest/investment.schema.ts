import { z } from 'zod'
import {
  coordinate,
  fileOrUrl,
  line,
  optionalDate,
  optionalFileOrUrl,
  optionalLine,
  optionalParagraph,
  paragraph,
  picturePath,
  price,
  wholeNumber,
  wholePoint,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'

export const MAX_DOCUMENTS = 20
export const MAX_PROJECT_PICTURES = 15
export const MAX_STAGES = 20
const documents = z.array(fileOrUrl).max(MAX_DOCUMENTS, say('tooLarge')).default([])
/** A plan is a drawing shown on the page, or a document that opens beside it. */
const plans = z
  .array(z.union([picturePath, fileOrUrl], say('fileOrUrl')))
  .max(MAX_DOCUMENTS, say('tooLarge'))
  .default([])

/** 'Foundations', 20, by June 2027. The law of Senegal sets no split: each project brings its own. */
export const stagePaymentSchema = z.object({
  title: line,
  titleFr: optionalLine,
  percent: wholeNumber(1, 'share').max(100, say('share')),
  dueDate: optionalDate,
})
export type StagePayment = z.output<typeof stagePaymentSchema>

const stagePayments = z
  .array(stagePaymentSchema)
  .max(MAX_STAGES, say('tooLarge'))
  .default([])
  .refine(
    (stages) => stages.length === 0 || stages.reduce((sum, stage) => sum + stage.percent, 0) === 100,
    say('stagesNotWhole'),
  )

export const investmentInputSchema = z
  .object({
    title: line,
    titleFr: optionalLine,
    description: paragraph,
    descriptionFr: optionalParagraph,
    location: line,
    latitude: coordinate(90, 'latitude'),
    longitude: coordinate(180, 'longitude'),
    minInvestment: price,
    /** A text, as the SPEC has it: '8% to 10%'. */
    expectedRoi: line,
    expectedRoiFr: optionalLine,
    isVefa: z.boolean().default(false),
    images: z.array(picturePath).max(MAX_PROJECT_PICTURES, say('tooManyImages')).default([]),
    plans,
    brochures: documents,
    investorDeckUrl: optionalFileOrUrl,
    expectedReturn: optionalLine,
    expectedReturnFr: optionalLine,
    projectStatus: line.default('available'),
    completionDate: optionalDate,
    progress: wholeNumber(0, 'percent').max(100, say('percent')).nullish().default(null),
    progressDate: optionalDate,
    stagePayments,
    isActive: z.boolean().default(true),
    isDemo: z.boolean().default(false),
  })
  .check(wholePoint)
export type InvestmentDraft = z.input<typeof investmentInputSchema>
export type InvestmentInput = z.output<typeof investmentInputSchema>
