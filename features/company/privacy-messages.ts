import { en } from './privacy-messages.en.ts'
import { fr } from './privacy-messages.fr.ts'

/** Long, so a page's loader picks one language: the other is not sent. */
export const privacyMessages = { en, fr }
