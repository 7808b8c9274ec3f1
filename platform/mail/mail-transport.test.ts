import { expect, test } from 'vitest'
import { mustEncrypt } from './mail-transport.server.ts'

test.for([
  ['smtp://kais:secret@mail.example:587', true],
  ['smtps://kais:secret@mail.example', true],
  ['smtp://kais:secret@127.0.0.1.example', true],
  ['smtp://mail.example:25', false],
  ['smtp://kais:secret@127.0.0.1:2525', false],
  ['smtp://kais:secret@[::1]:2525', false],
  ['smtp://kais:secret@localhost', false],
] as const)('Of %s it is %s that its connection must be encrypted', ([url, isOwed]) => {
  expect(mustEncrypt(url)).toBe(isOwed)
})
