import { en } from './partnership-messages.en.ts'
import { fr } from './partnership-messages.fr.ts'

export const partnershipMessages = { en, fr }
