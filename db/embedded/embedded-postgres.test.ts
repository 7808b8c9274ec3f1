import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import {
  cleaning,
  cleanUpAfterTests,
  connect,
  dataFolder,
  isServing,
  killHard,
  listeningSockets,
  postmasterOf,
  query,
  start,
  startInProcess,
  track,
  usedDataFolder,
} from './embedded-postgres.fixture.ts'
import { isAlive, isPostmasterOf } from './process-check.server.ts'
import { serviceUserFor, spawnOptionsFor } from './service-user.server.ts'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })
cleanUpAfterTests()

const isRoot = process.getuid?.() === 0

describe('The embedded PostgreSQL', () => {
  it('creates the database at its first start and listens on no TCP port', async () => {
    const dataDir = await dataFolder()
    const server = await start(dataDir)

    expect(server.adopted).toBe(false)
    expect(server.connection).toMatchObject({ user: 'kais', database: 'kais', port: 5432 })
    const [row] = await query(
      server,
      `select current_database() as database, current_setting('server_encoding') as encoding,
         current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
         upper('é') as upper`,
    )
    expect(row).toEqual({ database: 'kais', encoding: 'UTF8', addresses: '', fsync: 'on', upper: 'É' })
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700)
    if (process.platform === 'linux') expect(await listeningSockets(await postmasterOf(dataDir))).toEqual(['unix'])
  })

  it('is gone after stop, and keeps its rows for the next start', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    const pid = await postmasterOf(dataDir)
    await query(first, 'create table note as select 7 as number')
    await Promise.all([first.stop(), first.stop()])
    expect(await isServing(dataDir, pid)).toBe(false)

    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select number from note')).toEqual([{ number: 7 }])
  })

  it('is shared by several starts, and ends with the last of them although none has a connection open', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    const pid = await postmasterOf(dataDir)
    const sameProcess = await start(dataDir)
    const otherProcess = await startInProcess(dataDir)
    expect([first.adopted, sameProcess.adopted, otherProcess.adopted]).toEqual([false, true, true])

    await first.stop()
    await sameProcess.stop()
    expect(await isServing(dataDir, pid)).toBe(true)
    await otherProcess.stop()
    expect(await isServing(dataDir, pid)).toBe(false)
  })

  it('is stopped once when all who share it stop at the same time', async () => {
    const dataDir = await usedDataFolder()
    const servers = [await start(dataDir), await start(dataDir), await start(dataDir)]
    const pid = await postmasterOf(dataDir)
    await Promise.all(servers.map((server) => server.stop()))
    expect(await isServing(dataDir, pid)).toBe(false)
  })

  it('is joined again, and stopped, after a kill -9 of the process that started it', async () => {
    const dataDir = await usedDataFolder()
    const holder = await startInProcess(dataDir)
    const pid = await postmasterOf(dataDir)
    await query(holder, 'create table note as select 7 as number')
    await killHard(holder.process)

    const server = await start(dataDir)
    expect(server.adopted).toBe(true)
    expect(await query(server, 'select number from note')).toEqual([{ number: 7 }])
    await server.stop()
    expect(await isPostmasterOf(join(dataDir, 'postgres'), pid)).toBe(false)
  })

  it('recovers committed rows after a kill -9 of the server', async () => {
    const dataDir = await usedDataFolder()
    const holder = await startInProcess(dataDir)
    await query(holder, 'create table note as select 7 as number')
    await killHard(holder.process)
    process.kill(await postmasterOf(dataDir), 'SIGKILL')

    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(await query(server, 'select number from note')).toEqual([{ number: 7 }])
  })

  it('waits for the surviving processes of a killed server instead of running beside them', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    const client = await connect(first)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const survivor = rows[0]?.pid as number
    process.kill(survivor, 'SIGSTOP')
    cleaning.push(() => isAlive(survivor) && process.kill(survivor, 'SIGKILL'))
    process.kill(await postmasterOf(dataDir), 'SIGKILL')

    const second = start(dataDir)
    await vi.waitFor(
      async () => expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('still in use'),
      { timeout: 10_000 },
    )
    process.kill(survivor, 'SIGCONT')
    expect((await second).adopted).toBe(false)
  })

  it('removes the locks of a dead server whose process number now belongs to somebody else', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    const pid = await postmasterOf(dataDir)
    const locks = [join(dataDir, 'postgres', 'postmaster.pid'), join(first.connection.host, '.s.PGSQL.5432.lock')]
    const texts = await Promise.all(locks.map((lock) => readFile(lock, 'utf8')))
    await first.stop()
    // A process of the same user, else PostgreSQL itself would see that it cannot be its own.
    const user = await serviceUserFor(join(dataDir, 'postgres'))
    const stranger = track(spawn('/bin/sleep', ['600'], spawnOptionsFor(user)))
    for (const [index, lock] of locks.entries()) {
      await writeFile(lock, (texts[index] as string).replace(String(pid), String(stranger.pid)), { mode: 0o600 })
      if (isRoot) await chown(lock, user.uid, user.gid)
    }

    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })

  it('removes the empty lock of a server that crashed while writing it', async () => {
    const dataDir = await usedDataFolder()
    const lock = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(lock, '')
    await utimes(lock, new Date(0), new Date(0))
    expect((await start(dataDir)).adopted).toBe(false)
  })

  it('ends with one cluster when two processes start it for the first time at once', async () => {
    const dataDir = await dataFolder()
    const servers = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)])

    expect(servers.map((server) => server.adopted).sort()).toEqual([false, true])
    await query(servers[0], 'create table note as select 7 as number')
    expect(await query(servers[1], 'select number from note')).toEqual([{ number: 7 }])
    expect(await readdir(dataDir)).toEqual(['postgres', expect.stringMatching(/^postgres-socket-/), 'postgres.log'])
  })

  it('removes what a first start left behind that was killed in the middle', async () => {
    const dataDir = await dataFolder()
    const dead = spawn('/bin/true')
    await once(dead, 'exit')
    const abandoned = join(dataDir, `postgres.new-${dead.pid}-0a1b2c3d`)
    const underWay = join(dataDir, `postgres.new-${process.pid}-0a1b2c3d`)
    await mkdir(join(abandoned, 'base'), { recursive: true })
    await mkdir(underWay)

    await start(dataDir)
    const names = await readdir(dataDir)
    expect(names).not.toContain(`postgres.new-${dead.pid}-0a1b2c3d`)
    expect(names).toContain(`postgres.new-${process.pid}-0a1b2c3d`)
  })

  it('is left running by stop while another client is connected', async () => {
    const dataDir = await usedDataFolder()
    const server = await start(dataDir)
    const client = await connect(server)
    await server.stop()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])

    const next = await start(dataDir)
    expect(next.adopted).toBe(true)
    await client.end()
    const pid = await postmasterOf(dataDir)
    await next.stop()
    expect(await isServing(dataDir, pid)).toBe(false)
  })

  it('begins anew when its data folder is deleted under it, undisturbed by the end of the old server', async () => {
    const dataDir = await usedDataFolder()
    const first = await start(dataDir)
    const oldPid = await postmasterOf(dataDir)
    // Held, since it would end by itself as soon as it misses a file.
    process.kill(oldPid, 'SIGSTOP')
    await rm(dataDir, { recursive: true })

    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    process.kill(oldPid, 'SIGQUIT')
    process.kill(oldPid, 'SIGCONT')
    await vi.waitFor(() => expect(isAlive(oldPid)).toBe(false), { timeout: 10_000 })
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('works in a folder with a path too long for a socket, and removes the temporary one', async () => {
    const dataDir = join(await dataFolder(), 'long, "quoted" and accentué '.repeat(3), 'x'.repeat(90))
    const server = await start(dataDir)
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(server.connection.host.startsWith(dataDir)).toBe(false)
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700)
    await server.stop()
    await expect(stat(server.connection.host)).rejects.toThrow('ENOENT')
  })

  it('says what PostgreSQL said when it cannot start', async () => {
    const dataDir = await usedDataFolder()
    await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), '\nwork_mem = plenty\n')
    await expect(start(dataDir)).rejects.toThrow(/could not be started[\s\S]*postgres\.log[\s\S]*work_mem.*plenty/)
  })

  it('refuses a folder of something else, and a link into nowhere, in words that help', async () => {
    const dataDir = await dataFolder()
    const user = await serviceUserFor(undefined)
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'Dear')
    await chown(join(dataDir, 'postgres'), user.uid, user.gid)
    await expect(start(dataDir)).rejects.toThrow('is not a PostgreSQL data folder')
    expect(await readFile(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear')

    await rm(join(dataDir, 'postgres'), { recursive: true })
    await symlink(join(dataDir, 'nowhere'), join(dataDir, 'postgres'))
    await expect(start(dataDir)).rejects.toThrow('no longer exists')
  })
})
