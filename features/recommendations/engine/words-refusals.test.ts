import { describe, expect, test } from 'vitest'
import { readWords } from './read-words.ts'

interface Meant {
  wanted?: string[]
  refused?: string[]
  places?: string[]
  refusedPlaces?: string[]
  unknown?: string[]
}

const means = (cases: readonly [words: string, meant: Meant][]) =>
  test.for([...cases])('"%s"', ([words, meant]) => {
    const { wanted, refused, places, refusedPlaces, unknown } = readWords(words)
    const nothing = { wanted: [], refused: [], places: [], refusedPlaces: [], unknown: [] }
    expect({ wanted, refused, places, refusedPlaces, unknown }).toEqual({ ...nothing, ...meant })
  })

describe('A refusal is understood', () => {
  means([
    ['no pool', { refused: ['Swimming Pool'] }],
    ['NO POOL!!!', { refused: ['Swimming Pool'] }],
    ['without a pool', { refused: ['Swimming Pool'] }],
    ['not furnished', { refused: ['Furnished'] }],
    ['unfurnished', { refused: ['Furnished'] }],
    ['non meublé', { refused: ['Furnished'] }],
    ['location vide', { refused: ['Furnished'] }],
    ['sans ascenseur', { refused: ['Elevator'] }],
    ['pas de piscine ni de jardin', { refused: ['Swimming Pool', 'Garden'] }],
    ['ni piscine ni salle de sport', { refused: ['Swimming Pool', 'Gym'] }],
    ['we don’t want a pool or a gym', { refused: ['Swimming Pool', 'Gym'] }],
    ['we don’t think we want a pool', { refused: ['Swimming Pool'] }],
    ['we don’t want a house with a pool', { refused: ['Swimming Pool'] }],
    ['je ne veux plus de piscine', { refused: ['Swimming Pool'] }],
    ['no pool, gym or garden', { refused: ['Swimming Pool', 'Gym', 'Garden'] }],
    ['Not wanted: pool, gym', { refused: ['Swimming Pool', 'Gym'] }],
    ['Pas de :\n- piscine\n- garage', { refused: ['Swimming Pool', 'Garage'] }],
    ['piscine : non', { refused: ['Swimming Pool'] }],
    ['pool? No, thanks.', { refused: ['Swimming Pool'] }],
    ['surtout pas au Plateau', { refusedPlaces: ['Plateau'] }],
    ['anything but Plateau', { refusedPlaces: ['Plateau'] }],
    ['not in Yoff', { refusedPlaces: ['Yoff'] }],
    ['tout sauf le Plateau et la Médina', { refusedPlaces: ['Plateau', 'Médina'] }],
    ['éviter Pikine', { refusedPlaces: ['Pikine'] }],
    ['everywhere except Plateau, Yoff or Pikine', { refusedPlaces: ['Plateau', 'Yoff', 'Pikine'] }],
    ['Plateau exclu', { refusedPlaces: ['Plateau'] }],
  ])
})

