import { en } from './messages.en.ts'
import { fr } from './messages.fr.ts'

export const calendarMessages = { en, fr }
