import { en } from './concierge-messages.en.ts'
import { fr } from './concierge-messages.fr.ts'

export const conciergeMessages = { en, fr }
