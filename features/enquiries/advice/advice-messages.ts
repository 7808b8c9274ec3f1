import { en } from './advice-messages.en.ts'
import { fr } from './advice-messages.fr.ts'

export const adviceMessages = { en, fr }
