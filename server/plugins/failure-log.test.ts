import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#common/errors.ts'
import { createFailureLog } from './failure-log.ts'

function listen() {
  const told: unknown[][] = []
  const write = (level: string) => (details: object, words: string) => told.push([level, words, details])
  const log = { warn: write('warn'), error: write('error') } as unknown as FastifyBaseLogger
  return { told, log }
}

test('A database that is away is told once in five seconds, with how often it was met; a fault of ours each time', () => {
  const { told, log } = listen()
  let now = 0
  const tell = createFailureLog(() => now)
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (now = 0; now < 5_000; now += 100) tell(log, away, 'page failed')
  tell(log, new AppError('unavailable', { cause: away }), 'request failed')
  expect(told).toEqual([
    ['warn', 'the database does not answer', { err: away }],
    ['warn', 'the database does not answer', { err: away, alsoMet: 49 }],
  ])
  const fault = new Error('the painter fell off the ladder')
  tell(log, fault, 'page failed')
  tell(log, fault, 'page failed')
  expect(told.slice(2)).toEqual(Array(2).fill(['error', 'page failed', { err: fault }]))
})

test('A full disk is an error that says so; what a caller did wrong is none', () => {
  const { told, log } = listen()
  const tell = createFailureLog()
  tell(log, Object.assign(new Error('write'), { code: 'ENOSPC' }), 'request failed')
  tell(log, new Error('Failed query', { cause: Object.assign(new Error('disk'), { code: '53100' }) }), 'request failed')
  tell(log, new AppError('invalid_input'), 'request failed')
  expect(told).toMatchObject([['error', 'nothing can be stored: the disk is full or may only be read', {}]])
})
