import { en } from './consultation-messages.en.ts'
import { fr } from './consultation-messages.fr.ts'

export const consultationMessages = { en, fr }
