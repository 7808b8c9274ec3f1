/**
 * A disk that is full, and one that the kernel has made read-only after an error: on a file system of our own in a file. Needs
 * root and loop devices; skipped elsewhere.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { databaseConfigOf } from '../helpers/built-server.ts'
import { goThrough } from './bad-time.ts'
import { countStored, sendMessage } from './messages.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const run = promisify(execFile)
/** Sparse: only what is written takes room. */
const DISK_BYTES = 1024 ** 3
const FULL_SECONDS = 15

interface Disk {
  dataDir: string
  image: string
  device: string
  remove(): Promise<void>
}

/** Null where this machine lets us mount nothing. */
async function mountDisk(): Promise<Disk | null> {
  if (process.getuid?.() !== 0) return null
  const folder = await mkdtemp(join(tmpdir(), 'kais-disk-'))
  const [image, dataDir] = [join(folder, 'image'), join(folder, 'data')]
  const remove = async () => {
    await run('umount', ['-l', dataDir]).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await run('chmod', ['755', folder])
    await run('mkdir', [dataDir])
    await run('truncate', ['-s', String(DISK_BYTES), image])
    await run('mkfs.ext4', ['-q', '-m', '0', image])
    await run('mount', ['-o', 'loop,errors=remount-ro', image, dataDir])
    const { stdout } = await run('findmnt', ['-no', 'SOURCE', dataDir])
    return { dataDir, image, device: basename(stdout.trim()), remove }
  } catch {
    await remove()
    return null
  }
}

async function withDisk(t: TestContext): Promise<Disk | null> {
  const disk = await mountDisk()
  if (!disk) t.skip('nothing can be mounted here')
  return disk
}

test('a full disk: kept pages go on, what cannot be stored is not acknowledged, and room heals it', async (t) => {
  const disk = await withDisk(t)
  if (!disk) return
  const { dataDir } = disk
  const { start } = await makeWorkplace(t, Promise.resolve(disk))
  const server = await start()
  const config = await databaseConfigOf(dataDir)
  const ballast = join(dataDir, 'ballast')
  await goThrough(t, {
    fault: `disk full for ${FULL_SECONDS} s`,
    server,
    databaseConfig: () => config,
    async last() {
      const { bavail, bsize } = await statfs(dataDir)
      await run('fallocate', ['-l', String(bavail * bsize), ballast]).catch(() => {})
      // What is left in scraps.
      await writeFile(join(dataDir, 'scraps'), Buffer.alloc(64 * 1024 ** 2)).catch(() => {})
      await sleep(FULL_SECONDS * 1_000)
      await rm(ballast, { force: true })
      await rm(join(dataDir, 'scraps'), { force: true })
    },
  })
  await server.stop()
})

test('a disk that the kernel made read-only: nothing is acknowledged that is not stored, and all is there after a repair', async (t) => {
  const disk = await withDisk(t)
  if (!disk) return
  const { dataDir, device, image } = disk
  // Never another disk than ours.
  assert.match(device, /^loop\d+$/)
  const { start } = await makeWorkplace(t, Promise.resolve(disk))
  const server = await start({ LOG_LEVEL: 'silent' })
  const before = await sendMessage(server.url)
  await fetch(`${server.url}/faq`)
  await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, '1')

  const answers: Record<string, number> = {}
  const acknowledged: string[] = []
  for (let turn = 0; turn < 40; turn++) {
    const [kept, sent] = await Promise.all([
      fetch(`${server.url}/faq`).then(
        ({ status }) => String(status),
        () => 'refused',
      ),
      sendMessage(server.url).catch(() => null),
    ])
    answers[kept] = (answers[kept] ?? 0) + 1
    if (sent) acknowledged.push(sent)
    await sleep(100)
  }
  await server.kill9()
  await run('umount', ['-l', dataDir])
  await run('e2fsck', ['-fy', image]).catch(() => {})
  await run('mount', ['-o', 'loop', image, dataDir])
  const next = await start()
  const stored = await Promise.all([before, ...acknowledged].map((marker) => countStored(dataDir, marker)))
  const row = {
    acknowledged: stored.length,
    lost: stored.filter((count) => count === 0).length,
    doubled: stored.filter((count) => count > 1).length,
  }
  report({
    fault: 'disk made read-only by the kernel, then repaired',
    times: 1,
    visitors: `kept page: ${JSON.stringify(answers)}`,
    ...row,
  })
  assert.deepEqual({ lost: row.lost, doubled: row.doubled }, { lost: 0, doubled: 0 })
  assert.deepEqual(Object.keys(answers), ['200'])
  await next.stop()
})
