import { expect, test } from 'vitest'
import { suspicionOf } from './suspicion.ts'

const HUMAN = { trap: undefined, elapsedMs: 40_000, text: 'Is the villa still open?' }

test('Whoever fills in what people cannot see is no person', () => {
  expect(suspicionOf({ ...HUMAN, trap: 'https://watches.example' })).toBe('trap')
  expect(suspicionOf({ ...HUMAN, trap: '  ' })).toBeNull()
})

test('Links sent faster than anybody types them are held', () => {
  for (const text of ['Buy at https://watches.example', 'www.watches.example', '[url=watches]'])
    expect(suspicionOf({ ...HUMAN, elapsedMs: 300, text })).toBe('haste')
})

test('A fast human is welcome, and so is one who gives a link', () => {
  expect(suspicionOf({ ...HUMAN, elapsedMs: 300 })).toBeNull()
  expect(suspicionOf({ ...HUMAN, text: 'This one: https://kais.example/property/12' })).toBeNull()
  expect(suspicionOf({ ...HUMAN, elapsedMs: undefined, text: 'https://kais.example' })).toBeNull()
})
