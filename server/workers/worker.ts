import { connectForWork } from '#db/work.server.ts'
import { CannotStart, lastWords } from '../last-words.ts'
import { type RunningServer, type StartOptions, startSite } from '../start.ts'
import { openLine } from './line.ts'
import type { ToPrimary, ToWorker } from './messages.ts'
import { joinSiblings } from './siblings.ts'

interface Options extends Pick<StartOptions, 'env' | 'createRenderPage' | 'serveAssets'> {
  signal: AbortSignal
  onStop: () => void
  onHurry: () => void
}

const BEGIN_MS = 10_000

/** One of several processes that serve: what it needs to begin it is told by the primary, which has everything ready. */
export async function startWorker({ onStop, onHurry, signal, ...options }: Options): Promise<RunningServer> {
  const own: Partial<ToWorker> = { stop: onStop, hurry: onHurry }
  const line = openLine<ToPrimary>(
    {
      send: (message, onFailed) => void process.send?.(message, undefined, undefined, (error) => error && onFailed()),
      onMessage: (listener) => void process.on('message', listener),
    },
    own,
  )
  try {
    const beginning = await line.ask('begin', null, BEGIN_MS)
    if (!beginning) throw new CannotStart('The process that started this worker does not answer.')
    const { places, connections, sizes } = beginning
    const { isPooled, replica, direct: config } = places
    const work = connectForWork(places.main, { connections, sizes, isPooled, replica })
    own.databaseMoved = (place) => {
      Object.assign(config, place)
      work.moveTo(place)
    }
    const siblings = joinSiblings(beginning, line, own)
    const site = await startSite({ ...options, databases: work.databases, config, siblings })
    if (signal.aborted) await site.stop()
    signal.throwIfAborted()
    line.tell('opened', site.address)
    return {
      ...site,
      async stop() {
        try {
          await site.stop()
        } finally {
          await work.end()
        }
      },
    }
  } catch (error) {
    // Told, not printed: the one who started us all says it once.
    await line.ask('failed', lastWords(error))
    throw error
  }
}