describe('A refusal ends where its clause or its list ends', () => {
  means([
    ['no pool but a garden', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
    ['no pool and a garden', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
    ['no pool, sea view, generator', { refused: ['Swimming Pool'], wanted: ['Ocean View', 'Generator'] }],
    ['sans piscine, avec jardin', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
    ['sans piscine et avec jardin', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
    ['pas de piscine. Un garage.', { refused: ['Swimming Pool'], wanted: ['Garage'] }],
    ['no lift\ngarden', { refused: ['Elevator'], wanted: ['Garden'] }],
    ['I don’t want a pool and I want a gym', { refused: ['Swimming Pool'], wanted: ['Gym'] }],
    ['pas au Plateau ni à Yoff, plutôt Ngor', { refusedPlaces: ['Plateau', 'Yoff'], places: ['Ngor'] }],
    ['no pool, Almadies or Ngor', { refused: ['Swimming Pool'], places: ['Almadies', 'Ngor'] }],
    ['far from Pikine, close to Ngor', { refusedPlaces: ['Pikine'], places: ['Ngor'] }],
  ])
})

describe('What is left open is neither asked for nor refused', () => {
  means([
    ['no need for a pool', {}],
    ['pas besoin de piscine ou de garage', {}],
    ['we don’t need a lift', {}],
    ['pool not necessary', {}],
    ['no pool needed', {}],
    ['pool optional, garden required', { wanted: ['Garden'] }],
    ['pool and gym not necessary', {}],
    ['piscine et salle de sport pas nécessaires', {}],
    ['la piscine n’est pas indispensable', {}],
    ['peu importe la piscine', {}],
    ['Almadies, peu importe la piscine', { places: ['Almadies'] }],
    ['avec ou sans ascenseur', {}],
    ['furnished or unfurnished', {}],
    ['meublé ou non', {}],
    ['a garden instead of a pool', { wanted: ['Garden'] }],
    ['Garage: not needed', {}],
    ['piscine ou jardin, peu importe', {}],
  ])
})

describe('Not every "no" refuses', () => {
  means([
    ['why not a pool', { wanted: ['Swimming Pool'] }],
    ['pourquoi pas une piscine', { wanted: ['Swimming Pool'] }],
    ['not without a generator', { wanted: ['Generator'] }],
    ['pas sans groupe', { wanted: ['Generator'] }],
    ['no house without a generator', { wanted: ['Generator'] }],
    ['on ne peut pas se passer d’un garage', { wanted: ['Garage'] }],
    ['not only a pool but a gym', { wanted: ['Swimming Pool', 'Gym'] }],
    ['je ne veux que les Almadies', { places: ['Almadies'] }],
    ['pas trop cher aux Almadies', { places: ['Almadies'] }],
    ['the generator is not negotiable', { wanted: ['Generator'] }],
    ['a pool would be nice but not essential', { wanted: ['Swimming Pool'] }],
  ])
})

describe('The last word counts', () => {
  means([
    ['a pool. Actually no pool.', { refused: ['Swimming Pool'] }],
    ['no pool. In fact a pool, yes.', { wanted: ['Swimming Pool'] }],
    ['pas à Ngor… finalement Ngor', { places: ['Ngor'] }],
  ])
})

describe('A refusal of some kind of it is not a refusal of it: an adviser reads it', () => {
  test.for([
    'no shared pool',
    'pas de piscine commune',
    'no pool shared with neighbours',
    'no private garden',
    'sans grand jardin',
    'no small garage',
    'the pool must not be shared',
    'la piscine ne doit pas être partagée',
    'unlike Almadies',
    'contrairement aux Almadies',
  ])('"%s"', (words) => {
    const { wanted, refused, places, refusedPlaces, unknown } = readWords(words)
    expect({ wanted, refused, places, refusedPlaces, unknown }).toEqual({
      ...{ wanted: [], refused: [], places: [], refusedPlaces: [] },
      unknown: [words],
    })
  })

  means([
    ['a garden, no shared pool', { wanted: ['Garden'], unknown: ['no shared pool'] }],
    ['Ngor, unlike Almadies', { places: ['Ngor'], unknown: ['unlike Almadies'] }],
    ['a villa in Ngor unlike Almadies', { places: ['Ngor'], unknown: ['a villa in Ngor unlike Almadies'] }],
    ['a pool. No shared pool.', { wanted: ['Swimming Pool'], unknown: ['No shared pool'] }],
    ['no gym or shared pool', { refused: ['Gym'], unknown: ['or shared pool'] }],
    ['no pool and a big garden', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
    ['no pool, private garden', { refused: ['Swimming Pool'], wanted: ['Garden'] }],
  ])
})

describe('Doing without it is fine, or out of the question', () => {
  means([
    ['no lift is fine', {}],
    ['no lift or garage is ok', {}],
    ['no lift, no problem', {}],
    ['pas d’ascenseur, ce n’est pas grave', {}],
    ['pas de piscine, pas de problème', {}],
    ['a garden, no lift is fine', { wanted: ['Garden'] }],
    ['no pool, no lift is fine', { refused: ['Swimming Pool'] }],
    ['not in Ngor, Almadies is fine', { refusedPlaces: ['Ngor'], places: ['Almadies'] }],
    ['no pool? no deal', { wanted: ['Swimming Pool'] }],
    ['No pool, no deal.', { wanted: ['Swimming Pool'] }],
    ['no gym, no pool, no deal', { wanted: ['Gym', 'Swimming Pool'] }],
    ['No gym. No pool? No deal!', { refused: ['Gym'], wanted: ['Swimming Pool'] }],
    ['pas de piscine, pas d’achat', { wanted: ['Swimming Pool'] }],
  ])
})

test('Of very many places the first eight are looked at, and an adviser reads the others', () => {
  const named = ['Almadies', 'Ngor', 'Yoff', 'Ouakam', 'Mermoz', 'Plateau', 'Saly', 'Somone', 'Mbour', 'Pikine']
  const { places, unknown } = readWords(`${named.join(', ')}, Ngor`)
  expect(places).toEqual(named.slice(0, 8))
  expect(unknown).toEqual(['Mbour', 'Pikine'])
})
