import { en } from './inquiry-messages.en.ts'
import { fr } from './inquiry-messages.fr.ts'

export const inquiryMessages = { en, fr }
