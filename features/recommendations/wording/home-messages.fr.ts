import type { PresetAmenity } from '#features/nest/amenities.ts'
import type { TransportNeed } from '../preferences.ts'
import type { HomeMessages, KindWords } from './home-messages.en.ts'

const masculine = (one: string, many = `${one}s`, demonstrative = `ce ${one}`): KindWords => {
  return { a: `un ${one}`, this: demonstrative, it: 'il', one, many }
}
const feminine = (one: string, many = `${one}s`): KindWords => {
  return { a: `une ${one}`, this: `cette ${one}`, it: 'elle', one, many }
}

const amenities: Record<PresetAmenity, string> = {
  'Air Conditioning': 'la climatisation',
  'Swimming Pool': 'la piscine',
  Gym: 'la salle de sport',
  Parking: 'le stationnement',
  Elevator: 'l’ascenseur',
  Balcony: 'le balcon',
  Terrace: 'la terrasse',
  Garden: 'le jardin',
  Security: 'le gardiennage',
  Concierge: 'la conciergerie',
  'Laundry Room': 'la buanderie',
  WiFi: 'le Wi-Fi',
  Furnished: 'le mobilier',
  'Ocean View': 'la vue sur l’océan',
  'City View': 'la vue sur la ville',
  Generator: 'le groupe électrogène',
  'Solar Power': 'l’énergie solaire',
  'Home Automation': 'la domotique',
  'Fiber Optic': 'la fibre optique',
  Storage: 'le débarras',
  Garage: 'le garage',
  'Guest Toilet': 'les toilettes d’invités',
}

/** Places that keep their article in a sentence. */
const ARTICLES: Record<string, 'le' | 'la' | 'les'> = {
  Almadies: 'les',
  Mamelles: 'les',
  'Parcelles Assainies': 'les',
  Plateau: 'le',
  Virage: 'le',
  'Lac Rose': 'le',
  Médina: 'la',
  Somone: 'la',
}
const AT = { le: 'au', la: 'à la', les: 'aux' }
const FROM = { le: 'du', la: 'de la', les: 'des' }

/** 'd’Ouest-Foire', but 'de Ouakam', which begins with a w to the ear. */
const ELIDED = /^(?!Ouakam)[AEIOUÉÈ]/

function inPlace(place: string): string {
  const article = ARTICLES[place]
  return `${article ? AT[article] : 'à'} ${place}`
}

function fromPlace(place: string): string {
  const article = ARTICLES[place]
  if (article) return `${FROM[article]} ${place}`
  return ELIDED.test(place) ? `d’${place}` : `de ${place}`
}

const driving: Record<TransportNeed, string> = {
  walking: 'Pour les jours en voiture',
  car: 'Pour votre voiture',
  chauffeur: 'Pour votre voiture avec chauffeur',
  mixed: 'Pour les jours en voiture',
}

