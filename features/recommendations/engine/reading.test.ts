import { describe, expect, test } from 'vitest'
import type { Goal } from '../preferences.ts'
import { saying, wanting } from './homes.fixture.ts'
import { leavesOutBeyond, readTogether } from './reading.ts'

const read = (answers: Parameters<typeof wanting>[0], words: Parameters<typeof saying>[0] = {}) =>
  readTogether(wanting(answers), saying(words))

describe('buying or renting', () => {
  test.each<Goal>(['investment_rental', 'flipping', 'portfolio'])('%s is for buyers, whatever else is said', (goal) => {
    const reading = read({ goal, maxBudget: 900_000 }, { deal: 'rent' })
    expect(reading).toMatchObject({ deals: ['buy'], dealFrom: 'goal' })
  })

  test('the words decide where the goal leaves it open', () => {
    const reading = read({ goal: 'primary_residence', maxBudget: 300_000_000 }, { deal: 'rent' })
    expect(reading).toMatchObject({ deals: ['rent'], dealFrom: 'words' })
  })

  test('a holiday home to rent is a short stay', () => {
    expect(read({ goal: 'vacation_home' }, { deal: 'rent' })).toMatchObject({ deals: ['short-stay'] })
  })

  test('a short stay is only meant where the words say so', () => {
    expect(read({}).deals).toEqual(['buy', 'rent'])
    expect(read({}, { deal: 'short-stay' }).deals).toEqual(['short-stay'])
  })

  test('ten million is still a rent, one franc more a price', () => {
    expect(read({ maxBudget: 10_000_000 })).toMatchObject({ deals: ['rent'], dealFrom: 'budget' })
    expect(read({ maxBudget: 10_000_001 })).toMatchObject({ deals: ['buy'], dealFrom: 'budget' })
  })

  test('the minimum tells the scale where there is no maximum', () => {
    expect(read({ minBudget: 500_000 }).deals).toEqual(['rent'])
    expect(read({ minBudget: 500_000, maxBudget: 90_000_000 }).deals).toEqual(['buy'])
  })

  test('a small budget for a holiday home is for the night', () => {
    expect(read({ goal: 'vacation_home', maxBudget: 150_000 }).deals).toEqual(['short-stay'])
  })

  test('without a budget everything the goal allows stays open', () => {
    expect(read({ goal: 'vacation_home' })).toMatchObject({ deals: ['buy', 'short-stay'], dealFrom: 'goal' })
    expect(read({})).toMatchObject({ deals: ['buy', 'rent'], dealFrom: 'open' })
  })
})

describe('answers and words together', () => {
  test('the chosen place comes first and refused ones are left out', () => {
    const words = { places: ['Ngor', 'Almadies', 'Yoff'], refusedPlaces: ['Yoff'] }
    expect(read({ place: 'Almadies' }, words).places).toEqual(['Almadies', 'Ngor'])
  })

  test('the larger number of bedrooms counts', () => {
    expect(read({ bedrooms: 2 }, { minBedrooms: 4 }).bedrooms).toBe(4)
    expect(read({ bedrooms: 3 }, { minBedrooms: 1 }).bedrooms).toBe(3)
    expect(read({}, { minBedrooms: 2 }).bedrooms).toBe(2)
    expect(read({}).bedrooms).toBeNull()
  })

  test('walking is something to check, and only once', () => {
    expect(read({ transport: 'walking' }, { checks: ['walking', 'pets'] }).checks).toEqual(['walking', 'pets'])
    expect(read({ transport: 'car' }).checks).toEqual([])
  })
})

describe('how far out whoever goes to an office is shown homes', () => {
  const beyond = (answers: Parameters<typeof wanting>[0], words: Parameters<typeof saying>[0] = {}) =>
    leavesOutBeyond(wanting(answers), read(answers, words))

  test('25 kilometres from the Plateau, where they live in the home', () => {
    expect(beyond({ work: 'office' })).toBe(25)
    expect(beyond({ work: 'business', goal: 'primary_residence' })).toBe(25)
  })

  test('anywhere, where they name a place, work at home, or do not live there', () => {
    expect(beyond({ work: 'hybrid', place: 'Saly' })).toBeNull()
    expect(beyond({ work: 'hybrid' }, { places: ['Saly'] })).toBeNull()
    expect(beyond({ work: 'remote' })).toBeNull()
    expect(beyond({})).toBeNull()
    expect(beyond({ work: 'office', goal: 'vacation_home' })).toBeNull()
    expect(beyond({ work: 'office', goal: 'portfolio' })).toBeNull()
  })
})
