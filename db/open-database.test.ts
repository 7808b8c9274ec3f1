import { expect, test } from 'vitest'
import { type FrozenLine, openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { copyOf } from '#tests/helpers/site.ts'
import { DatabaseAbsent, openDatabase } from './open-database.server.ts'
import { placesOf } from './places.server.ts'

/** A port where the database does not answer yet. */
async function absentDatabase() {
  const config = await copyOf('empty')
  const line = await openFrozenLine(config)
  await line.close()
  const { connectionString, host, port, user, database } = line.config
  const url = connectionString ?? `postgres://${user}:a-secret-word@${host}:${port}/${database}`
  return { url, appears: () => openFrozenLine(config, Number(new URL(url).port)) }
}

const open = (databaseUrl: string, log: (line: string) => void, absenceMs: number) =>
  openDatabase({
    places: placesOf({ DATABASE_URL: databaseUrl }),
    dataDir: '',
    purpose: 'serve',
    log,
    timing: { absenceMs, pauseMs: 20 },
  })

test('An external database that starts later than we do is waited for, which is said once', async () => {
  const { url, appears } = await absentDatabase()
  const lines: string[] = []
  let line: Promise<FrozenLine> | undefined
  const log = (text: string) => {
    lines.push(text)
    line ??= appears()
  }
  const database = await open(url, log, 30_000)
  await database.close()
  await (await line)?.close()
  expect(lines).toEqual([expect.stringMatching(/^The database of DATABASE_URL does not answer yet \(.*\); waiting…$/)])
})

test('One that never comes ends the start with a sentence, in which no password stands', async () => {
  const { url } = await absentDatabase()
  const lines: string[] = []
  const error = await open(url, (line) => lines.push(line), 100).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseAbsent)
  expect(String(error)).toMatch(/has not answered for 0\.1 seconds \(connect ECONNREFUSED .*\)/)
  expect(`${lines} ${error}`).not.toContain('a-secret-word')
})

test('What the database answers is not waited out: a name that it does not know is told at once', async () => {
  const { url, appears } = await absentDatabase()
  const line = await appears()
  const unknown = new URL(url)
  unknown.pathname = '/nobody_made_this'
  const lines: string[] = []
  await expect(open(unknown.href, (text) => lines.push(text), 30_000)).rejects.toMatchObject({ code: '3D000' })
  await line.close()
  expect(lines).toEqual([])
})
