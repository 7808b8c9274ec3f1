import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { codeOfUnknownError } from './database-error.server.ts'

const file = '/data/pictures/a.webp'

test.for([
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'unavailable'],
  [{ code: 'ECONNREFUSED' }, 'unavailable'],
  [{ code: 'ETIMEDOUT' }, 'unavailable'],
  [{ code: '57P01' }, 'unavailable'],
  [{ code: 'ENOENT', syscall: 'connect', address: '/run/.s.PGSQL.5432' }, 'unavailable'],
  [{ code: 'ENOENT', syscall: 'open', path: file }, 'internal'],
  [{ code: 'ENOENT', syscall: 'spawn pg_dump', path: 'pg_dump' }, 'internal'],
  [{ code: 'ENOENT' }, 'internal'],
  [{ code: 'EAGAIN', syscall: 'connect' }, 'unavailable'],
  [{ code: 'EAGAIN', syscall: 'spawn' }, 'internal'],
  [{ code: 'EPIPE', syscall: 'write' }, 'unavailable'],
  [{ code: 'EPIPE' }, 'unavailable'],
  [{ code: 'EPIPE', syscall: 'write', path: file }, 'internal'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'unavailable'],
  [{ code: 'ENOTFOUND' }, 'internal'],
  [{ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }, 'unavailable'],
  [{ code: 'EAI_AGAIN', syscall: 'queryMx' }, 'internal'],
  [{ code: 'EACCES', syscall: 'connect' }, 'unavailable'],
  [{ code: 'EACCES', syscall: 'listen' }, 'internal'],
  [{ code: 'EACCES', syscall: 'spawn convert', path: 'convert' }, 'internal'],
  [{ code: 'EACCES', syscall: 'open', path: file }, 'not_storable'],
  [{ code: 'EACCES', syscall: 'mkdir', path: file }, 'not_storable'],
  [{ code: 'EACCES', syscall: 'rename', path: file }, 'not_storable'],
  [{ code: 'EACCES', syscall: 'unlink', path: file }, 'not_storable'],
  [{ code: 'EACCES', syscall: 'scandir', path: file }, 'internal'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'not_storable'],
  [{ code: 'EROFS', syscall: 'open', path: file }, 'not_storable'],
] as const)('%o is %s, by itself and as the cause of another', ([what, code]) => {
  const error = Object.assign(new Error('refused'), what)
  expect(codeOfUnknownError(error)).toBe(code)
  expect(codeOfUnknownError(new Error('Failed query', { cause: error }))).toBe(code)
})

test('Node says what the table says: a socket that is not there, and a file', async () => {
  const socket = await new Promise((resolve) => connect('/nowhere/.s.PGSQL.5432').on('error', resolve))
  const read = await readFile('/nowhere/file').catch((error: unknown) => error)
  expect([socket, read].map(codeOfUnknownError)).toEqual(['unavailable', 'internal'])
})
