import { en } from './foot-messages.en.ts'
import { fr } from './foot-messages.fr.ts'

export const footMessages = { en, fr }
