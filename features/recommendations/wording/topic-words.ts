import type { Locale } from '#common/locale.ts'
import { QUESTIONS, type Question } from '../wishes/wish.ts'

/** What listings speak of. The first are also questions that no field of a listing answers. */
export const TOPICS = [
  ...(QUESTIONS.filter((question) => question !== 'dates') as Exclude<Question, 'dates'>[]),
  ...(['pool', 'stairs', 'terrace', 'garden', 'car', 'view', 'power', 'furniture'] as const),
  ...(['children', 'desk', 'light', 'beach', 'quiet', 'pets'] as const),
]
export type Topic = (typeof TOPICS)[number]

type Words = Record<Locale, RegExp>

/** Stems: each also finds the words that begin with it. `=` closes one. */
function words(en: string, fr: string): Words {
  const toPattern = (stems: string) =>
    new RegExp(`(?<!\\p{L})(?:${stems.replaceAll(/ *\| */g, '|').replaceAll('=', '(?!\\p{L})')})`, 'iu')
  return { en: toPattern(en), fr: toPattern(fr) }
}

/** Words by which a listing speaks of each; `against`: words that speak against whoever wishes it. */
export const TOPIC_WORDS: Record<Topic, Words & { against?: Words }> = {
  schools: words(
    'school|nurser|kindergarten|universit|campus',
    'école|lycée|collège|crèche|maternelle|universit|campus',
  ),
  health: words('hospital|clinic|pharmac|doctor', 'hôpita|clinique|pharmacie|médecin'),
  shops: words('shop|market|baker|supermarket|café', 'commerce|boutique|marché|boulanger|supermarché|café'),
  transport: words('bus=|buses|BRT|TER station|train|ferr', 'bus=|BRT|gare|train=|chaloupe'),
  walking: words('on foot|walk|footpath', 'à pied|marchant|piéton'),
  water: words('tank|borehole|water supply|cistern|cuts?=', 'cuve|forage|citerne|réservoir|coupure'),
  neighbours: words('neighbour', 'voisin'),
  connection: words('fibre|fiber|wi-?fi|internet|cabled', 'fibre|wi-?fi|internet|câbl'),
  safety: words('guard|gate|caretaker|security|fence|alarm', 'gardien|gardé|portail|clos=|alarme|sécuri'),
  costs: words('charges|a month for|electricity bill|costs? ', 'charges|par mois pour|facture'),
  papers: words('title|land register|notary|deed|droits réels', 'titre|foncier|notaire|droits réels'),
  work: words('plaster|mason|renovat|rewir|repair|paint', 'enduit|maçon|rénov|refait|refaire|peinture|travaux'),
  pool: words('pool', 'piscine'),
  stairs: {
    ...words(
      'lift|elevator|ramp|step-free|one level|single-storey|wheelchair',
      'ascenseur|rampe|plain-pied|un seul niveau|fauteuil roulant',
    ),
    against: words(
      'stair|steps?=|upstairs|two storeys|two levels|three levels',
      'escalier|marches|à l’étage|deux niveaux|trois niveaux',
    ),
  },
  terrace: words('terrace|balcon|veranda|loggia|roof deck', 'terrasse|balcon|véranda|loggia|toit-terrasse'),
  garden: words('garden|lawn|palm|trees?=|courtyard|patio', 'jardin|pelouse|palmier|arbre|cour=|patio'),
  car: words(
    'parking|garage|car=|cars=|space[s]? in the basement|basement space',
    'parking|garage|voiture|place[s]? (?:en|au) sous-sol',
  ),
  view: words(
    'view=|views=|face the ocean|towards the sea|horizon|see the sea|overlook|sunset|sets over',
    'vue=|vues=|regardent l’océan|vers la mer|horizon|couche sur|sur la mer|couchant',
  ),
  power: words('generator|solar|inverter|batter', 'groupe|solaire|onduleur|batterie'),
  furniture: words('furnish|furniture', 'meubl|mobilier'),
  children: {
    ...words('child|famil|playground|play area', 'enfant|famil|jouer|aire de jeux'),
    against: words(
      'not safe|open edge|pool edge is open',
      'pas faite? pour de jeunes enfants|bord de la piscine est ouvert',
    ),
  },
  desk: words('study=|desk|to work|work at|office|shelves', 'bureau|travailler|bibliothèque'),
  light: words('light=|sun=|sunlight|glazed|glass|faces east|bright', 'lumi|soleil|vitré|verre|à l’est=|clair'),
  beach: words(
    'beach|sea=|ocean|shore|sand=|lagoon|corniche|surf',
    'plage|mer=|océan|rivage|sable|lagune|corniche|surf',
  ),
  quiet: {
    ...words('quiet|calm|silen|peaceful|set back', 'calme|silenc|tranquil|en retrait'),
    against: words(
      'nois|traffic|party|parties|busy|fills|music|lively|muezzin|bars=',
      'bruit|bruyant|circulation|trafic|fête|se remplit|musique|animé|muezzin',
    ),
  },
  pets: words('pets?=|dog|cats?=|animal', 'chien|chats?=|anima(?:l|ux)='),
}

/** Says no to something, or limits it. */
export const WARNS: Words = {
  en: /(?<!\p{L})(?:not|no|nor|neither|never|none|without|cannot|only|nothing but|still (?:being|wait))(?!\p{L})|n’t(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|ni|pas|aucune?|jamais|sans|seulement|sauf|encore)(?!\p{L})|(?<!\p{L})n’/iu,
}

/** Asks the reader to do something. */
export const CLOSES: Words = {
  en: /^(?:Book|Come|Ask|Send|See|Walk it|Visit|Call|Bring|Write|Tell|Take|Before|Have)(?!\p{L})|viewing|your notary|with an adviser/iu,
  fr: /^(?:\p{L}+ez|Avant)(?!\p{L})|notaire|(?<!\p{L})visite(?!u)|avec un conseiller/iu,
}

export const STATES_AREA = /\d\s?m²|square metres|mètres carrés/iu
export const COUNTS_ROOMS: Words = {
  en: /^(?:\p{L}+|\d+) (?:closed |of the \p{L}+ )?(?:bedrooms?|rooms?)|^(?:tank|lift|delivery|planned)/iu,
  fr: /^(?:\p{L}+|\d+) (?:chambres?|pièces?)|^(?:cuve|ascenseur|la livraison|prévus)/iu,
}

/** Words of what a place is like to live in. */
export const CHARACTER: Words = {
  en: /light|sun|shade|morning|evening|breakfast|view|terrace|veranda|garden|stone|timber|wood|beam|wall|opens|faces|glass|arch|palm|tree|river|sea|ocean|lagoon|cool|island|balcon/giu,
  fr: /lumi|soleil|ombre|matin|soir|petit-déjeuner|vue|terrasse|véranda|jardin|pierre|bois|poutre|mur|ouvre|regarde|verre|cintr|palmier|arbre|fleuve|mer(?!\p{L})|océan|lagune|fraîch|île|balcon/giu,
}
