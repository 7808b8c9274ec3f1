import { expect, test } from 'vitest'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { dayAhead } from '#tests/helpers/stays.ts'
import { cancellationLines } from './stay-facts.ts'

const terms = stayTermsSchema.parse({ cancellation: 'moderate' })
const lines = (daysToArrival: number, locale: 'en' | 'fr') =>
  cancellationLines({ arrival: dayAhead(daysToArrival), terms }, locale).map((line) =>
    line.replaceAll('\u00a0', ' ').replace(/(Until|Jusqu’au) .+? ?:/, '$1 … :'),
  )

test('What cancelling costs is told step by step; once every step is over, as it is and not as what comes after', () => {
  expect(lines(20, 'en')).toEqual([
    'Until … : free of charge.',
    'Until … : 50% of the total is due.',
    'After that: the whole total is due.',
  ])
  expect(lines(3, 'fr')).toEqual(['Jusqu’au … : 50 % du total sont dus.', 'Ensuite : le total est dû en entier.'])
  expect([lines(0, 'en'), lines(0, 'fr')]).toEqual([['The whole total is due.'], ['Le total est dû en entier.']])
})
