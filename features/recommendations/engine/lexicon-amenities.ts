import type { PresetAmenity } from '#features/nest/amenities.ts'
import { type Phrase, phrases } from './lexicon-matcher.ts'

/** What people call the presets, in both languages, without accents. Plurals with s are found by the singular. */
const NAMES: Record<PresetAmenity, string> = {
  'Air Conditioning': `air conditioning, air conditioned, air conditioner, air con, aircon, airco, ac, air conditionne, clim,
    climatisation, climatise, climatisee, climatiseur`,
  'Swimming Pool': `pool, swimming pool, swimmingpool, swiming pool, plunge pool, rooftop pool, lap pool, infinity pool, piscine, bassin de nage,
    couloir de nage`,
  Gym: `gym, gymnasium, fitness, fitness room, gym room, workout room, exercise room, salle de sport, salle de gym,
    salle de fitness, salle de musculation, musculation`,
  Parking: `parking, parking space, parking spot, parking place, car park, carport, place de parking, stationnement,
    place de stationnement, stationner, se garer, garer, park my car, park our car, park the car, place to park`,
  Elevator: 'elevator, lift, ascenseur, ascenceur',
  Balcony: 'balcony, balconies, balcon, loggia',
  Terrace: 'terrace, terrasse, roof terrace, rooftop terrace, rooftop, roof top, toit terrasse, patio',
  Garden:
    'garden, jardin, jardinet, yard, backyard, back yard, green space, espace vert, lawn, pelouse, gazon, verdure',
  Security: `security, secure, secured, security guard, securite, securise, securisee, gardien, gardienne, gardiennage, guard,
    guarded, gated, gated community, watchman, vigile, cctv, video surveillance, videosurveillance, surveillance, surveille,
    surveillee, residence fermee, camera, alarm, alarme`,
  Concierge: 'concierge, conciergerie, concierge service, doorman, front desk',
  'Laundry Room': 'laundry room, laundry, buanderie, utility room, lingerie, coin lingerie',
  WiFi: 'wifi, wi fi, internet, internet connection, connexion internet, wireless',
  Furnished: 'furnished, fully furnished, meuble, meublee',
  'Ocean View': `ocean view, sea view, seaview, beach view, water view, ocean front, oceanfront, sea front, seafront, beach front,
    beachfront, waterfront, water front, ocean facing, sea facing, seaside, by the sea, by the ocean, on the sea, vue mer,
    vue ocean, vue plage, face mer, bord de mer, bord de l ocean, bord de plage, front de mer, pied dans l eau`,
  'City View': 'city view, town view, skyline, vue ville, vue urbaine',
  Generator: `generator, genset, gen set, groupe electrogene, electrogene, backup power, back up power, power backup,
    power back up, electricite de secours, courant de secours, secours electrique, alimentation de secours`,
  'Solar Power':
    'solar, solar power, solar panel, solar energy, solaire, panneau solaire, panneaux solaire, photovoltaique',
  'Home Automation': `home automation, smart home, smart house, connected home, domotique, maison connectee,
    maison intelligente`,
  'Fiber Optic': `fiber, fibre, fiber optic, fibre optic, optical fiber, optical fibre, fibre optique, high speed internet,
    high speed wifi, fast internet, fast wifi, broadband, haut debit, internet haut debit, tres haut debit,
    internet tres haut debit, internet rapide, wifi rapide`,
  Storage: `storage, storage room, storage space, store room, storeroom, cellar, cave, debarras, cellier, rangement,
    espace de rangement, box de rangement, basement`,
  Garage: 'garage',
  'Guest Toilet': `guest toilet, guest wc, guest cloakroom, visitor toilet, powder room, cloakroom, toilette invite,
    toilette d invite, toilette pour invite, toilette des invite, toilette pour les invite, wc invite, wc d invite,
    wc visiteur, toilette visiteur, toilette de courtoisie`,
}

