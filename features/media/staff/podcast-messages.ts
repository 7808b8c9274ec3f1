import { en } from './podcast-messages.en.ts'
import { fr } from './podcast-messages.fr.ts'

export const podcastStaffMessages = { en, fr }
