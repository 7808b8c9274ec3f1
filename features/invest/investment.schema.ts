import { z } from 'zod'
import {
  httpUrl,
  line,
  optionalDate,
  optionalLine,
  optionalParagraph,
  optionalUrl,
  paragraph,
  picturePath,
  price,
} from '#common/schema.ts'
import { say } from '#common/validation.ts'

const documentUrls = z.array(httpUrl).max(20, say('tooLarge')).default([])

export const investmentInputSchema = z.object({
  title: line,
  titleFr: optionalLine,
  description: paragraph,
  descriptionFr: optionalParagraph,
  location: line,
  minInvestment: price,
  /** A text, as the SPEC has it: '8% to 10%'. */
  expectedRoi: line,
  expectedRoiFr: optionalLine,
  isVefa: z.boolean().default(false),
  images: z.array(picturePath).max(15, say('tooManyImages')).default([]),
  plans: documentUrls,
  brochures: documentUrls,
  investorDeckUrl: optionalUrl,
  expectedReturn: optionalLine,
  expectedReturnFr: optionalLine,
  projectStatus: line.default('available'),
  completionDate: optionalDate,
  isActive: z.boolean().default(true),
})
export type InvestmentDraft = z.input<typeof investmentInputSchema>
export type InvestmentInput = z.output<typeof investmentInputSchema>