/** Words that hint at one of them. They are no wish, but a sentence about a home must not use them where it is missing. */
const HINTS: Partial<Record<PresetAmenity, string>> = {
  'Air Conditioning': 'air cooled, cooling',
  'Swimming Pool': 'swim, swimming, swimmer, nager, baignade',
  Gym: 'workout, musculation, sport',
  Parking: 'parked',
  Terrace: 'deck, veranda, roof',
  Garden: 'greenery, courtyard, arbore, arboree, verdoyant, verdoyante, landscaped, planted',
  Security: 'safe, safety, safely, protected, securing',
  Concierge: 'porter, receptionist, reception desk',
  'Laundry Room': 'washing machine, machine a laver, lave linge',
  WiFi: 'connectivity, connexion, connecte, connectee',
  Furnished: 'furniture, furnishing, mobilier, turnkey',
  'Ocean View': `sea, ocean, beach, beaches, mer, plage, atlantic, atlantique, littoral, coastal, coast, shore, shoreline,
    waves, view, vue, overlooking, panorama, panoramic, panoramique`,
  'City View': 'cityscape',
  Generator: 'backup, back up, uninterrupted power, uninterrupted electricity, autonomie electrique',
  'Solar Power': 'renewable',
  'Home Automation': 'smart, automated, automation',
  'Guest Toilet': 'toilet, wc, toilette',
}

/** Fear of these is a wish for a generator, with a 'no' before it or without. */
const POWER_CUTS = `power cut, power outage, power failure, load shedding, coupure de courant, coupure d electricite, coupure electrique,
  delestage, panne de courant`

const each = (lists: Partial<Record<PresetAmenity, string>>) =>
  Object.entries(lists).flatMap(([amenity, list]) => phrases(list, { amenity }))

/** The other meanings of words that name an amenity. */
const LOOK_ALIKES: Phrase[] = [
  ...phrases(
    `pool table, pool of, car pool, wine cellar, cave a vin, security deposit, garden city, table de jardin, financial security,
    social security, securite financiere, securite sociale, bien meuble, nos meuble, mes meuble, propre meuble, our furniture,
    own furniture, groupe de, groupe d ami, internet cafe, cyber securite, guard dog, camera crew`,
    { nothing: true },
  ),
]

export const AMENITY_PHRASES: Phrase[] = [
  ...each(NAMES),
  ...phrases('unfurnished, un furnished, nonfurnished, non furnished, non meuble, non meublee', {
    amenity: 'Furnished',
    isLack: true,
  }),
  ...phrases(
    'vide, nu',
    { amenity: 'Furnished', isLack: true },
    { after: 'location louer appartement villa maison logement loue bail studio duplex' },
  ),
  ...phrases(
    'groupe, groupes',
    { amenity: 'Generator' },
    { after: 'avec un le sans de du pas et ou ni d ^', notBefore: 'de d scolaire medical hospitalier' },
  ),
  // 'A/C'.
  ...phrases('a c', { amenity: 'Air Conditioning' }, { notBefore: 'est etait' }),
  ...phrases(POWER_CUTS, { amenity: 'Generator', isAlways: true }),
  // How long somebody guards a home.
  ...phrases('24 7, 24 24, 24 h, 24 h 24, 24 hour, jour et nuit, day and night', { aim: true }),
  ...LOOK_ALIKES,
]

export const AMENITY_HINTS: Phrase[] = [
  ...each(HINTS),
  ...phrases('point of view, point de vue, in view of, en vue, at view, to view, view detail', { nothing: true }),
]

/** 'A view … of the sea', 'vue … sur la ville': the words between them are many. */
export const VIEW_WORDS = new Set('view vue overlooking overlook donnant panorama panoramic panoramique'.split(' '))
/** Of the sea only: one may 'see homes in the city'. */
export const SEA_VIEW_WORDS = new Set('see voir face facing'.split(' '))
export const SEEN_FROM_HOME = new Map<string, PresetAmenity>([
  ...'sea ocean mer atlantic atlantique beach plage water bay baie'.split(' ').map((it) => [it, 'Ocean View'] as const),
  ...'city ville skyline dakar town downtown'.split(' ').map((it) => [it, 'City View'] as const),
])
