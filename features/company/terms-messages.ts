import { en } from './terms-messages.en.ts'
import { fr } from './terms-messages.fr.ts'

/** Long, so a page's loader picks one language: the other is not sent. */
export const termsMessages = { en, fr }
