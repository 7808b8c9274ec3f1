import { en } from './gallery-messages.en.ts'
import { fr } from './gallery-messages.fr.ts'

export const galleryMessages = { en, fr }
