import { en } from './player-messages.en.ts'
import { fr } from './player-messages.fr.ts'

export const playerMessages = { en, fr }
