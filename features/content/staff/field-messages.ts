import { en } from './field-messages.en.ts'
import { fr } from './field-messages.fr.ts'

export const fieldMessages = { en, fr }
