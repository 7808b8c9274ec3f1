import { en } from './share-messages.en.ts'
import { fr } from './share-messages.fr.ts'

export const shareMessages = { en, fr }
