import type { Deal } from '#features/nest/property-types.ts'
import type { AnswerMessages } from './answer-messages.en.ts'
import type { KindWords } from './home-messages.en.ts'

const verb = (n: number, one: string, many: string) => (n < 2 ? one : many)
const counted = (n: number, one: string, many: string) => `${n.toLocaleString('fr-FR')} ${verb(n, one, many)}`

const share = (met: number, all: number, one: string) => {
  if (met < all) return `${met} de vos ${all} ${one}s`
  return all === 1 ? `votre ${one}` : `vos ${all === 2 ? 'deux' : all} ${one}s`
}

const deals: Record<Deal, string> = { buy: 'à vendre', rent: 'à louer', 'short-stay': 'en court séjour' }

const medians: Record<Deal, (amount: string) => string> = {
  buy: (amount) => `prix demandé médian de ${amount} le m²`,
  rent: (amount) => `loyer médian de ${amount} et par m²`,
  'short-stay': (amount) => `prix médian de ${amount} et par m²`,
}

/** 'Sur nos 66 biens à vendre', but 'Sur 1 bien à vendre'. */
const among = (homes: string) => `Sur ${/^[01]\s/.test(homes) ? '' : 'nos '}${homes}`

export const fr = {
  homes: (n: number) => counted(n, 'bien', 'biens'),
  ofKind: counted,
  deals,

  summary: {
    taken: (homes: string, because: string) => `Nous avons regardé les biens ${homes}${because}.`,
    because: {
      words: ', comme vous l’écrivez',
      goal: ', selon votre projet',
      budget: ', d’après votre budget',
      nothing: '',
    },
    all: (homes: string, sought: string) => among(`${homes} ${sought}`),
    newest: (newest: number, older: number, sought: string) => {
      if (newest === 0) return `Sur ${counted(older, 'bien plus ancien', 'biens plus anciens')} ${sought}`
      const homes =
        newest === 1
          ? `Sur 1 bien ${sought} mis en ligne récemment`
          : `Sur nos ${counted(newest, '', 'biens')} ${sought} les plus récents`
      return older === 0 ? homes : `${homes} et ${counted(older, 'plus ancien', 'plus anciens')}`
    },
    fitting: (ofHomes: string, fitting: number, near: number) =>
      `${ofHomes}, ${fitting} ${verb(fitting, 'remplit', 'remplissent')} toutes vos conditions${near === 0 ? '' : ` et ${near} ${verb(near, 's’en approche', 's’en approchent')}`}.`,
    nothing: (ofHomes: string) => `${ofHomes}, aucun ne remplit toutes vos conditions.`,
    noneOffered: (homes: string) => `Nous n’avons aucun bien ${homes} en ce moment.`,
    shown: (n: number) =>
      `Parmi ceux qui conviennent, nous en montrons ${n}\u00a0: ${verb(n, 'celui qui a le plus de points', 'ceux qui ont le plus de points, sans qu’ils se ressemblent tous')}.`,
    nearest: (n: number) =>
      n === 1
        ? 'Nous montrons celui qui s’en approche le plus, avec ce qui lui manque.'
        : `Nous montrons les ${n} qui s’en approchent le plus, chacun avec ce qui lui manque.`,
    relax: (change: string, gain: string) => `Ce qui aiderait le plus\u00a0: ${change}\u202f; ${gain} alors.`,
    noYield: 'Nous avons trop peu de locations à proximité pour estimer un rendement.',
    noYieldOfNewest:
      'Trop peu des locations mises en ligne le plus récemment sont à proximité pour estimer un rendement.',
    noRelaxation: 'Changer une seule réponse ne suffirait pas\u202f; un conseiller peut chercher plus loin.',
    empty: 'Il n’y a aucun bien dans notre catalogue en ce moment.',
    emptyNext: 'Écrivez-nous ce que vous cherchez, et un conseiller vous répondra.',
  },

  market: {
    onOurList: (entry: string) => `Dans notre catalogue\u00a0: ${entry}`,
    amongNewest: (entry: string) => `Parmi nos biens les plus récents\u00a0: ${entry}`,
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
    emptyNewest: (homes: string) =>
      `Aucun des biens mis en ligne le plus récemment n’est ${homes}\u00a0: il n’y a pas de prix à comparer.`,
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

  questions: {
    schools: 'Écoles à proximité',
    health: 'Médecins et pharmacies à proximité',
    shops: 'Commerces et marchés à proximité',
    transport: 'Transports en commun',
    walking: 'Ce qui est accessible à pied',
    water: 'Eau et coupures de courant',
    neighbours: 'Le voisinage',
    connection: 'Débit d’internet',
    safety: 'Sécurité de la rue',
    dates: 'Disponibilité à vos dates',
    costs: 'Montant des charges',
    papers: 'Titre et papiers',
    work: 'Travaux à prévoir',
  },
  toCheck: (question: string) =>
    `${question}\u00a0: nos annonces ne l’indiquent pas de façon sûre\u202f; nous poserons la question et vous répondrons`,
  stay: (from: string, to: string) =>
    `Disponibilité du ${from} au ${to}\u00a0: nous poserons la question et vous répondrons`,
  unreadGone: 'Une partie de votre texte\u00a0: ce que nous avons compris est indiqué plus haut',
  separator: '\u202f; ',
  chip: { soften: 'Seulement si possible', harden: 'Indispensable' },

  relax: {
    maximum: (price: string) => `porter votre maximum à ${price}`,
    minimum: (price: string) => `abaisser votre minimum à ${price}`,
    drop: (wish: string) => `renoncer à ${wish}`,
    soften: (wish: string) => `faire de ${wish} un souhait, non une condition`,
    change: (wish: string, to: string) => `remplacer ${wish} par ${to}`,
    gain: (n: number) => counted(n, 'bien conviendrait', 'biens conviendraient'),
    moreGain: (n: number) => counted(n, 'bien de plus conviendrait', 'biens de plus conviendraient'),
    atLeast: (gain: string) => `au moins ${gain}`,
  },

  home: {
    rooms: (bedrooms: string, bathrooms: string) => `${bedrooms} et ${bathrooms}`,
    roomsOn: (rooms: string, area: string) => `${rooms} sur ${area}`,
    openings: [
      ({ this: home }: KindWords, where: string, size: string, hasRooms: boolean) =>
        `${home} ${where} ${hasRooms ? 'compte' : 'mesure'} ${size}.`,
      ({ a }: KindWords, where: string, size: string, hasRooms: boolean) =>
        `${where}\u00a0: ${a} ${hasRooms ? 'avec' : 'de'} ${size}.`,
      ({ a }: KindWords, where: string, size: string) => `${size}\u00a0: ${a} ${where}.`,
    ],
    costs: (price: string) => `prix\u00a0: ${price}`,
    meets: (it: string, parts: string) => `${it} remplit ${parts}`,
    conditions: (met: number, all: number) => share(met, all, 'condition'),
    wishes: (met: number, all: number) => share(met, all, 'souhait'),
    leavesOpen: (n: number) => `\u202f; son annonce laisse ${n === 1 ? 'un point' : `${n}\u00a0points`} en suspens`,
  },
} satisfies AnswerMessages
