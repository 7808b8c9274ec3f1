import { describe, expect, test } from 'vitest'
import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import type { ReadWords } from './decision.ts'
import { saying } from './homes.fixture.ts'
import { readWords } from './read-words.ts'

type Case = [words: string, read: Partial<ReadWords>]

const understands = (cases: readonly Case[], ownAmenities?: readonly string[]) =>
  test.for(cases)('"%s"', ([words, read]) => {
    expect(readWords(words, ownAmenities)).toEqual(saying(read))
  })

describe('Amenities are understood in both languages', () => {
  test.for([...PRESET_AMENITIES])('%s, by the names that the site itself uses', (amenity) => {
    for (const { amenities } of Object.values(nestMessages))
      expect(readWords(amenities[amenity]).wanted).toEqual([amenity])
  })

  understands([
    ['a villa with a pool and a garden', { wanted: ['Swimming Pool', 'Garden'] }],
    ['PISCINE, JARDIN', { wanted: ['Swimming Pool', 'Garden'] }],
    ['maison climatisée avec groupe', { wanted: ['Air Conditioning', 'Generator'] }],
    ['groupe electrogene et panneaux solaires', { wanted: ['Generator', 'Solar Power'] }],
    ['meublè, wi-fi, ascenceur', { wanted: ['Furnished', 'WiFi', 'Elevator'] }],
    ['vue imprenable sur la mer', { wanted: ['Ocean View'] }],
    ['overlooking the ocean', { wanted: ['Ocean View'] }],
    ['vue sur la ville et la mer', { wanted: ['City View', 'Ocean View'] }],
    ['a view from the terrace over the sea', { wanted: ['Ocean View', 'Terrace'] }],
    ['we would like to see homes in the city', { unknown: ['we would like to see homes in the city'] }],
    ['high-speed internet', { wanted: ['Fiber Optic'] }],
    ['a gated residence with guards', { wanted: ['Security'] }],
    ['résidence sécurisée, gardien jour et nuit', { wanted: ['Security'] }],
    ['a lift, une terrasse, a/c', { wanted: ['Elevator', 'Terrace', 'Air Conditioning'] }],
    ['no power cuts please', { wanted: ['Generator'] }],
    ['ideally a laundry & storage', { wanted: ['Laundry Room', 'Storage'] }],
    ['garage + parking', { wanted: ['Garage', 'Parking'] }],
    ['piscine🏊jardin🌳', { wanted: ['Swimming Pool', 'Garden'] }],
    ['<ul><li>pool</li><li><b>no</b> garden</li></ul>', { wanted: ['Swimming Pool'], refused: ['Garden'] }],
    ['po\u200bol', { wanted: ['Swimming Pool'] }],
    ['pool table', { unknown: ['pool table'] }],
    ['un groupe d’amis', { unknown: ['un groupe d’amis'] }],
    ['close to the beach', { unknown: ['close to the beach'] }],
  ])

  describe('and those that staff named themselves', () => {
    understands(
      [
        ['with a jacuzzi', { wanted: ['Jacuzzi'] }],
        ['two tennis-courts', { wanted: ['Tennis Court'], unknown: ['two tennis-courts'] }],
        ['pas de Jacuzzis', { refused: ['Jacuzzi'] }],
        ['salle de cinema', { wanted: ['Salle de cinéma'] }],
      ],
      ['Jacuzzi', 'Tennis Court', 'Salle de cinéma'],
    )
  })
})

describe('Places are understood in both languages', () => {
  test.for(Object.values(PLACES_BY_REGION).flat())('%s, by its own name with and without accents', (place) => {
    const plain = place
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .replace('œ', 'oe')
      .toLowerCase()
    expect(readWords(`in ${place}`)).toEqual(saying({ places: [place] }))
    expect(readWords(plain).places).toEqual([place])
  })

  understands([
    ['Fann ou Sacre coeur 3', { places: ['Fann Résidence', 'Sacré-Cœur'] }],
    ['the Almadies or N’Gor', { places: ['Almadies', 'Ngor'] }],
    ['not far from Almadies', { places: ['Almadies'] }],
    ['pas trop loin du Plateau', { places: ['Plateau'] }],
    ['pas loin de Ngor', { places: ['Ngor'] }],
    ['no pool in Almadies', { refused: ['Swimming Pool'], places: ['Almadies'] }],
    ['not on the ground floor in Saly', { places: ['Saly'], unknown: ['not on the ground floor in Saly'] }],
    ['my office is in Plateau', { unknown: ['my office is in Plateau'] }],
    ['j’habite à Mermoz mais je cherche à Ngor', { places: ['Ngor'], unknown: ['j’habite à Mermoz'] }],
    ['un plateau repas', { unknown: ['un plateau repas'] }],
    ['dans un virage', { unknown: ['dans un virage'] }],
    ['at this point e.g. now', { unknown: ['at this point e.g'] }],
  ])
})

