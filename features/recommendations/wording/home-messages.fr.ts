import type { PresetAmenity } from '#features/nest/amenities.ts'
import { fromPlace, inPlace } from '#features/nest/place-phrases.ts'
import type { TransportNeed } from '../preferences.ts'
import type { HomeMessages, KindWords } from './home-messages.en.ts'

const masculine = (one: string, many = `${one}s`, demonstrative = `ce ${one}`): KindWords => {
  return { a: `un ${one}`, this: demonstrative, it: 'il', one, many }
}
const feminine = (one: string, many = `${one}s`): KindWords => {
  return { a: `une ${one}`, this: `cette ${one}`, it: 'elle', one, many }
}

/** As somebody asked for it: 'la piscine'. */
const asked: Record<PresetAmenity, string> = {
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
  'Guest Toilet': 'les toilettes visiteurs',
}

/** As a listing states it: 'une piscine', but 'la climatisation'. */
const stated: Record<PresetAmenity, string> = {
  ...asked,
  'Swimming Pool': 'une piscine',
  Gym: 'une salle de sport',
  Parking: 'un stationnement',
  Elevator: 'un ascenseur',
  Balcony: 'un balcon',
  Terrace: 'une terrasse',
  Garden: 'un jardin',
  Concierge: 'une conciergerie',
  'Laundry Room': 'une buanderie',
  'Ocean View': 'une vue sur l’océan',
  'City View': 'une vue sur la ville',
  Generator: 'un groupe électrogène',
  Storage: 'un débarras',
  Garage: 'un garage',
  'Guest Toilet': 'des toilettes visiteurs',
}

/** A studio has no rooms to count, only its area. */
const counts = (size: string) => (size.includes('chambre') ? `compte ${size}` : `mesure ${size}`)

