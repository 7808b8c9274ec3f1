import { expect, test } from 'vitest'
import { sayTask } from './task-words.ts'

test.each([
  ['task', 'Print the brochures', 'Print the brochures', 'Print the brochures'],
  ['callback', 'Villa Teranga', 'Callback: Villa Teranga', 'Rappel\u00a0: Villa Teranga'],
  ['follow-up', '', 'Follow-up', 'Relance'],
  ['follow-up', 'Send the plans', 'Send the plans', 'Send the plans'],
] as const)('A %s of “%s” is called “%s”, in French “%s”', (kind, title, en, fr) => {
  expect([sayTask({ kind, title }, 'en'), sayTask({ kind, title }, 'fr')]).toEqual([en, fr])
})
