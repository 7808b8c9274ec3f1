import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { jpeg } from '#tests/helpers/factories.ts'
import { runPictureTask } from './run-picture-task.server.ts'

const run = promisify(execFile)

async function pictureProcesses(): Promise<number[]> {
  const { stdout } = await run('pgrep', ['-P', String(process.pid), '-f', 'picture-program']).catch(() => ({
    stdout: '',
  }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Takes about a second to encode. */
const large = () => jpeg('#336699', { width: 2_400, height: 2_400 })
const AVIF = { width: 2_000, format: 'avif' } as const

test('Pictures are made in one process beside ours, at low priority, which knows none of our settings and ends by itself', async () => {
  process.env.SOME_PASSWORD = 'not-for-pictures'
  const master = await large()
  const made = Promise.all(
    [320, 400].map((width) => runPictureTask('encodeVariant', async () => ({ master, width, format: 'webp' }))),
  )
  await expect.poll(pictureProcesses).toHaveLength(1)
  const widths = (await made).map(async (bytes) => (await sharp(bytes).metadata()).width)
  expect(await Promise.all(widths)).toEqual([320, 400])
  const [pid] = await pictureProcesses()
  const { stdout } = await run('ps', ['-o', 'nice=', '-p', String(pid)])
  expect(Number(stdout)).toBeGreaterThanOrEqual(10)
  expect((await run('ps', ['eww', '-p', String(pid)])).stdout).not.toContain('not-for-pictures')
  await expect.poll(pictureProcesses, { timeout: 15_000 }).toEqual([])
})

test('A picture whose process is killed is made by the next one; killed again it fails, and others go on', async () => {
  const master = await large()
  const kill = async (before?: number) => {
    await expect.poll(async () => (await pictureProcesses()).filter((pid) => pid !== before)).toHaveLength(1)
    const pid = (await pictureProcesses()).find((found) => found !== before) ?? 0
    process.kill(pid, 'SIGKILL')
    return pid
  }
  const first = runPictureTask('encodeVariant', async () => ({ master, ...AVIF }))
  await kill()
  expect((await sharp(await first).metadata()).width).toBe(2_000)

  const second = runPictureTask('encodeVariant', async () => ({ master, ...AVIF }))
  const third = runPictureTask('describeMaster', jpeg)
  const refused = expect(second).rejects.toThrow('SIGKILL')
  await kill(await kill())
  await refused
  expect(await third).toMatchObject({ width: 400, height: 300 })
})

test('What somebody waits for comes before what is made ahead', async () => {
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  const one = runPictureTask('describeMaster', jpeg).then(note('under way'))
  const two = runPictureTask('describeMaster', jpeg, { isAhead: true }).then(note('ahead'))
  const three = runPictureTask('describeMaster', jpeg).then(note('asked'))
  await Promise.all([one, two, three])
  expect(order).toEqual(['under way', 'asked', 'ahead'])
})

test('What is never read is given up, and the next begins; what is read of it later is nobody’s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = Promise.withResolvers<Buffer>()
  const stuck = expect(runPictureTask('describeMaster', () => late.promise)).rejects.toMatchObject({
    code: 'unavailable',
  })
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await stuck
  const next = runPictureTask('describeMaster', async () => {
    late.resolve(await jpeg('#000', { width: 50, height: 50 }))
    return jpeg()
  })
  expect(await next).toMatchObject({ width: 400, height: 300 })
  expect(await runPictureTask('describeMaster', jpeg)).toMatchObject({ width: 400 })
})

test('A refusal keeps its code and its sentence on the way', async () => {
  await expect(runPictureTask('encodeMaster', async () => Buffer.from('no picture'))).rejects.toMatchObject({
    code: 'not_an_image',
    status: 415,
  })
  const strip = await jpeg('#000', { width: 2_100, height: 100 })
  await expect(runPictureTask('encodeMaster', async () => strip)).rejects.toMatchObject({
    code: 'not_an_image',
    sentence: { en: expect.stringContaining('20 times') },
  })
})
