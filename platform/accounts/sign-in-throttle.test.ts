import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import { codeCounts, forgottenCounts, passwordCounts, SignInThrottle } from './sign-in-throttle.server.ts'

test('A stranger’s password is counted by address and account, a known browser’s by itself alone', () => {
  const from = { address: '192.0.2.1', account: 'number:7' }
  expect(passwordCounts({ ...from, deviceId: null })).toEqual([
    ['address', '192.0.2.1'],
    ['account', 'number:7'],
  ])
  expect(passwordCounts({ ...from, deviceId: 3 })).toEqual([['device', '3']])
})

test('Codes of the app and recovery codes share no count, nor do a known browser and strangers', () => {
  const counts = [codeCounts(7, null), codeCounts(7, 3)].flatMap(({ app, recovery }) => [...app, ...recovery])
  expect(new Set(counts.map(String)).size).toBe(4)
  expect(forgottenCounts(7, null).map(String)).not.toEqual(forgottenCounts(7, 3).map(String))
})

test('A thousand tries at once are counted before any of them is answered; right ones and our own failures are not', async () => {
  const throttle = new SignInThrottle()
  const counts = passwordCounts({ address: '192.0.2.1', account: 'number:7', deviceId: null })
  const attempt = (failure?: Error) =>
    throttle
      .tryOnce(counts, async () => {
        await Promise.resolve()
        if (failure) throw failure
      })
      .catch((error: unknown) => error)
  for (let n = 0; n < 50; n += 1) expect(await attempt()).toBeUndefined()
  for (let n = 0; n < 50; n += 1) expect(await attempt(new Error('no database'))).not.toBeInstanceOf(AppError)
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, () => attempt(new AppError('invalid_credentials'))))
  const codes = outcomes.map((error) => (error as AppError).code)
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'too_many_sign_ins')).toHaveLength(990)
})

test.for(['wrong_password', 'invalid_credentials', 'invalid_code', 'unauthenticated'] as const)(
  'A confirmation that is refused as %s was a guess, and counts',
  async (code) => {
    expect(await confirmTimes(11, code)).toEqual([...Array(10).fill(code), 'too_many_sign_ins'])
  },
)

test.for(['email_taken', 'invalid_input', 'account_changed', 'authenticator_on', 'not_found'] as const)(
  'A confirmation that is refused as %s after the right password does not count',
  async (code) => {
    expect(await confirmTimes(30, code)).toEqual(Array(30).fill(code))
  },
)

async function confirmTimes(times: number, code: ErrorCode): Promise<string[]> {
  const throttle = new SignInThrottle()
  const actor: Actor = { kind: 'staff', id: 7, username: 'awa', role: 'agent' }
  const codes: string[] = []
  for (let n = 0; n < times; n += 1)
    await throttle.confirm(actor, () => Promise.reject(new AppError(code))).catch((error) => codes.push(error.code))
  return codes
}
