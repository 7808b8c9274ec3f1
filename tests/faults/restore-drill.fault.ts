/**
 * The drill that every operator should have done once: the demo house with uploads is backed up while visitors write, lost,
 * restored elsewhere and looked over. Equal means equal by the checksum of every table, picture and file.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { lastBackup } from '#db/backup/backup-folder.server.ts'
import type { Manifest } from '#db/backup/manifest.server.ts'
import { openBackup } from '#db/backup/read-backup.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { makeDataDir, startBuiltServer, waitUntil } from '../helpers/built-server.ts'
import { copyHouse, STAFF } from '../helpers/prepared-house.ts'
import { killPostmaster } from './postmaster.ts'
import { report } from './report.ts'
import { startSenders } from './senders.ts'

const VISITORS = 2
const KILLS = 6
/** A restore of the demo house, from the moment it touches anything. */
const RESTORE_MS = 3_000

interface Uploads {
  picture: string
  file: string
  fileBytes: Buffer
}

let backup: { path: string; manifest: Manifest }
let uploads: Uploads
/** Markers of messages that were acknowledged before the backup began. */
let acknowledged: Map<string, number>
let kept: { dataDir: string; remove(): Promise<void> }

function startCommand(name: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [`tools/commands/${name}.ts`, ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function command(name: string, args: string[], env: Record<string, string>) {
  const start = Date.now()
  const child = startCommand(name, args, env)
  const [words, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, words, complaints, seconds: (Date.now() - start) / 1000 }
}

async function mustCommand(name: string, args: string[], env: Record<string, string>) {
  const ended = await command(name, args, env)
  assert.equal(ended.code, 0, ended.words + ended.complaints)
  return ended
}

async function backUp(env: Record<string, string>): Promise<{ path: string; manifest: Manifest; seconds: number }> {
  const { seconds } = await mustCommand('backup', [], env)
  const newest = await lastBackup(createFolderStore(env.BACKUP_DIR ?? join(env.DATA_DIR ?? '', 'backups')))
  assert.ok(newest)
  return { path: newest.path, manifest: (await openBackup(newest.path)).manifest, seconds }
}

const content = ({ tables, sequences, files, missing }: Manifest) => ({ tables, sequences, files, missing })

async function post(url: string, cookie: string, bytes: Buffer, name: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(url, { method: 'POST', headers: { cookie }, body })
  assert.ok(answer.ok, await answer.clone().text())
  return ((await answer.json()) as { path: string }).path
}

async function upload(url: string): Promise<Uploads> {
  const headers = { 'content-type': 'application/json' }
  const signIn = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) })
  assert.equal(signIn.status, 200)
  const cookie = signIn.headers.getSetCookie().join('; ')
  const background = '#7a1f3d'
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const fileBytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000, 'kais')])
  return {
    picture: await post(`${url}/api/upload`, cookie, photo, 'photo.jpg'),
    file: await post(`${url}/api/files`, cookie, fileBytes, 'Présentation.pdf'),
    fileBytes,
  }
}

