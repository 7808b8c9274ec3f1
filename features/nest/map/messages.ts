import { formatWhole, MOST_COUNTED } from '#common/figures.ts'

const homes = (n: number) => (n === 1 ? '1 home' : `${n} homes`)

const en = {
  resultsLabel: 'Map of the homes found',
  skip: 'Skip the map',
  end: 'End of the map',
  follow: 'Search as I move the map',
  cannotDraw: 'This browser cannot draw the map. The list shows the same homes.',
  cannotDrawPlace: (place: string) => `This browser cannot draw the map. The home is in ${place}.`,
  homesFailed: 'The map could not load the homes. The list shows them.',
  retry: 'Try again',
  none: 'None of the homes found has a position on the map.',
  estimate: 'The numbers are about right, and a home on its own may be missing; all is exact as you come nearer.',
  unlocated: (n: number) =>
    `${n > MOST_COUNTED ? `More than ${formatWhole(MOST_COUNTED, 'en')} homes` : homes(n)} without a position on the map, in the list only`,
  wholeCountry: 'All of Senegal',
  about: 'approximate position',
  aboutNote: (n: number) =>
    n === 1
      ? 'Dashed: 1 home shown without its exact position'
      : `Dashed: ${n} homes shown without their exact position`,
  aboutPlace: (place: string) => `Approximate position, in the middle of ${place}`,
  markers: 'Homes on the map',
  group: (n: number) => `${homes(n)} here, show them`,
  million: 'M',
  billion: 'bn',
  thousand: 'k',
  peek: 'The home chosen on the map',
  close: 'Close',
  waiting: 'Loading the home…',
  failed: 'The home could not be loaded.',
  open: 'See the home',
  oneOf: (n: number, all: number) => `${n} of ${all}`,
  previous: 'Previous home',
  next: 'Next home',
  whereTitle: 'Location',
  whereLabel: (place: string) => `Map around ${place}`,
  nearHere: 'Approximate position: the home is somewhere in the circle, about 800\u00a0m wide.',
  onlyPlace: (place: string) => `The circle shows ${place}; the exact position is not given here.`,
  noMap: 'The exact position is not given here.',
  nearby: 'See homes nearby on the map',
}

const homesFr = (n: number) => (n < 2 ? `${n} bien` : `${n} biens`)

const fr = {
  resultsLabel: 'Carte des biens trouvés',
  skip: 'Aller après la carte',
  end: 'Fin de la carte',
  follow: 'Chercher quand je déplace la carte',
  cannotDraw: 'Ce navigateur ne peut pas dessiner la carte. La liste montre les mêmes biens.',
  cannotDrawPlace: (place: string) => `Ce navigateur ne peut pas dessiner la carte. Lieu du bien\u00a0: ${place}.`,
  homesFailed: 'La carte n’a pas pu charger les biens. La liste les montre.',
  retry: 'Réessayer',
  none: 'Aucun des biens trouvés n’a de position sur la carte.',
  estimate:
    'Les nombres sont approximatifs et un bien isolé peut manquer\u202f; tout devient exact quand on s’approche.',
  unlocated: (n: number) =>
    `${n > MOST_COUNTED ? `Plus de ${formatWhole(MOST_COUNTED, 'fr')} biens` : homesFr(n)} sans position sur la carte, dans la liste seulement`,
  wholeCountry: 'Tout le Sénégal',
  about: 'position approximative',
  aboutNote: (n: number) => `En pointillé\u00a0: ${homesFr(n)} sans position exacte`,
  aboutPlace: (place: string) => `Position approximative, au centre du lieu\u00a0: ${place}`,
  markers: 'Biens sur la carte',
  group: (n: number) => `${homesFr(n)} ici, les montrer`,
  million: 'M',
  billion: 'Md',
  thousand: 'k',
  peek: 'Le bien choisi sur la carte',
  close: 'Fermer',
  waiting: 'Chargement du bien…',
  failed: 'Le bien n’a pas pu être chargé.',
  open: 'Voir le bien',
  oneOf: (n: number, all: number) => `${n} sur ${all}`,
  previous: 'Bien précédent',
  next: 'Bien suivant',
  whereTitle: 'Emplacement',
  whereLabel: (place: string) => `Carte des environs\u00a0: ${place}`,
  nearHere: 'Position approximative\u00a0: le bien se trouve dans le cercle, large d’environ 800\u00a0m.',
  onlyPlace: (place: string) => `Le cercle montre ${place}\u202f; la position exacte n’est pas donnée ici.`,
  noMap: 'La position exacte n’est pas donnée ici.',
  nearby: 'Voir les biens des environs sur la carte',
} satisfies typeof en

export const nestMapMessages = { en, fr }
