import { en } from './project-messages.en.ts'
import { fr } from './project-messages.fr.ts'

export const projectMessages = { en, fr }
