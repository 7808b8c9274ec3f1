import type { Locale } from '#common/locale.ts'
import { stem } from './fold-words.ts'

/** Words that hold a sentence together and claim nothing. */
const FUNCTION_WORDS: Record<Locale, string> = {
  en: 'a an the this that it its is are has have having at for from in of on to with and as also you your there',
  fr: `un une le la les l d de du des et a au aux en dans sur pour avec ce cet cette ces que qu il elle se s est sont ont
    vous votre vos son sa ses aussi comme`,
}

/** Little words that could turn what is said: they tell the language, and stand only where our own text has them. */
const TURNING_WORDS: Record<Locale, string> = {
  en: `these those itself they their them be been being was by into or both each which who whose where when while here yours
    yourself between together such then thus so if what how can could may among because along through plus`,
  fr: `ou par ceux celle celui c qui dont ils elles on y etre ete etant avoir ayant leur leurs lui meme ainsi entre chaque puis
    donc ici lorsque quand si mais afin egalement notamment ensemble cela ceci peut peuvent pouvez avez etes`,
}

/** The few verbs and nouns that no text about a home does without. All others have to be among our own words. */
const PLAIN_WORDS: Record<Locale, string> = {
  en: 'offer asked asking price home bedroom bathroom square metre million',
  fr: `offre compte trouve situe demande demandiez souhaite souhaitiez bien type prix chambre salle bain metre carre
    million`,
}

/** Only of a home that is all that was asked may it be said that it fits. */
const FITTING_WORDS: Record<Locale, string> = {
  en: 'fit match meet suit answer correspond respect what criteria criterion wish wishes request preference',
  fr: 'correspond repond convient respecte adapte conforme critere preference attente',
}

const split = (text: string) => text.split(/\s+/)
const stems = (text: string) => new Set(split(text).map(stem))
const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> => ({ en: make('en'), fr: make('fr') })

const functionWords = byLocale((locale) => new Set(split(`${FUNCTION_WORDS[locale]} ${TURNING_WORDS[locale]}`)))
const plainStems = byLocale((locale) => stems(`${FUNCTION_WORDS[locale]} ${PLAIN_WORDS[locale]}`))
const fittingStems = byLocale((locale) => stems(FITTING_WORDS[locale]))

export function isFunctionWord(folded: string): boolean {
  return functionWords.en.has(folded) || functionWords.fr.has(folded)
}

export function isPlainWord(word: string, locale: Locale): boolean {
  return plainStems[locale].has(stem(word))
}

export function isFittingWord(word: string, locale: Locale): boolean {
  return fittingStems[locale].has(stem(word))
}

/** A vote of the little words that only one of the two languages has. */
export function isInLanguage(foldedWords: readonly string[], locale: Locale): boolean {
  const other = locale === 'en' ? 'fr' : 'en'
  const votes = (mine: Locale, theirs: Locale) =>
    foldedWords.filter((word) => functionWords[mine].has(word) && !functionWords[theirs].has(word)).length
  const [asked, foreign] = [votes(locale, other), votes(other, locale)]
  return asked >= 2 && asked > foreign * 3
}
