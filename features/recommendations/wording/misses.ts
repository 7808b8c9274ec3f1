import type { Miss } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { Preferences } from '../preferences.ts'
import { capitalised, type Speech } from './speech.ts'

/** The one limit that a home passes, in a few words: '8% above your maximum of …'. */
export function missInShort(miss: Miss, home: HomeFacts, preferences: Preferences, speech: Speech): string {
  const { words, nest } = speech
  switch (miss.limit) {
    case 'maxBudget':
    case 'minBudget':
      return capitalised(
        words.finding.misses[miss.limit](
          speech.percentOff(miss.percent),
          speech.price(preferences[miss.limit] ?? 0, home.type),
        ),
      )
    case 'bedrooms':
      return words.finding.misses.bedrooms(nest.bedrooms(miss.offered), miss.asked)
    case 'kind': {
      const [offered, asked] = [words.home.kinds[miss.offered].a, words.home.kinds[miss.asked].a]
      return words.finding.misses.kind(capitalised(offered), asked)
    }
    case 'place': {
      const where = capitalised(words.home.inPlace(miss.offered))
      return words.finding.misses.place(where, speech.distance(miss.kilometres, miss.nearest))
    }
    case 'timeframe':
      if (speech.isDeliveryPast(miss.deliveryDate)) return words.finding.datePassed
      return miss.deliveryDate ? words.finding.late(speech.month(miss.deliveryDate)) : words.finding.noDate
  }
}

/** The same as a sentence of the home's description. */
export function missAsSentence(miss: Miss, home: HomeFacts, speech: Speech): string {
  const { words, nest } = speech
  const { it } = words.home.kinds[home.kind]
  switch (miss.limit) {
    case 'maxBudget':
    case 'minBudget':
      return words.home.misses[miss.limit](it, speech.price(home.price, home.type), speech.percentOff(miss.percent))
    case 'bedrooms':
      return words.home.misses.bedrooms(nest.bedrooms(miss.asked))
    case 'kind':
      return words.home.misses.kind(words.home.kinds[miss.asked].a)
    case 'place':
      return words.home.misses.place(it, speech.distance(miss.kilometres, miss.nearest))
    case 'timeframe':
      if (speech.isDeliveryPast(miss.deliveryDate)) return words.home.misses.datePassed
      return words.home.misses.timeframe(miss.deliveryDate && speech.month(miss.deliveryDate))
  }
}
