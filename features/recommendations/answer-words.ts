import { en } from './answer-words.en.ts'
import { fr } from './answer-words.fr.ts'

export const answerWords = { en, fr }
