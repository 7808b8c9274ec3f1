import type { Locale } from '#common/locale.ts'
import { words } from './fold-words.ts'

/**
 * What no text of ours says, whatever the listing calls itself: praise nobody can check, promises, hurry, claims about safety,
 * quiet, schools, minutes or rising prices, and 'we', for it is not the house that speaks. A trailing * stands for any ending.
 */
const REFUSED: Record<Locale, string> = {
  en: `best better finest perfect* ideal* unique* unrivalled unmatched unbeatable exceptional* extraordinar* incredibl* amazing*
    stunning* breathtaking magnificent* superb* spectacular* outstanding* remarkabl* prestig* exclusiv* dream* most rare rarest
    rarely flawless* paradis* luxurious*
    guarante* promis* assur* certain* sure surely definite* risk* always never all every everything everyone
    hurry miss urgent* now immediate* today limited bargain* cheap* opportunit* discount* promotion*
    safe* secure* quiet* calm* tranquil* peaceful* silen* noise* school* minute* walk* hospital* mosque* beach* airport*
    neighbour neighbours appreciat* profit* lucrative gain* returns rising rise growth
    we our ours us i my me`,
  fr: `meilleur* parfait* ideal* unique* exceptionnel* extraordinaire* incroyable* magnifique* superbe* sublime* somptueu*
    splendide* spectaculaire* remarquable* prestig* exclusi* reve reves rare rares rarement rarissime* incontournable* luxueu*
    paradis* imbattable*
    garanti* promet* promis* promesse* assur* certain* certes risque* toujours jamais tout toute tous toutes forcement
    vite urgen* manquez ratez saisissez depechez derniere dernier maintenant aujourd immediat* affaire affaires opportunit*
    occasion* sacrifi* promotion* remise*
    securis* surete calme* tranquil* paisible* silen* bruit* ecole* lycee* college* minut* pied hopita* mosquee* plage* aeroport*
    voisin* valoris* rentab* profit* lucrati* gain* croissan* hausse*
    nous notre nos je mon ma mes`,
}

/** Folded, the French word for safe is the one for on. */
const REFUSED_AS_WRITTEN = /(?<!\p{L})sûre?s?(?!\p{L})/iu

/** Texts say what is there; what is missing stands beside them, in our words. */
const NEGATIONS = new Set(
  `no not none nothing never without lack lacks lacking missing neither nor cannot t
  ne n pas sans aucun aucune ni jamais manque manquent depourvu depourvue except sauf hormis`.split(/\s+/),
)

function toPattern(list: string): RegExp {
  const names = list.split(/\s+/).map((name) => name.replace('*', '.*'))
  return new RegExp(`^(?:${names.join('|')})$`)
}
const patterns: Record<Locale, RegExp> = { en: toPattern(REFUSED.en), fr: toPattern(REFUSED.fr) }

export function hasRefusedWord(text: string, locale: Locale): boolean {
  return REFUSED_AS_WRITTEN.test(text) || words(text).some((word) => patterns[locale].test(word))
}

export function hasNegation(text: string): boolean {
  return words(text).some((word) => NEGATIONS.has(word))
}
