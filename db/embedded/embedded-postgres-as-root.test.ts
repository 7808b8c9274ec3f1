import { spawn } from 'node:child_process'
import { chown, cp, lstat, readdir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import {
  cleaning,
  cleanUpAfterTests,
  dataFolder,
  firstLine,
  holderFixture,
  postmasterOf,
  query,
  removeRelocated,
  start,
  startInProcess,
} from './embedded-postgres.fixture.ts'
import { installedPostgresPackage, prepareBinaries } from './postgres-binaries.server.ts'
import { canReach, serviceUserFor, spawnOptionsFor } from './service-user.server.ts'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })
cleanUpAfterTests()

const isRoot = process.getuid?.() === 0

describe.skipIf(!isRoot)('Started by root, the embedded PostgreSQL', () => {
  it('puts its data where its user can go when the data folder lies in a closed one', async () => {
    const closed = await dataFolder(0o700)
    const dataDir = join(closed, 'kais', 'data')
    const lines: string[] = []
    const server = await start(dataDir, (line) => lines.push(line))
    const cluster = await realpath(join(dataDir, 'postgres'))
    cleaning.unshift(() => removeRelocated(cluster))

    expect(await query(server, 'show data_directory')).toEqual([{ data_directory: cluster }])
    expect(cluster).toMatch(/^\/var\/lib\/kais\/clusters\/\w+$/)
    expect(lines).toContainEqual(expect.stringContaining(`cannot enter ${dataDir}`))
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
    await query(server, 'create table note as select 7 as number')
    await server.stop()

    const again = await start(dataDir)
    expect(await query(again, 'select number from note')).toEqual([{ number: 7 }])
    await again.stop()

    // To delete the data folder is to begin anew, here as anywhere.
    await rm(dataDir, { recursive: true })
    const anew = await start(dataDir)
    const newCluster = await realpath(join(dataDir, 'postgres'))
    cleaning.unshift(() => removeRelocated(newCluster))
    expect(await query(anew, `select to_regclass('note') as note`)).toEqual([{ note: null }])
    expect((await lstat(cluster)).isDirectory()).toBe(true)
  })

  it('copies its programs when they are installed in a closed folder', async () => {
    const closed = await dataFolder(0o700)
    const copyRoot = join(await dataFolder(), 'programs')
    const packageDir = join(closed, 'package')
    await cp(installedPostgresPackage(), packageDir, { recursive: true, verbatimSymlinks: true })
    const user = await serviceUserFor(undefined)
    const lines: string[] = []
    const options = { packageDir, copyRoot, user, log: (line: string) => lines.push(line) }
    const [binaries, raced] = await Promise.all([prepareBinaries(options), prepareBinaries(options)])

    expect(raced).toEqual(binaries)
    expect(await canReach(user, [packageDir])).toBe(false)
    expect(await readdir(copyRoot)).toEqual([expect.stringMatching(/^postgres-18\.[\w.-]+$/)])
    const version = spawn(binaries.postgres, ['--version'], {
      ...spawnOptionsFor(user),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    expect(await firstLine(version)).toContain('PostgreSQL) 18')
    const said = lines.length
    await prepareBinaries(options)
    expect(lines).toHaveLength(said)
  })

  it('runs as the plain user who owns the database, and that user can go on with it', async ({ skip }) => {
    // initdb wants an account in /etc/passwd; this one is on every Linux and macOS.
    const plain = { uid: 1, gid: 1, name: 'daemon', isSelf: false }
    if (!(await canReach(plain, [holderFixture]))) skip('Other users cannot enter the folder of this project.')
    const dataDir = await dataFolder(0o700)
    await chown(dataDir, plain.uid, plain.gid)
    const identity = { uid: plain.uid, gid: plain.gid, env: { HOME: dataDir, PATH: process.env.PATH } }

    const first = await startInProcess(dataDir, identity)
    await query(first, 'create table note as select 7 as number')
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(plain.uid)
    await first.stop()

    const asRoot = await start(dataDir)
    expect((await stat(`/proc/${await postmasterOf(dataDir)}`)).uid).toBe(plain.uid)
    expect(await query(asRoot, 'select number from note')).toEqual([{ number: 7 }])
    await asRoot.stop()

    const again = await startInProcess(dataDir, identity)
    expect(await query(again, 'select number from note')).toEqual([{ number: 7 }])
  })
})
