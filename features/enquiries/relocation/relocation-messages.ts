import { en } from './relocation-messages.en.ts'
import { fr } from './relocation-messages.fr.ts'

export const relocationMessages = { en, fr }
