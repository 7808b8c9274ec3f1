import { expect, test, vi } from 'vitest'
import { countTriesHere } from '#common/try-counter.ts'
import { channels } from './line.fixture.ts'
import { openLine } from './line.ts'
import type { ToPrimary, ToWorker } from './messages.ts'
import { joinSiblings } from './siblings.ts'

/** A worker, and its primary as far as the test plays it. */
function join(primary: Partial<ToPrimary>) {
  const [here, there] = channels()
  const own: Partial<ToWorker> = {}
  const siblings = joinSiblings({ size: 2, watchesMachine: false, isFirst: false }, openLine<ToPrimary>(here, own), own)
  return { siblings, primary: openLine<ToWorker>(there, primary) }
}

const PAGE = {
  key: '/faq',
  freshUntil: 1,
  page: { status: 200, headers: {}, etag: 'faq', bodies: { br: Buffer.from('faq') }, isKeepable: true },
}

test('A page that was rendered before a change is not taken over after it, and one that was rendered since is', async () => {
  const { siblings, primary } = join({})
  const onChange = vi.fn()
  const keepPage = vi.fn()
  siblings.listen({ onChange, onConnect: vi.fn() })
  const others = { sharePagesAgain() {}, figures: async () => [], recentAnswers: vi.fn() }
  siblings.attend({ ...others, keepPage })
  expect(await primary.ask('contentChanged', 7)).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
  await primary.ask('keepPage', { ...PAGE, change: 6 })
  expect(keepPage).not.toHaveBeenCalled()
  await primary.ask('keepPage', { ...PAGE, change: 7 })
  expect(keepPage).toHaveBeenCalledWith(expect.objectContaining({ key: PAGE.key, freshUntil: 1 }))
})

test('A worker hands its pages on with the number of the last change that it heard of', async () => {
  const sharePage = vi.fn()
  const { siblings, primary } = join({ sharePage })
  siblings.listen({ onChange: vi.fn(), onConnect: vi.fn() })
  await primary.ask('contentChanged', 3)
  siblings.sharePage(PAGE)
  await vi.waitFor(() => expect(sharePage).toHaveBeenCalledWith(expect.objectContaining({ key: PAGE.key, change: 3 })))
})

test('Tries are counted by the primary; while it does not answer, a worker counts for itself', async () => {
  const counts = countTriesHere()
  const limit = { max: 2, windowMs: 60_000 }
  const { siblings } = join({ takeTry: ({ name, key, limit: asked }) => counts.take(name, key, asked) })
  await counts.take('sign-in', 'awa', limit)
  const take = async () => (await siblings.counts.take('sign-in', 'awa', limit)).isTaken
  expect([await take(), await take()]).toEqual([true, false])

  const { siblings: alone } = join({})
  const takeAlone = async () => (await alone.counts.take('sign-in', 'awa', limit)).isTaken
  expect([await takeAlone(), await takeAlone(), await takeAlone()]).toEqual([true, true, false])
})
