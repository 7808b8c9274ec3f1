import { en } from './reservation-messages.en.ts'
import { fr } from './reservation-messages.fr.ts'

export const reservationMessages = { en, fr }
