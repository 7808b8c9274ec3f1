import { en } from './heart-messages.en.ts'
import { fr } from './heart-messages.fr.ts'

export const heartMessages = { en, fr }
