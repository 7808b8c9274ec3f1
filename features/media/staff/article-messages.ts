import { en } from './article-messages.en.ts'
import { fr } from './article-messages.fr.ts'

export const articleStaffMessages = { en, fr }
