import { en } from './mail-messages.en.ts'
import { fr } from './mail-messages.fr.ts'

export const mailMessages = { en, fr }
