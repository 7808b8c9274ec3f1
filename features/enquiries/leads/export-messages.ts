import { en } from './export-messages.en.ts'
import { fr } from './export-messages.fr.ts'

export const exportMessages = { en, fr }
