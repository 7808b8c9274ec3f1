import { expect, test } from 'vitest'
import { readText } from '#features/company/read-texts.server.ts'

interface BothLanguages {
  en: unknown
  fr: unknown
}

const files = import.meta.glob<Record<string, unknown>>('/{app,common,features,platform,ui}/**/*messages.ts', {
  eager: true,
})
const longTexts = import.meta.glob<string>('/features/**/*.fr.md', { query: '?raw', import: 'default', eager: true })
const isInBoth = (words: unknown): words is BothLanguages =>
  typeof words === 'object' && words !== null && 'en' in words && 'fr' in words

/** Before : ; ! and ?, but not in an address (https://…?a=b) and not in a time (14:05). */
const NO_SPACE_OR_A_BREAKING_ONE = /(?<![\u00a0\u202f!?])(?:[;!?](?!\S*=)|:(?!\/\/|\d))/

/** What a sentence with blanks may be filled with; one of them must suit it. */
const RULE = { line: 'nest', locale: 'fr', place: 'mot', names: ['mot'] }
const FILLINGS = [0, 1, 2, 'mot', 'buy', null, { name: 'mot' }, ['mot'], RULE, { names: ['mail'] }]

interface Sentence {
  at: string
  text: string
}

function spoken(sentence: (...blanks: unknown[]) => unknown, at: string): Sentence[] {
  const filled = FILLINGS.flatMap((filling) => {
    try {
      return sentencesIn(sentence(filling, filling, filling, filling), at)
    } catch {
      return []
    }
  })
  if (filled.length === 0) throw new Error(`No test filling suits ${at}: add one that does.`)
  return filled
}

function sentencesIn(value: unknown, at: string): Sentence[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function') return spoken(value as (...blanks: unknown[]) => unknown, at)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${at}.${key}`))
}

/** A long text names facts, and has lines for where one of them is missing. */
const FACTS = {
  registration: 'mot',
  legalName: 'mot',
  euroRate: 'mot',
  dollarRate: 'mot',
  keysPeriod: 'mot',
  mailPeriod: 'mot',
  visitsPeriod: 'mot',
  auditPeriod: 'mot',
}

const sentences = [
  ...Object.entries(files).flatMap(([file, messages]) =>
    Object.values(messages).flatMap((words) => (isInBoth(words) ? sentencesIn(words.fr, file) : [])),
  ),
  ...Object.entries(longTexts).flatMap(([file, text]) =>
    [null, 'mot'].flatMap((mapHost) => sentencesIn(readText(text, { ...FACTS, mapHost }), file)),
  ),
]
const breaking = (rule: RegExp) => sentences.filter(({ text }) => rule.test(text))

test('Every file of English sentences has the French ones beside them', () => {
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['/common/errors-messages.ts', '/features/nest/messages.ts']),
  )
  expect(Object.keys(longTexts)).toContain('/features/company/texts/terms.fr.md')
  const ofOneLanguage = Object.entries(files).filter(([, messages]) => !Object.values(messages).some(isInBoth))
  expect(ofOneLanguage.map(([file]) => file)).toEqual([])
})

test('French is written with real apostrophes', () => {
  expect(breaking(/'/)).toEqual([])
})

test('French puts a no-break space before : ; ! and ?', () => {
  expect(breaking(NO_SPACE_OR_A_BREAKING_ONE)).toEqual([])
})

test('The rule about spaces sees what it is meant to see', () => {
  const isWrong = (text: string) => NO_SPACE_OR_A_BREAKING_ONE.test(text)
  expect(['Vraiment ?', 'Vraiment?', 'Exemple : un', 'Oui ; non'].every(isWrong)).toBe(true)
  expect(['Vraiment\u202f?', 'Exemple\u00a0: un', 'https://kais.sn/a?b=c', '14:05', 'Quoi\u202f?!'].some(isWrong)).toBe(
    false,
  )
})