describe('Rooms and sizes are understood as the least that is asked for', () => {
  understands([
    ['at least 4 bedrooms', { minBedrooms: 4 }],
    ['a four-bedroom villa', { minBedrooms: 4 }],
    ['quatre chambres minimum', { minBedrooms: 4 }],
    ['3 à 4 chambres', { minBedrooms: 3 }],
    ['entre 3 et 4 chambres', { minBedrooms: 3 }],
    ['3-4 bedrooms', { minBedrooms: 3 }],
    ['5+ bedrooms', { minBedrooms: 5 }],
    ['Bedrooms: 3', { minBedrooms: 3 }],
    ['3 chambres, idéalement 4 chambres', { minBedrooms: 3 }],
    ['au moins trois belles chambres', { minBedrooms: 3 }],
    ['F4', { minBedrooms: 3 }],
    ['un quatre pièces', { minBedrooms: 3 }],
    ['150 m²', { minArea: 150 }],
    ['150 sqm', { minArea: 150 }],
    ['au moins 200 mètres carrés', { minArea: 200 }],
    ['1\u202f200 m2', { minArea: 1200 }],
    ['2,000 sq. ft.', { minArea: 186 }],
    ['3 chambres de 120 m²', { minBedrooms: 3, minArea: 120 }],
    ['no more than 3 bedrooms', { unknown: ['no more than 3 bedrooms'] }],
    ['moins de 100 m²', { unknown: ['moins de 100 m²'] }],
    ['un jardin de 300 m²', { wanted: ['Garden'], unknown: ['un jardin de 300 m²'] }],
    ['500 m from the airport', { unknown: ['500 m from the airport'] }],
  ])
})

describe('Renting, buying and short stays are told apart', () => {
  understands([
    ['to rent', { deal: 'rent' }],
    ['nous souhaitons louer', { deal: 'rent' }],
    ['location d’un appartement meublé', { deal: 'rent', wanted: ['Furnished'] }],
    ['un bail', { deal: 'rent' }],
    ['looking to buy in Dakar', { deal: 'buy' }],
    ['we want to buy', { deal: 'buy' }],
    ['un achat à Saly', { deal: 'buy', places: ['Saly'] }],
    ['for two weeks', { deal: 'short-stay' }],
    ['des vacances d’une semaine', { deal: 'short-stay' }],
    ['court séjour', { deal: 'short-stay' }],
    ['louer pour dix jours', { deal: 'short-stay' }],
    ['louer ou acheter', {}],
    ['buy rather than rent', { deal: 'buy' }],
    ['to rent it out', {}],
    ['un investissement locatif', {}],
    ['a rental investment', {}],
    ['mettre en location', {}],
    ['a good location', { unknown: ['a good location'] }],
    ['we move in two weeks', { unknown: ['we move in two weeks'] }],
    ['I want to let you know', {}],
  ])
})

describe('Wishes that no listing answers are named', () => {
  understands([
    ['close to a good school', { checks: ['schools'] }],
    ['près d’une crèche et d’un lycée', { checks: ['schools'] }],
    ['un jardin d’enfants', { checks: ['schools'] }],
    ['we have a dog', { checks: ['pets'] }],
    ['J’ai un chat', { checks: ['pets'] }],
    ['let’s chat', { unknown: ['let’s chat'] }],
    ['quartier calme', { checks: ['quiet'] }],
    ['not noisy', { checks: ['quiet'] }],
    ['loin du bruit', { checks: ['quiet'] }],
    ['wheelchair access', { checks: ['accessibility'], wanted: [] }],
    ['mon père est en fauteuil roulant', { checks: ['accessibility'], wanted: [] }],
    ['de plain-pied', { checks: ['accessibility'] }],
    ['shops on foot', { checks: ['walking'], unknown: ['shops on foot'] }],
    ['à pied', { checks: ['walking'] }],
    ['BRT, TER ou bus', { checks: ['transport'] }],
    ['coupures d’eau', { checks: ['water'] }],
    ['near a hospital or une pharmacie', { checks: ['health'] }],
    ['not near a school', { unknown: ['not near a school'] }],
  ])
})
