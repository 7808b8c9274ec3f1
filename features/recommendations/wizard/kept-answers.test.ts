import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_ANSWERS } from '../answers.ts'
import { keepAnswers, readKeptAnswers, tidyAnswers } from './kept-answers.ts'

test('Answers of an address are taken as the wizard shows them', () => {
  expect(
    tidyAnswers({ min: '150000000', max: '200M', type: 'villa', bedrooms: '7', family: '2', place: 'Fann' }),
  ).toEqual({
    ...NO_ANSWERS,
    min: '150000000',
    max: '200M',
    type: 'villa',
    bedrooms: '5',
    family: '2',
    place: 'Fann',
  })
})

test('What the wizard cannot show is left open, whoever wrote it', () => {
  const foreign = {
    type: 'castle',
    bedrooms: '-1',
    family: '0',
    goal: 'constructor',
    time: 3,
    words: ['a'],
    other: 'x',
  }
  expect(tidyAnswers(foreign)).toEqual(NO_ANSWERS)
  // Nothing that somebody typed is cut, however long.
  expect(tidyAnswers({ words: '🏠'.repeat(9_000) }).words).toHaveLength(18_000)
})

describe('Kept in the browser', () => {
  const VILLA = { ...NO_ANSWERS, type: 'villa' }
  const APARTMENT = { ...NO_ANSWERS, type: 'apartment' }

  function memory() {
    const kept = new Map<string, string>()
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    }
  }
  /** The tabs of one browser share one memory, and have one each. */
  const openTab = () => {
    const own = memory()
    return () => vi.stubGlobal('sessionStorage', own)
  }
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('two searches side by side keep their own answers, and a new tab begins with the last ones', () => {
    const [first, second, third] = [openTab(), openTab(), openTab()]
    first()
    keepAnswers(VILLA)
    second()
    expect(readKeptAnswers()).toEqual(VILLA)
    keepAnswers(APARTMENT)
    first()
    expect(readKeptAnswers()).toEqual(VILLA)
    third()
    expect(readKeptAnswers()).toEqual(APARTMENT)
  })

  test('a new search empties its own tab for good, and an empty tab takes nothing from another', () => {
    const [first, second, third] = [openTab(), openTab(), openTab()]
    first()
    keepAnswers(VILLA)
    keepAnswers(NO_ANSWERS)
    second()
    expect(readKeptAnswers()).toBeNull()
    keepAnswers(APARTMENT)
    first()
    expect(readKeptAnswers()).toEqual(NO_ANSWERS)
    keepAnswers(NO_ANSWERS)
    third()
    expect(readKeptAnswers()).toEqual(APARTMENT)
  })

  test('answers of a week ago are gone, and a browser that keeps nothing begins empty', () => {
    openTab()()
    keepAnswers(VILLA, Date.now() - 8 * 24 * 60 * 60_000)
    expect(readKeptAnswers()).toBeNull()
    expect(localStorage.getItem('kais-wizard')).toBeNull()
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', undefined)
    keepAnswers(VILLA)
    expect(readKeptAnswers()).toBeNull()
  })
})
