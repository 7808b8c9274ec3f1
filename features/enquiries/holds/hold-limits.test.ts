import { describe, expect, test } from 'vitest'
import { type HoldMarks, judgeHold, letterBoxOf } from './hold-limits.ts'

const asked: HoldMarks = { email: 'awa', phone: '77', address: 'home', network: 'street' }
/** So many holds that share one mark, of so many days each. */
const holds = (mark: string, count: number, days = 1) => Array.from({ length: count }, () => ({ marks: [mark], days }))

describe('One hold more', () => {
  test.for([
    ['held', 'where nothing waits', [], 1],
    ['held', 'as long as the home or the car itself allows', [], 365],
    ['too-many', 'a further one of more days than a person may hold together', holds('awa', 1), 60],
    ['too-many', 'longer than what strangers leave of a network', holds('street', 1), 180],
    ['by-link', 'of a person by their letter box', holds('awa', 2), 1],
    ['too-many', 'the fourth of a person', holds('awa', 3), 1],
    [
      'too-many',
      'the fourth of a person, by number and letter box together',
      [...holds('awa', 1), ...holds('77', 2)],
      1,
    ],
    ['by-link', 'the last day of a person', holds('awa', 2, 20), 20],
    ['too-many', 'a day too many of a person', holds('awa', 2, 20), 21],
    ['by-link', 'the fourth from an address', holds('home', 3), 1],
    ['too-many', 'the fifth from an address', holds('home', 4), 1],
    ['too-many', 'a day too many from an address', holds('home', 3, 20), 1],
    ['held', 'of somebody else in a hotel', holds('street', 11), 1],
    ['too-many', 'the thirteenth from a network', holds('street', 12), 1],
    ['held', 'the last days of a network', holds('street', 3, 50), 30],
    ['too-many', 'a day too many from a network', holds('street', 3, 50), 31],
    ['held', 'whatever strangers hold', holds('stranger', 40, 60), 60],
  ] as const)('is “%s”: %s', ([verdict, , pending, days]) => {
    expect(judgeHold({ marks: asked, days }, pending)).toBe(verdict)
  })

  test('counts by person even where a house lets many in through one address', () => {
    expect(judgeHold({ marks: asked, days: 1 }, holds('home', 50), 1_000)).toBe('held')
    expect(judgeHold({ marks: asked, days: 1 }, holds('awa', 3), 1_000)).toBe('too-many')
  })
})

test.for([
  ['Awa.Diop+cars@Gmail.com', 'awadiop@gmail.com'],
  ['a.w.a.diop@googlemail.com', 'awadiop@gmail.com'],
  [' AWA@example.com ', 'awa@example.com'],
  ['awa+1@example.com', 'awa@example.com'],
  ['awa.diop@example.com', 'awa.diop@example.com'],
] as const)('%s is the letter box %s', ([spelling, box]) => {
  expect(letterBoxOf(spelling)).toBe(box)
})
