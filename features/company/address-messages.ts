import { en } from './address-messages.en.ts'
import { fr } from './address-messages.fr.ts'

export const addressMessages = { en, fr }