/** Whether what an article begins is feminine: 'une villa', 'elle'. */
const isFeminine = (word: string) => /^(?:une|elle)\b/.test(word)
const oneOf = (a: string) => (isFeminine(a) ? 'une' : 'un')
const thisOne = (a: string) => (isFeminine(a) ? 'celle-ci' : 'celui-ci')

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
    commercial: masculine('local professionnel', 'locaux professionnels'),
    land: masculine('terrain'),
  },
  stated,
  asked,
  furniture: 'Mobilier',
  ownAmenity: (name: string) => `l’équipement «\u00a0${name}\u00a0»`,
  inPlace: inPlace.fr,
  fromPlace: fromPlace.fr,
  kilometres: (figure: string) => `${figure}\u00a0km`,
  distance: (kilometres: string, fromPlace: string) => `à ${kilometres} ${fromPlace}`,
  household: (people: number, isAtLeast: boolean) =>
    isAtLeast ? `${people}\u00a0personnes ou plus` : `${people}\u00a0${people < 2 ? 'personne' : 'personnes'}`,
  others: (n: number) => (n < 2 ? 'un autre équipement' : `${n} autres équipements`),
  rooms: (bedrooms: string, bathrooms: string) => `${bedrooms} et ${bathrooms}`,
  roomsOn: (rooms: string, area: string) => `${rooms} sur ${area}`,

  openings: {
    plain: (home: string, size: string) => `${home} ${counts(size)}.`,
    place: [
      (home: string, where: string, size: string) =>
        `${home} est ${where}, comme vous le souhaitez, et ${counts(size)}.`,
      (home: string, where: string, size: string) => `${where}, où vous souhaitez chercher, ${home} ${counts(size)}.`,
    ],
    neighbour: [
      (home: string, where: string, distance: string, size: string) =>
        `${home} est ${where}, ${distance}, de centre à centre, et ${counts(size)}.`,
    ],
    wishes: [
      (home: string, amenities: string, size: string) => `${home}, avec ${size}, a ${amenities} que vous demandez.`,
      (home: string, amenities: string, size: string) =>
        `Avec ${amenities} que vous demandez, ${home} ${counts(size)}.`,
    ],
    kind: [
      (a: string, where: string, size: string) =>
        `${a}, comme demandé\u00a0: ${thisOne(a)} est ${where} et ${counts(size)}.`,
      (a: string, where: string, size: string) => `Vous cherchez ${a}\u202f; ${thisOne(a)}, ${where}, ${counts(size)}.`,
      (a: string, where: string, size: string) => `${where}\u00a0: ${a}, comme demandé, avec ${size}.`,
    ],
    moreBedrooms: [
      (bedrooms: string, asked: number, home: string, area: string) =>
        `${home} compte ${bedrooms} quand vous en demandez au moins ${asked}, et mesure ${area}.`,
      (bedrooms: string, asked: number, home: string, area: string) =>
        `Vous demandez au moins ${asked} ${asked < 2 ? 'chambre' : 'chambres'}\u202f; ${home} en offre plus\u00a0: ${bedrooms} sur ${area}.`,
    ],
    bedrooms: [
      (bedrooms: string, home: string, area: string) => `${home} compte ${bedrooms}, autant que demandé, sur ${area}.`,
      (bedrooms: string, home: string, area: string) => `Avec ${bedrooms}, autant que demandé, ${home} mesure ${area}.`,
    ],
    family: [
      (people: string, home: string, size: string) => `Pour votre foyer de ${people}, ${home} ${counts(size)}.`,
      (people: string, home: string, size: string) => `${home} ${counts(size)}, pour votre foyer de ${people}.`,
    ],
  },

  prices: {
    buy: (it: string, price: string) => `${it} est à vendre au prix de ${price}`,
    rent: (it: string, price: string) => `${it} se loue ${price}`,
    'short-stay': (it: string, price: string) => `${it} se loue ${price}`,
    'off-plan': (it: string, price: string) =>
      `${it} est ${isFeminine(it) ? 'vendue' : 'vendu'} sur plan au prix de ${price}`,
  },
  withinBudget: ', dans votre budget',
  delivery: (month: string) => `, avec une livraison prévue en ${month}`,
  noDelivery: ', sans date de livraison indiquée',
  deliveryPassed: ', et la date de livraison indiquée est passée',
  offPlanToo: ', sur plan',
  andWishes: (amenities: string) => `, et a ${amenities} que vous demandez`,

  misses: {
    maxBudget: (it: string, price: string, percent: string) => `À ${price}, ${it} dépasse votre maximum de ${percent}.`,
    minBudget: (it: string, price: string, percent: string) => `À ${price}, ${it} reste ${percent} sous votre minimum.`,
    bedrooms: (asked: string) =>
      asked.startsWith('1 ') ? 'C’est moins que la chambre demandée.' : `C’est moins que les ${asked} demandées.`,
    kind: (asked: string) => `Vous cherchez ${asked}\u202f; ce bien n’en est pas ${oneOf(asked)}.`,
    place: (it: string, distance: string) => `${it} est ${distance}, de centre à centre, hors du secteur demandé.`,
    datePassed: 'La date de livraison indiquée est passée\u00a0: le bien peut ne pas être prêt à temps.',
    timeframe: (month: string | null) =>
      month
        ? `La livraison est prévue en ${month}, au-delà de vos délais.`
        : 'Aucune date de livraison n’est indiquée\u00a0: le bien peut ne pas être prêt à temps.',
  },

  more: {
    offPlanPassed: 'Le bien est sur plan, et la date de livraison indiquée est passée.',
    offPlan: (month: string | null) =>
      month
        ? `Le bien est sur plan, avec une livraison prévue en ${month}.`
        : 'Le bien est sur plan, sans date de livraison indiquée.',
    wishes: (it: string, amenities: string) => `${it} a ${amenities} que vous demandez.`,
    wishesNotAll: (it: string, amenities: string, missing: string) =>
      `${it} a ${amenities} que vous demandez\u202f; l’annonce ne mentionne ${missing}.`,
    planned: (amenities: string) => `Le projet prévoit ${amenities} que vous demandez.`,
    plannedNotAll: (amenities: string, missing: string) =>
      `Le projet prévoit ${amenities} que vous demandez\u202f; l’annonce ne mentionne ${missing}.`,
    missing: (missing: string) => `L’annonce ne mentionne ${missing} que vous demandez.`,
    neither: (amenities: string[]) =>
      amenities.length === 1 ? `pas ${amenities[0]}` : amenities.map((name) => `ni ${name}`).join(' '),
    belowMedian: (percent: string, where: string) =>
      `Son prix au m² est inférieur de ${percent} à la médiane des biens à vendre ${where} dans notre catalogue.`,
    spareRoom: (it: string) =>
      `${it} a une chambre de plus que nous n’en comptons pour votre foyer\u00a0: une pièce où travailler.`,
    work: (amenities: string) => `Pour votre travail, l’annonce mentionne ${amenities}.`,
    transport: (need: TransportNeed, amenities: string) => `${driving[need]}, l’annonce mentionne ${amenities}.`,
    lifestyle: (amenities: string) => `Pour votre mode de vie, l’annonce mentionne ${amenities}.`,
    holidays: (amenities: string) => `Pour les vacances, l’annonce mentionne ${amenities}.`,
    lease: (length: string) => `Le bail est d’au moins ${length}.`,
  },
} satisfies HomeMessages
