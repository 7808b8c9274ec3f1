import type { Deal } from '#features/nest/property-types.ts'
import type { Verdict } from '../score-match.ts'
import type { Suggestion } from '../suggest-wishes.ts'

const verdicts: Record<Verdict, string> = { met: 'Fits', near: 'Nearly', missed: 'Misses' }
const priceHints: Record<Deal | '', string> = {
  '': 'Choose the deal first: per month, per night or the whole price.',
  rent: 'Per month.',
  'short-stay': 'Per night.',
  buy: 'The whole price.',
}

const suggestedFrom: Record<Suggestion['from'], string> = {
  words: 'Read from what they wrote.',
  homes: 'Read from the homes they asked about.',
  relocation: 'Read from their relocation form.',
  recommendation: 'Read from the home search they sent.',
}

const restFrom: Record<NonNullable<Suggestion['rest']>, string> = {
  homes: 'The rest is from the homes they asked about.',
  relocation: 'The rest is from their relocation form.',
  recommendation: 'The rest is from the home search they sent.',
}

const dealPhrases: Record<Deal, string> = { rent: 'to rent', buy: 'to buy', 'short-stay': 'for a short stay' }

const en = {
  error: 'Error',
  /** Of letters: 'You wrote to us about a home to rent in Ngor.' */
  phrase: { home: 'a home', deals: dealPhrases },

  wishes: {
    title: 'What they are looking for',
    suggested: 'Suggested',
    suggestedFrom,
    restFrom,
    untilSaved: 'Save it when it is right: only then is this lead shown beside homes that fit.',
    none: 'Nothing is written down yet.',
    any: 'Anything: no wish is written down.',
    savedAt: (date: string) => `Written down on ${date}`,
    write: 'Write it down',
    change: 'Change',
    accept: 'Save as it is',
    bedrooms: (words: string) => `${words} or more`,
    area: (words: string) => `${words} or more`,
    priceBetween: (low: string, high: string) => `${low} to ${high}`,
    priceFrom: (low: string) => `from ${low}`,
    priceUpTo: (high: string) => `up to ${high}`,
  },

  form: {
    deal: 'Deal',
    any: 'Any',
    minPrice: 'From, in FCFA',
    maxPrice: 'Up to, in FCFA',
    priceHints,
    minBedrooms: 'Bedrooms, at least',
    minArea: 'Area in m², at least',
    kinds: 'Kinds',
    kindsHint: 'None ticked: any kind.',
    places: 'Places',
    placesHint: 'None: anywhere. A neighbouring district counts as “Nearly”.',
    submit: 'Save the wishes',
    saving: 'Saving…',
    leave: 'Leave it',
    saved: 'The wishes are saved',
  },

  homes: {
    title: 'Homes that fit',
    count: (n: number, isAll: boolean) => (isAll ? `${n}` : `the best ${n}`),
    more: (n: number) => `Show ${n} more`,
    closed: 'This lead is closed, so no home is looked for.',
    noWishes: 'Write down what they are looking for, and the homes that fit appear here.',
    none: 'No home on the site fits at the moment.',
    asked: 'Asked about',
    unavailable: 'Unavailable',
    page: 'Public page',
    edit: 'Edit',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Open the public page and copy its address.',
  },

  leads: {
    title: 'Leads this home suits',
    looking: 'Looking for leads…',
    none: 'No open lead is written down as looking for a home like this one.',
    /** Of very many leads not all are compared. */
    ofLast: (count: string, n: number) =>
      `${count} among the ${n.toLocaleString('en-GB')} whose wishes were saved last`,
    noneOfLast: (n: number) =>
      `Of the ${n.toLocaleString('en-GB')} open leads whose wishes were saved last, none is looking for a home like this one.`,
    waiting: 'Waiting for an answer',
    open: 'Open the lead',
    owner: (name: string) => `With ${name}`,
    nobody: 'With nobody yet',
  },

  fit: {
    score: (met: number, of: number) => `${met} of ${of} ${of === 1 ? 'wish' : 'wishes'}`,
    verdicts,
    withinBudget: 'Within the budget',
    overBudget: (percent: number) => `${percent}% over the budget`,
    underBudget: (percent: number) => `${percent}% under the budget`,
    instead: (offered: string, asked: string) => `${offered} instead of ${asked}`,
    beside: (offered: string, asked: string) => `${offered}, beside ${asked}`,
    asked: (offered: string, asked: string) => `${offered}, ${asked} asked for`,
  },

  unsuitable: {
    act: 'Not suitable',
    question: (name: string) => `Not suitable: ${name}`,
    consequence: 'It is not suggested again until somebody says otherwise.',
    reason: 'Why not?',
    submit: 'Leave it out',
    saving: 'Saving…',
    stay: 'Keep it',
    close: 'Close',
    done: 'Left out',
    undo: 'Undo',
    undone: 'Back in the list',
    title: (n: number) => `Not suitable (${n})`,
    noReason: 'No reason given',
    by: (name: string, date: string) => `${name}, ${date}`,
    after: 'Suitable after all',
  },
}

