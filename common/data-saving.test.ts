import { expect, test } from 'vitest'
import { wantsLessData } from './data-saving.ts'

test.for([
  ['nothing', undefined, undefined, false],
  ['the browser’s wish', undefined, 'on', true],
  ['the browser’s wish, however it is written', undefined, 'On', true],
  ['another word of the browser', undefined, 'off', false],
  ['a choice for less', 'less', undefined, true],
  ['a choice for everything, against the browser’s wish', 'full', 'on', false],
  ['a cookie that is none of ours', 'tiny', 'on', true],
] as const)('Less data is wanted or not, after %s', ([, cookie, saveData, isWanted]) => {
  expect(wantsLessData({ cookie, saveData })).toBe(isWanted)
})
