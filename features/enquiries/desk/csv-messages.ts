import { en } from './csv-messages.en.ts'
import { fr } from './csv-messages.fr.ts'

export const csvMessages = { en, fr }