const fr = {
  error: 'Erreur',
  phrase: {
    home: 'un logement',
    deals: { rent: 'à louer', buy: 'à acheter', 'short-stay': 'pour un court séjour' },
  },

  wishes: {
    title: 'Ce que cherche cette personne',
    suggested: 'Proposition',
    suggestedFrom: {
      words: 'D’après ce que cette personne a écrit.',
      homes: 'D’après les biens sur lesquels portaient ses questions.',
      relocation: 'D’après son formulaire d’installation.',
      recommendation: 'D’après la recherche envoyée.',
    },
    restFrom: {
      homes: 'Le reste vient des biens sur lesquels portaient ses questions.',
      relocation: 'Le reste vient de son formulaire d’installation.',
      recommendation: 'Le reste vient de la recherche envoyée.',
    },
    untilSaved:
      'Enregistrez-la quand elle est juste\u00a0: ce prospect n’apparaît qu’ensuite auprès des biens qui lui conviennent.',
    none: 'Rien n’est encore noté.',
    any: 'Tout convient\u00a0: aucun souhait n’est noté.',
    savedAt: (date) => `Noté le ${date}`,
    write: 'Noter ses souhaits',
    change: 'Modifier',
    accept: 'Enregistrer tel quel',
    bedrooms: (words) => `${words} ou plus`,
    area: (words) => `${words} ou plus`,
    priceBetween: (low, high) => `de ${low} à ${high}`,
    priceFrom: (low) => `à partir de ${low}`,
    priceUpTo: (high) => `jusqu’à ${high}`,
  },

  form: {
    deal: 'Type d’offre',
    any: 'Tous',
    minPrice: 'À partir de, en FCFA',
    maxPrice: 'Jusqu’à, en FCFA',
    priceHints: {
      '': 'Choisissez d’abord l’offre\u00a0: par mois, par nuit ou prix total.',
      rent: 'Par mois.',
      'short-stay': 'Par nuit.',
      buy: 'Prix total.',
    },
    minBedrooms: 'Chambres, au moins',
    minArea: 'Surface en m², au moins',
    kinds: 'Types de bien',
    kindsHint: 'Aucun coché\u00a0: tous les types.',
    places: 'Lieux',
    placesHint: 'Aucun\u00a0: partout. Un quartier voisin compte comme «\u00a0Presque\u00a0».',
    submit: 'Enregistrer les souhaits',
    saving: 'Enregistrement…',
    leave: 'Laisser tel quel',
    saved: 'Souhaits enregistrés',
  },

  homes: {
    title: 'Biens qui conviennent',
    count: (n, isAll) => (isAll ? `${n}` : `les ${n} meilleurs`),
    more: (n) => `En voir ${n} de plus`,
    closed: 'Ce prospect est clos\u00a0: aucun bien n’est recherché.',
    noWishes: 'Notez ce que cherche cette personne, et les biens qui conviennent apparaîtront ici.',
    none: 'Aucun bien du site ne convient pour le moment.',
    asked: 'Demande reçue',
    unavailable: 'Indisponible',
    page: 'Page publique',
    edit: 'Modifier',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyFailed: 'Le lien n’a pas pu être copié. Ouvrez la page publique et copiez son adresse.',
  },

  leads: {
    title: 'Prospects à qui ce bien convient',
    looking: 'Recherche de prospects…',
    none: 'Ce bien ne répond aux souhaits notés d’aucun prospect en cours.',
    ofLast: (count, n) => `${count} parmi les ${n.toLocaleString('fr-FR')} dont les souhaits ont été notés en dernier`,
    noneOfLast: (n) =>
      `Parmi les ${n.toLocaleString('fr-FR')} prospects en cours dont les souhaits ont été notés en dernier, aucun ne cherche un bien comme celui-ci.`,
    waiting: 'Attend une réponse',
    open: 'Ouvrir la fiche',
    owner: (name) => `Responsable\u00a0: ${name}`,
    nobody: 'Sans responsable',
  },

  fit: {
    score: (met, of) => `${met} ${met < 2 ? 'souhait' : 'souhaits'} sur ${of}`,
    verdicts: { met: 'Convient', near: 'Presque', missed: 'Écart' },
    withinBudget: 'Dans le budget',
    overBudget: (percent) => `${percent}\u00a0% au-dessus du budget`,
    underBudget: (percent) => `${percent}\u00a0% au-dessous du budget`,
    instead: (offered, asked) => `${offered} (demandé\u00a0: ${asked})`,
    beside: (offered, asked) => `${offered}, tout près (demandé\u00a0: ${asked})`,
    asked: (offered, asked) => `${offered} (demandé\u00a0: ${asked})`,
  },

  unsuitable: {
    act: 'Ne convient pas',
    question: (name) => `Ne convient pas\u00a0: ${name}`,
    consequence: 'Ne sera plus proposé tant que personne ne revient dessus.',
    reason: 'Pour quelle raison\u202f?',
    submit: 'Écarter',
    saving: 'Enregistrement…',
    stay: 'Garder',
    close: 'Fermer',
    done: 'Écarté',
    undo: 'Annuler',
    undone: 'De retour dans la liste',
    title: (n) => `Ne conviennent pas (${n})`,
    noReason: 'Sans raison indiquée',
    by: (name, date) => `${name}, ${date}`,
    after: 'Convient finalement',
  },
} satisfies typeof en

export const matchMessages = { en, fr }
