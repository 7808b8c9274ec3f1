import { en } from './on-top-messages.en.ts'
import { fr } from './on-top-messages.fr.ts'

export const onTopMessages = { en, fr }
