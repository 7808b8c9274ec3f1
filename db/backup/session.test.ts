import { expect, inject, test } from 'vitest'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { startOwnPostgres } from '#tests/helpers/own-postgres.ts'
import { connectForCopy, hangUp } from './session.server.ts'

test('A database that accepts and says nothing is given up after a moment', async () => {
  const line = await openFrozenLine(inject('postgres'))
  line.freeze()
  await expect(connectForCopy(line.config, 'test')).rejects.toThrow('timeout')
  await line.close()
}, 10_000)

test('Hanging up does not wait for a line that takes nothing any more', async () => {
  const line = await openFrozenLine(inject('postgres'))
  const client = await connectForCopy(line.config, 'test')
  line.freeze()
  // More than what lies between us holds: the goodbye comes behind it.
  const unheard = client.query('select length($1)', ['x'.repeat(50_000_000)]).catch(() => 'cut')
  await hangUp(client)
  expect(await unheard).toBe('cut')
  await line.close()
}, 10_000)

test('PostgreSQL soon lets go of what a machine without power held', async () => {
  const { config, stop } = await startOwnPostgres()
  const client = await connectForCopy(config, 'test')
  const { rows } = await client.query("select name, setting from pg_settings where name ~ '^tcp_keepalives_'")
  await hangUp(client)
  await stop()
  const { idle, interval, count } = Object.fromEntries(
    rows.map(({ name, setting }) => [name.slice('tcp_keepalives_'.length), Number(setting)]),
  )
  const seconds = idle + interval * count
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(30)
}, 30_000)
