import { en } from './faq-messages.en.ts'
import { fr } from './faq-messages.fr.ts'

/** Long, so a page's loader picks one language: the other is not sent. */
export const faqMessages = { en, fr }
