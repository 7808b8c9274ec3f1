import { en } from './hours-messages.en.ts'
import { fr } from './hours-messages.fr.ts'

export const hoursMessages = { en, fr }
