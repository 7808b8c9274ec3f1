import type { Locale } from '#common/locale.ts'
import { stem } from './fold-words.ts'

/** Words that hold a sentence together and claim nothing. */
const FUNCTION_WORDS: Record<Locale, string> = {
  en: `a an the this that these those it its itself they their them is are be been being was has have having at by for from in
    into of on to with and or as both each also which who whose where when while there here you your yours yourself between
    together such then thus so if what how can could may among because along through plus`,
  fr: `un une le la les l d de du des et ou a au aux en dans sur pour par avec ce cet cette ces ceux celle celui c qui que qu dont
    il elle ils elles on se s y est sont etre ete etant ont avoir ayant vous votre vos son sa ses leur leurs lui meme aussi ainsi
    comme entre chaque puis donc la ici lorsque quand si mais afin egalement notamment ensemble cela ceci peut peuvent pouvez
    avez etes`,
}

/** Verbs and nouns of talking about a home somebody looks for: whatever they say, the other words have to carry it. */
const PLAIN_WORDS: Record<Locale, string> = {
  en: `offer include come combine count feature provide give bring keep list stand set sit lie locate situate find found describe
    show present ask want look search wish prefer choose chose chosen mention name state need make reach share add measure span
    cover extend spread read see visit compare consider discuss hold gather pair bear carry stay start begin open lead put leave
    home place price budget space room bedroom bathroom area surface size district location neighbourhood criteria criterion
    preference request choice option detail list listing property asking mind part kind type sort way side line total same overall
    simply directly inside address stated given made listed household square metre kilometre percent month night year million`,
  fr: `offre offrir propose dispose disposant compte comptant comprend comprenant comporte presente possede reunit reunissant
    rassemble associe conjugue combine inclut ajoute affiche situe trouve retrouve donne apporte recherche cherche souhait souhaite
    demande indique mention mentionne voulu voulez veut prefere preferez cite etend mesure totalise annonce figure decrit garde
    vient choisi visite compare etudie considere prend place tient partage commence ouvre fait faite bien logement habitation fiche
    quartier lieu prix budget espace piece chambre salle bain surface superficie taille critere preference reponse choix option
    detail point liste besoin attente type sorte cote ligne total interieur adresse localisation emplacement metre carre kilometre mois
    nuit an annee offert compris dote million`,
}

/** Only of a home that passes no limit may it be said that it fits. */
const FITTING_WORDS: Record<Locale, string> = {
  en: 'fit fitting match meet met suit answer correspond within respect line agree',
  fr: 'correspond correspondant repond repondant convient convenant respecte respectant entre cadre adapte conforme',
}

const split = (text: string) => text.split(/\s+/)
const stems = (text: string) => new Set(split(text).map(stem))
const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> => ({ en: make('en'), fr: make('fr') })

const functionWords = byLocale((locale) => new Set(split(FUNCTION_WORDS[locale])))
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
