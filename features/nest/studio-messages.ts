import { en } from './studio-messages.en.ts'
import { fr } from './studio-messages.fr.ts'

export const studioMessages = { en, fr }
