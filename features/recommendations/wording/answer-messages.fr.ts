import type { Deal } from '#features/nest/property-types.ts'
import type { Timeframe } from '../preferences.ts'
import type { AnswerMessages } from './answer-messages.en.ts'

const verb = (n: number, one: string, many: string) => (n < 2 ? one : many)
const counted = (n: number, one: string, many: string) => `${n.toLocaleString('fr-FR')} ${verb(n, one, many)}`

const readAs: Record<Deal, string> = {
  buy: 'un prix d’achat',
  rent: 'un loyer mensuel',
  'short-stay': 'un prix par nuit',
}
const deals: Record<Deal, string> = { buy: 'à vendre', rent: 'à louer', 'short-stay': 'en court séjour' }
const wroteOf: Record<Deal, string> = {
  buy: 'Vous écrivez que vous voulez acheter',
  rent: 'Vous écrivez que vous voulez louer',
  'short-stay': 'Vous parlez d’un court séjour',
}

const medians: Record<Deal, (amount: string) => string> = {
  buy: (amount) => `prix demandé médian de ${amount} le m²`,
  rent: (amount) => `loyer médian de ${amount} et par m²`,
  'short-stay': (amount) => `prix médian de ${amount} et par m²`,
}

/** 'Sur nos 66 biens à vendre', but 'Sur 1 bien à vendre'. */
const among = (homes: string) => `Sur ${/^[01]\s/.test(homes) ? '' : 'nos '}${homes}`

const allow: Record<Timeframe, string> = {
  immediate: 'emménager tout de suite',
  '3_months': 'vous donner 3\u00a0mois',
  '6_months': 'vous donner 6\u00a0mois',
  '1_year': 'vous donner un an',
  exploring: 'laisser la date ouverte',
}

