import { countTriesHere } from '#common/try-counter.ts'
import { FEWEST_CONNECTIONS, shareOf } from '#db/work.server.ts'
import { poolSizes } from '../env.ts'
import { createLogger } from '../logger.ts'
import { listenForContentChanges } from '../pages/content-listener.ts'
import { prepareHouse } from '../prepare-house.ts'
import type { RunningServer, StartOptions } from '../start.ts'
import { gatherCrew, type Member } from './crew.ts'
import type { ChangeNumber, ToPrimary } from './messages.ts'
import { connectionsOf } from './worker-number.ts'

interface Options extends Pick<StartOptions, 'env' | 'say' | 'onLost'> {
  size: number
  signal: AbortSignal
}

/** A worker finishes within 6.5 s (start.ts); what hangs longer is ended, so that the database closes in time. */
const WORKERS_MS = 7_500

/**
 * The process that serves nothing: it holds the database and what the workers have in common (counts, the one listener, the
 * order of content changes), starts them and replaces those that end. It does no work that could make it fall over.
 */
export async function startPrimary({ env, size, say, onLost, signal }: Options): Promise<RunningServer> {
  const log = createLogger(env)
  const counts = countTriesHere()
  let lastChange: ChangeNumber = 0
  let isOpen = false
  const workersMs = WORKERS_MS + env.STOP_DELAY * 1_000

  const house = await prepareHouse({
    env,
    say,
    onLost,
    signal,
    connections: connectionsOf(env, size),
    onMoved: (place) => {
      for (const { line } of crew.members()) line.tell('databaseMoved', place)
    },
  })
  const { database } = house
  const connections = Math.max(FEWEST_CONNECTIONS, Math.floor(database.connections / size))

  const sizes = shareOf(poolSizes(env), size)

  async function forgetContent(): Promise<true> {
    const change = ++lastChange
    await Promise.all(crew.members().map(({ line }) => line.ask('contentChanged', change)))
    return true
  }

  function attend(member: Member): Omit<ToPrimary, 'opened' | 'failed'> {
    const others = () => crew.members().filter((other) => other !== member)
    return {
      begin: () => ({
        places: database.places,
        connections,
        sizes,
        size,
        watchesMachine: member.place === 1,
        isFirst: !isOpen,
      }),
      takeTry: ({ name, key, limit }) => counts.take(name, key, limit),
      giveBackTry: ({ name, key }) => counts.giveBack(name, key),
      forgetTry: ({ name, key }) => counts.forget(name, key),
      forgetContent,
      isListening: () => listener.isAlive,
      sharePage(shared) {
        // Made before a change that this worker had not heard of.
        if (shared.change === lastChange) for (const { line } of others()) line.tell('keepPage', shared)
      },
      inquire: async (about) =>
        (await Promise.all(others().map(({ line }) => line.ask(about, null)))).filter((answer) => answer !== undefined),
    }
  }

  const crew = gatherCrew({
    size,
    attend,
    onJoined(newcomer) {
      isOpen = true
      // Whatever changed while it began: it has heard of none of it.
      newcomer.line.tell('contentChanged', lastChange)
      for (const other of crew.members()) if (other !== newcomer) other.line.tell('sharePagesAgain', null)
    },
    log,
  })
  const listener = listenForContentChanges(database.config, {
    onChange: () => void forgetContent(),
    onConnect() {
      const change = ++lastChange
      for (const { line } of crew.members()) line.tell('contentDoubted', change)
    },
  })

  async function close(): Promise<void> {
    try {
      // They serve for STOP_DELAY more, and must not show what has changed meanwhile.
      await crew.stop(workersMs)
    } finally {
      await Promise.all([listener.stop(), database.close()])
    }
  }

  const stopEarly = () => void crew.stop(workersMs)
  signal.addEventListener('abort', stopEarly)
  try {
    signal.throwIfAborted()
    const address = await crew.open()
    signal.throwIfAborted()
    house.sayOpen(address)
    return {
      log,
      stop: close,
      hurry: () => {
        for (const { line } of crew.members()) line.tell('hurry', null)
      },
    }
  } catch (error) {
    await close()
    throw error
  } finally {
    signal.removeEventListener('abort', stopEarly)
  }
}
