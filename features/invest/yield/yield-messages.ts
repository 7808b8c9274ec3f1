import { en } from './yield-messages.en.ts'
import { fr } from './yield-messages.fr.ts'

export const yieldMessages = { en, fr }
