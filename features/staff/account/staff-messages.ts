import { en } from './staff-messages.en.ts'
import { fr } from './staff-messages.fr.ts'

export const staffAccountMessages = { en, fr }