export const fr = {
  kinds: {
    apartment: masculine('appartement', 'appartements', 'cet appartement'),
    villa: feminine('villa'),
    penthouse: masculine('penthouse'),
    duplex: masculine('duplex', 'duplex'),
    townhouse: feminine('maison de ville', 'maisons de ville'),
    studio: masculine('studio'),
    commercial: masculine('local commercial', 'locaux commerciaux'),
    land: masculine('terrain'),
  },
  stated: amenities,
  asked: amenities,
  inPlace,
  fromPlace,
  kilometres: (figure: string) => `${figure}\u00a0km`,
  distance: (kilometres: string, fromPlace: string) => `à ${kilometres} ${fromPlace}`,
  household: (people: number, isAtLeast: boolean) =>
    isAtLeast ? `${people}\u00a0personnes ou plus` : `${people}\u00a0${people < 2 ? 'personne' : 'personnes'}`,
  others: (n: number) => `${n} ${n < 2 ? 'autre chose' : 'autres choses'}`,
  rooms: (bedrooms: string, bathrooms: string) => `${bedrooms} et ${bathrooms}`,
  roomsOn: (rooms: string, area: string) => `${rooms} sur ${area}`,

  openings: {
    plain: (home: string, size: string) => `${home} compte ${size}.`,
    place: [
      (home: string, where: string, size: string) =>
        `${home} est ${where}, comme vous le souhaitez, et compte ${size}.`,
      (home: string, where: string, size: string) => `${where}, où vous souhaitez chercher, ${home} compte ${size}.`,
    ],
    neighbour: [
      (home: string, where: string, distance: string, size: string) =>
        `${home} est ${where}, ${distance}, de centre à centre, et compte ${size}.`,
    ],
    wishes: [
      (home: string, amenities: string, size: string) => `${home} a ${amenities} que vous demandez, avec ${size}.`,
      (home: string, amenities: string, size: string) => `Avec ${amenities} que vous demandez, ${home} compte ${size}.`,
    ],
    kind: [
      (a: string, where: string, size: string) => `${a}, comme demandé\u00a0: ce bien est ${where} et compte ${size}.`,
      (a: string, where: string, size: string) => `Vous cherchez ${a}\u202f; ce bien, ${where}, compte ${size}.`,
    ],
    moreBedrooms: [
      (bedrooms: string, asked: number, home: string, area: string) =>
        `Avec ${bedrooms} pour au moins ${asked} ${asked < 2 ? 'demandée' : 'demandées'}, ${home} compte ${area}.`,
    ],
    bedrooms: [
      (bedrooms: string, home: string, area: string) => `${home} compte ${area} et ${bedrooms}, autant que demandé.`,
    ],
    family: [(people: string, home: string, size: string) => `Pour votre foyer de ${people}, ${home} compte ${size}.`],
  },

  prices: {
    buy: (it: string, price: string) => `${it} se vend ${price}`,
    rent: (it: string, price: string) => `${it} se loue ${price}`,
    'short-stay': (it: string, price: string) => `${it} se loue ${price}`,
    'off-plan': (it: string, price: string) => `${it} se vend sur plan, à ${price}`,
  },
  withinBudget: ', dans votre budget',
  delivery: (month: string) => `, avec une livraison prévue en ${month}`,
  noDelivery: ', sans date de livraison indiquée',
  andWishes: (amenities: string) => `, et a ${amenities} que vous demandez`,

  misses: {
    maxBudget: (it: string, price: string, percent: string) => `À ${price}, ${it} dépasse votre maximum de ${percent}.`,
    minBudget: (it: string, price: string, percent: string) => `À ${price}, ${it} reste ${percent} sous votre minimum.`,
    bedrooms: (asked: string) => `Vous demandez au moins ${asked}, c’est plus que le bien n’en a.`,
    kind: (asked: string) => `Vous cherchez ${asked}, ce que ce bien n’est pas.`,
    place: (it: string, distance: string) => `${it} est ${distance}, de centre à centre, plus loin que demandé.`,
    timeframe: (month: string | null) =>
      month
        ? `La livraison est prévue en ${month}, après votre échéance.`
        : 'Aucune date de livraison n’est indiquée\u00a0: le bien peut ne pas être prêt à temps.',
  },

  more: {
    offPlan: (month: string | null) =>
      month
        ? `Le bien est sur plan, avec une livraison prévue en ${month}.`
        : 'Le bien est sur plan, sans date de livraison indiquée.',
    wishes: (it: string, amenities: string) => `${it} a ${amenities} que vous demandez.`,
    wishesNotAll: (it: string, amenities: string, missing: string) =>
      `${it} a ${amenities} que vous demandez\u202f; la fiche ne mentionne ${missing}.`,
    planned: (amenities: string) => `Le projet prévoit ${amenities} que vous demandez.`,
    plannedNotAll: (amenities: string, missing: string) =>
      `Le projet prévoit ${amenities} que vous demandez\u202f; la fiche ne mentionne ${missing}.`,
    missing: (missing: string) => `La fiche ne mentionne ${missing} que vous demandez.`,
    neither: (amenities: string[]) =>
      amenities.length === 1 ? `pas ${amenities[0]}` : amenities.map((name) => `ni ${name}`).join(' '),
    belowMedian: (percent: string, where: string) =>
      `Son prix au m² est de ${percent} inférieur à la médiane des biens à vendre ${where} sur notre liste.`,
    spareRoom: (it: string) =>
      `${it} a une chambre de plus que nous n’en comptons pour votre foyer\u00a0: de quoi y travailler.`,
    work: (amenities: string) => `Pour votre travail, la fiche mentionne ${amenities}.`,
    transport: (need: TransportNeed, amenities: string) => `${driving[need]}, la fiche mentionne ${amenities}.`,
    lifestyle: (amenities: string) => `Pour votre façon de vivre, la fiche mentionne ${amenities}.`,
    holidays: (amenities: string) => `Pour les vacances, la fiche mentionne ${amenities}.`,
    lease: (length: string) => `Le bail court sur ${length} au moins.`,
  },
} satisfies HomeMessages