/** The house at work, a backup in the middle of it, and then the house is lost. */
before(async () => {
  const house = await copyHouse()
  kept = await makeDataDir()
  const { dataDir } = house
  const server = await startBuiltServer({ dataDir, env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' } })
  try {
    uploads = await upload(server.url)
    const { ledger, stop } = startSenders(server.url, VISITORS)
    await waitUntil('messages are acknowledged', () => ledger.acknowledged.size >= 20)
    acknowledged = new Map(ledger.acknowledged)
    backup = await backUp({ DATA_DIR: dataDir, BACKUP_DIR: join(kept.dataDir, 'backups') })
    await stop()
    assert.ok(ledger.acknowledged.size > acknowledged.size, 'messages came in while the backup was made')
  } finally {
    await server.stop()
    await killPostmaster(dataDir)
    await house.remove()
  }
})
after(() => kept.remove())

async function newFolder(t: TestContext): Promise<string> {
  const { dataDir, remove } = await makeDataDir()
  t.after(async () => {
    await killPostmaster(dataDir)
    await remove()
  })
  return dataDir
}

/** PostgreSQL of its own that stays while commands come and go. */
async function openPostgres(t: TestContext, dataDir: string): Promise<pg.ClientConfig> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  t.after(() => postgres.stop())
  return postgres.connection
}

async function ask<Row extends pg.QueryResultRow>(config: pg.ClientConfig, query: string): Promise<Row[]> {
  const client = new pg.Client(config)
  await client.connect()
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test('the demo house with uploads, backed up while visitors wrote, then lost, is restored equal by checksum', async (t) => {
  const dataDir = await newFolder(t)
  const env = { DATA_DIR: dataDir }
  const restored = await mustCommand('restore', [backup.path], env)
  const verified = await mustCommand('verify', [], env)
  const again = await backUp(env)
  assert.deepEqual(content(again.manifest), content(backup.manifest))

  const server = await startBuiltServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
  t.after(() => server.kill9())
  const rows = await ask<{ id: number; message: string; notices: number }>(
    await openPostgres(t, dataDir),
    `select s.id, s.message, count(o.id)::int as notices from contact_submissions s
     left join outbox o on (o.payload->>'submissionId')::int = s.id group by s.id`,
  )
  const stored = new Map(rows.map(({ id, message }) => [message, id]))
  const lost = [...acknowledged].filter(([marker, id]) => stored.get(marker) !== id)
  assert.deepEqual(lost, [], 'what was acknowledged before the backup is in it')
  assert.deepEqual(
    rows.filter(({ notices }) => notices !== 2),
    [],
    'each message came with both of its notices',
  )

  const file = await fetch(`${server.url}${uploads.file}`)
  assert.ok(Buffer.from(await file.arrayBuffer()).equals(uploads.fileBytes))
  for (const address of [uploads.picture, uploads.picture.replace('.webp', '-640.avif')])
    assert.equal((await fetch(`${server.url}${address}`)).status, 200, address)
  const headers = { 'content-type': 'application/json' }
  const signIn = await fetch(`${server.url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) })
  assert.equal(signIn.status, 200)
  assert.equal(await server.stop(), 0)

  const { tables, files } = backup.manifest
  const count = tables.reduce((sum, table) => sum + table.rows, 0)
  report({
    fault: 'the data folder lost, restored from its backup',
    times: 1,
    staff: `${count} rows, ${files.length} pictures and files: equal by checksum`,
    recovery: restored.seconds,
    acknowledged: acknowledged.size,
    lost: lost.length,
    doubled: rows.length - stored.size,
  })
  t.diagnostic(
    `${count} rows, ${files.length} pictures and files, ${((await stat(backup.path)).size / 1024 ** 2).toFixed(1)} MB: ` +
      `restored in ${restored.seconds} s, verified in ${verified.seconds} s, ` +
      `backed up again in ${again.seconds} s; ${acknowledged.size} messages, 0 lost, 0 torn`,
  )
})

test('the same backup restores into an external server, as a user who is not its superuser', async (t) => {
  const server = await openPostgres(t, await newFolder(t))
  await ask(server, 'create role tenant login')
  await ask(server, 'create database house owner tenant')
  const dataDir = await newFolder(t)
  const DATABASE_URL = `postgres://tenant@${encodeURIComponent(String(server.host))}:${server.port}/house`
  const env = { DATA_DIR: dataDir, DATABASE_URL }

  await mustCommand('restore', [backup.path], env)
  const verified = await mustCommand('verify', [], env)
  assert.match(verified.words, /All good\./)
  assert.deepEqual(content((await backUp(env)).manifest), content(backup.manifest))

  const second = await command('restore', [backup.path], env)
  assert.equal(second.code, 1)
  assert.match(second.complaints, /The database is not empty/)
})

test('a damaged backup and a running server are refused in one line, with nothing changed', async (t) => {
  const dataDir = await newFolder(t)
  const copy = join(dataDir, 'copy.tar')
  await mkdir(dataDir, { recursive: true })
  const { size } = await stat(backup.path)
  const damages: (() => Promise<void>)[] = [
    () => truncate(copy, size - 5_000),
    async () => {
      const bytes = await readFile(copy)
      bytes[Math.floor(size / 2)] = (bytes[Math.floor(size / 2)] ?? 0) ^ 1
      await writeFile(copy, bytes)
    },
  ]
  for (const damage of damages) {
    await copyFile(backup.path, copy)
    await damage()
    for (const name of ['restore', 'verify']) {
      const { code, complaints } = await command(name, [copy], { DATA_DIR: dataDir })
      assert.equal(code, 1)
      assert.match(complaints, /^.* cannot be used: .*\n$/)
    }
  }
  await rm(copy)
  const server = await startBuiltServer({ dataDir, env: { DEMO_CONTENT: 'off', LOG_LEVEL: 'warn' } })
  t.after(() => server.kill9())
  const { code, complaints } = await command('restore', [backup.path, '--replace'], { DATA_DIR: dataDir })
  assert.equal(code, 1)
  assert.match(complaints, /already being served by another Kais/)
  assert.equal(await server.stop(), 0)
})

test('a restore that is killed leaves the house as it was, and a second try brings it back', async (t) => {
  const dataDir = await newFolder(t)
  const env = { DATA_DIR: dataDir }
  const first = await startBuiltServer({ dataDir, env: { DEMO_CONTENT: 'off', LOG_LEVEL: 'warn' } })
  await first.stop()
  const config = await openPostgres(t, dataDir)
  const home = content((await backUp(env)).manifest)
  const seen = { asItWas: 0, restored: 0 }

  for (let kill = 0; kill < KILLS; kill++) {
    const child = startCommand('restore', [backup.path, '--replace'], env)
    const ended = once(child, 'close')
    let words = ''
    child.stdout.on('data', (piece) => {
      words += piece
    })
    await waitUntil('it begins', () => words.includes('Restoring what') || child.exitCode !== null, 120_000)
    // Not a wait for anything: each kill meets it at another point.
    await sleep(randomInt(0, RESTORE_MS))
    child.kill('SIGKILL')
    await ended
    await waitUntil('its connection is gone', async () => {
      const left = await ask(config, `select from pg_stat_activity where application_name = 'kais restore'`)
      return left.length === 0
    })
    const [{ homes } = { homes: '' }] = await ask<{ homes: string }>(config, 'select count(*) as homes from properties')
    if (homes === '0') {
      seen.asItWas += 1
      assert.deepEqual(content((await backUp(env)).manifest), home)
    } else {
      // It was done before the kill came: begin again from what was there.
      seen.restored += 1
      const safe = /saved in (\S+\.tar)/.exec(words)?.[1]
      assert.ok(safe)
      await mustCommand('restore', [safe, '--replace'], env)
    }
  }
  await mustCommand('restore', [backup.path, '--replace'], env)
  await mustCommand('verify', [], env)
  assert.deepEqual(content((await backUp(env)).manifest), content(backup.manifest))
  t.diagnostic(`${KILLS} kills: ${seen.asItWas} times as it was, ${seen.restored} times restored before the kill`)
})
