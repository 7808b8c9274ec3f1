import { expect, test } from 'vitest'
import { explainError } from './delivery.ts'

test.for([
  ['550 5.1.1 <awa@example.com>: Recipient address rejected: User unknown', 'noSuchAddress'],
  ['550 No such user here', 'noSuchAddress'],
  ['550 We do not want this', 'noSuchAddress'],
  ['552 5.2.2 Mailbox full', 'boxFull'],
  ['452 4.2.2 The recipient is over quota', 'boxFull'],
  ['550 5.7.1 Message rejected as spam by content filtering', 'unwanted'],
  ['554 Transaction failed', 'unwanted'],
  ['535 5.7.8 Username and password not accepted', 'signIn'],
  ['451 4.7.1 Greylisting in action, please come back later', 'putOff'],
  ['450 Please try again later', 'putOff'],
  ['421 Service not available', 'away'],
  ['connect ECONNREFUSED 10.0.0.1:587', 'away'],
  ['Connection closed unexpectedly', 'away'],
  ['getaddrinfo ENOTFOUND mail.example.com', 'away'],
  ['The message could not be made: see the log.', 'unmade'],
  ['Refused for cars@kais.example', 'partly'],
  ['Something nobody has said before', 'other'],
] as const)('A server that says "%s" means: %s', ([said, reason]) => {
  expect(explainError(said)).toBe(reason)
})
