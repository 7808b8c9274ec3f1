import { en } from './form-messages.en.ts'
import { fr } from './form-messages.fr.ts'

export const formMessages = { en, fr }
