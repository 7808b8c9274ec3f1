import { expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { type AskedText, honestText } from '#tests/helpers/fake-llm.ts'
import { LISTED, TODAY } from '#tests/recommendations/catalogue.ts'
import { STORIES } from '#tests/recommendations/stories.ts'
import { preferencesOf } from '#tests/recommendations/story.ts'
import { toCatalogue } from '../engine/catalogue.ts'
import { decide } from '../engine/decide.ts'
import { wordAnswer } from '../wording/word-answer.ts'
import { textsToWord } from './facts-for-model.ts'
import { findFault } from './verify-text.ts'

const catalogue = toCatalogue(
  [...LISTED.values()].map(({ reference, title, titleFr, description, descriptionFr, ...facts }) => facts),
)

test.each(['en', 'fr'] as const)(
  'Over all stories told in %s, a true text is believed of its own home and of no other that is shown',
  (locale) => {
    let own = 0
    const wronglyRefused: string[] = []
    const wronglyBelieved: string[] = []
    for (const story of STORIES.filter((one) => one.locale === locale)) {
      const decision = decide(preferencesOf(story), catalogue, TODAY)
      const voice = { locale, currency: 'EUR', rates: STARTING_RATES } as const
      const answer = wordAnswer(decision, LISTED, voice)
      const homes = textsToWord({ decision, listed: LISTED, answer, voice }).filter((one) => one.propertyId !== null)
      for (const { sent, propertyId } of homes) {
        const text = honestText(sent as unknown as AskedText, locale)
        for (const other of homes) {
          const isBelieved = findFault(text, other.sheet, locale) === null
          const isOwn = other.propertyId === propertyId
          own += isOwn ? 1 : 0
          if (isOwn && !isBelieved) wronglyRefused.push(text)
          if (!isOwn && isBelieved) wronglyBelieved.push(`${text} of ${other.propertyId}`)
        }
      }
    }
    expect(own).toBeGreaterThan(60)
    expect({ wronglyRefused, wronglyBelieved }).toEqual({ wronglyRefused: [], wronglyBelieved: [] })
  },
)
