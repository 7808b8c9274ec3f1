import { en } from './property-messages.en.ts'
import { fr } from './property-messages.fr.ts'

export const propertyMessages = { en, fr }
