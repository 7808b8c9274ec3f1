import { convertedEn, en } from './rate-messages.en.ts'
import { convertedFr, fr } from './rate-messages.fr.ts'

export const rateMessages = { en, fr }
export const convertedMessages = { en: convertedEn, fr: convertedFr }