export const fr = {
  homes: (n: number) => counted(n, 'bien', 'biens'),
  ofKind: counted,
  deals,

  summary: {
    goal: 'Votre projet est un achat\u00a0: nous avons regardé les biens à vendre.',
    goalOpen: (homes: string) =>
      `Votre projet laisse plusieurs voies ouvertes\u00a0: nous avons regardé les biens ${homes}.`,
    words: (deal: Deal, hasBudget: boolean) =>
      `${wroteOf[deal]}\u00a0: nous avons ${hasBudget ? `compris votre budget comme ${readAs[deal]}` : `regardé les biens ${deals[deal]}`}.`,
    budget: (deal: Deal) => `D’après son montant, nous avons compris votre budget comme ${readAs[deal]}.`,
    open: (homes: string) => `Rien ne dit si vous achetez ou louez\u00a0: nous avons regardé les biens ${homes}.`,
    fitting: (homes: string, fitting: number) =>
      `${among(homes)}, ${fitting} ${verb(fitting, 'répond', 'répondent')} à vos critères.`,
    fittingAndNear: (homes: string, fitting: number, near: number) =>
      `${among(homes)}, ${fitting} ${verb(fitting, 'répond', 'répondent')} à vos critères et ${near} ${verb(near, 's’en approche', 's’en approchent')}.`,
    onlyNear: (homes: string, near: number) =>
      `${among(homes)}, aucun ne répond à tous vos critères, mais ${near} ${verb(near, 's’en approche', 's’en approchent')}.`,
    nothing: (homes: string) => `${among(homes)}, aucun ne répond à vos critères ni ne s’en approche.`,
    noneOffered: (homes: string) => `Nous n’avons aucun bien ${homes} en ce moment.`,
    shown: (n: number) =>
      `Parmi ceux qui conviennent, nous en montrons ${n}\u00a0: ${verb(n, 'celui qui a le plus de points', 'ceux qui ont le plus de points, sans qu’ils se ressemblent tous')}.`,
    tolerance: (percent: string) =>
      `Un bien qui s’en approche est montré avec l’écart\u202f; un prix peut sortir de votre budget de ${percent} au plus.`,
    relax: (change: string, gain: string) => `Ce qui aiderait le plus\u00a0: ${change}\u202f; ${gain} alors.`,
    leastDear: (kind: string, price: string, where: string) =>
      `Dans notre catalogue, le prix le plus bas demandé pour ${kind} est de ${price}, ${where}.`,
    noYield: 'Nous avons trop peu de locations à proximité pour estimer un rendement.',
    noRelaxation: 'Changer une seule réponse ne suffirait pas\u202f; un conseiller peut chercher plus loin.',
    empty: 'Il n’y a aucun bien dans notre catalogue en ce moment.',
    emptyNext: 'Écrivez-nous ce que vous cherchez, et un conseiller vous répondra.',
  },

  market: {
    onOurList: (entry: string) => `Dans notre catalogue\u00a0: ${entry}`,
    entry: (homes: string, prices: string, median: string) => `${homes}, ${prices}\u202f; ${median}.`,
    none: (homes: string) => `${homes}.`,
    range: (lowest: string, highest: string) => `de ${lowest} à ${highest}`,
    single: (price: string) => `à ${price}`,
    median: (amount: string, deal: Deal) => medians[deal](amount),
    tooFew: 'trop peu pour une médiane au m²',
    everywhere: 'tous lieux confondus',
    note: 'Ces chiffres portent sur notre seul catalogue, pas sur tout le marché.',
    empty: (homes: string) =>
      `Notre catalogue n’a aucun bien ${homes} en ce moment\u00a0: il n’y a pas de prix à comparer.`,
  },

  steps: {
    open: (title: string) => `Voir en détail le premier bien\u00a0: ${title}`,
    compare: (n: number) => `Comparer les ${n} biens côte à côte`,
    visit: (title: string) => `Demander une visite\u00a0: ${title}`,
    plans: (title: string) => `Voir les plans avec un conseiller\u00a0: ${title}`,
    dates: (title: string) => `Demander si vos dates sont libres\u00a0: ${title}`,
    costs: (title: string) => `Calculer les frais d’achat\u00a0: ${title}`,
    relocation: 'Préparer votre installation avec nous',
    catalogue: (homes: string) => `Parcourir les biens ${homes} avec vos filtres`,
    all: (homes: string) => `Parcourir tous les biens ${homes}`,
    change: 'Modifier vos réponses',
    contact: 'Écrire à un conseiller',
  },

  understood: {
    deal: (deal: Deal) => `Votre budget\u00a0: compris comme ${readAs[deal]}`,
    dealWithoutBudget: (homes: string) => `Biens regardés\u00a0: ${homes}`,
    wanted: (_amenity: string, low: string) => `Souhait\u00a0: ${low}`,
    refused: (_amenity: string, low: string) => `À exclure\u00a0: ${low} (les biens qui en font état sont écartés)`,
    place: (place: string) => `Lieu souhaité\u00a0: ${place}`,
    refusedPlace: (place: string) => `Lieu à exclure\u00a0: ${place} (les biens qui s’y trouvent sont écartés)`,
    atLeast: (what: string) => `Au moins ${what}`,
    leftOutBeyond: (kilometres: string) =>
      `Les biens à plus de ${kilometres} du Plateau sont écartés, puisque vous allez au bureau\u00a0: indiquez un lieu pour les voir`,
  },

  checks: {
    schools: 'Écoles à proximité',
    pets: 'Animaux',
    quiet: 'Calme',
    accessibility: 'Accès sans marches',
    walking: 'Ce qui est accessible à pied',
    transport: 'Transports en commun',
    water: 'Alimentation en eau',
    health: 'Médecins et pharmacies à proximité',
  },
  toCheck: (check: string) =>
    `${check}\u00a0: nos annonces ne l’indiquent pas de façon sûre\u202f; nous le vérifierons avec vous.`,
  unknown: (words: string) => `«\u00a0${words}\u00a0»\u00a0: nous le vérifierons avec vous.`,

  relax: {
    maxBudget: (price: string) => `porter votre maximum à ${price}`,
    minBudget: (price: string) => `abaisser votre minimum à ${price}`,
    bedrooms: (bedrooms: string | null) =>
      bedrooms ? `demander au moins ${bedrooms}` : 'laisser ouvert le nombre de chambres',
    place: (where: string | null) => (where ? `chercher plutôt ${where}` : 'laisser le lieu ouvert'),
    kind: (a: string) => `chercher plutôt ${a}`,
    timeframes: allow,
    refused: (amenity: string) => `accepter ${amenity}`,
    refusedWords: (amenity: string) => `${amenity} (facultatif)`,
    gain: (n: number) => counted(n, 'bien conviendrait', 'biens conviendraient'),
    moreGain: (n: number) => counted(n, 'bien de plus conviendrait', 'biens de plus conviendraient'),
    text: (change: string, gain: string) => `${change}\u00a0: ${gain}`,
  },
} satisfies AnswerMessages
