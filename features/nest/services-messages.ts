import { en } from './services-messages.en.ts'
import { fr } from './services-messages.fr.ts'

export const servicesMessages = { en, fr }
