import { en as answerEn } from './answer-messages.en.ts'
import { fr as answerFr } from './answer-messages.fr.ts'
import { en as findingEn } from './finding-messages.en.ts'
import { fr as findingFr } from './finding-messages.fr.ts'
import { en as homeEn } from './home-messages.en.ts'
import { fr as homeFr } from './home-messages.fr.ts'

export const wordingMessages = {
  en: { home: homeEn, finding: findingEn, answer: answerEn },
  fr: { home: homeFr, finding: findingFr, answer: answerFr },
}
