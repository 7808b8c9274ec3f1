import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import { type DailyVisitQuota, openDailyQuota, type Place } from './daily-visit-quota.ts'
import { addVisits, listPagesThere, listPlacesOf, type VisitCount } from './visit.repository.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** False: the disk is nearly full, and what is left of it is for messages. */
  hasRoom?: () => boolean
  /** Milliseconds between a visit and its place in the database. */
  pause?: number
}

/** One page opened once. */
export interface Visit extends Place {
  day: string
}

export interface VisitCounter {
  /** Notes it and returns at once. */
  count(visit: Visit): void
  /** All that was counted so far is in the database, unless that cannot be reached. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const PAUSE_MS = 3_000
/** Different rows that wait at most: some pages times some sites. What comes beyond them in three seconds is no reader. */
const MOST_WAITING = 5_000
const keyOf = ({ day, path, locale, source }: Visit) => [day, path, locale, source].join('\n')

function addTo(counts: Map<string, VisitCount>, visit: Visit, visits: number): void {
  const key = keyOf(visit)
  const known = counts.get(key)
  if (known) known.visits += visits
  else if (counts.size < MOST_WAITING) counts.set(key, { ...visit, visits })
}

/**
 * Counts in memory and writes every few seconds: a page that a thousand people open costs a row, not a thousand writes.
 * Each instance adds to the same rows.
 */
export function startVisitCounter({ db, log, hasRoom = () => true, pause = PAUSE_MS }: Options): VisitCounter {
  let waiting = new Map<string, VisitCount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null
  let hasFailed = false
  let isStopping = false
  let room: { day: string; places: DailyVisitQuota } | null = null

  async function roomOf(day: string): Promise<DailyVisitQuota> {
    if (room?.day !== day) room = { day, places: openDailyQuota(await listPlacesOf(db, day)) }
    return room.places
  }

  async function withinRoom(counts: VisitCount[]): Promise<VisitCount[]> {
    const within = new Map<string, VisitCount>()
    for (const { visits, ...visit } of counts) {
      const places = await roomOf(visit.day)
      addTo(within, { ...visit, source: places.sourceFor(visit) }, visits)
    }
    return [...within.values()]
  }

  async function write(): Promise<void> {
    const taken = [...waiting.values()]
    waiting = new Map()
    try {
      const there = await listPagesThere(db, new Set(taken.map(({ path }) => path)))
      await addVisits(db, await withinRoom(taken.filter(({ path }) => there.has(path))))
      if (hasFailed) log.info('visits are counted again')
      hasFailed = false
    } catch (error) {
      // What has a row now, the table knows.
      room = null
      for (const { visits, ...visit } of taken) addTo(waiting, visit, visits)
      if (!hasFailed) log.error({ err: error }, 'visits cannot be written: they wait in memory')
      hasFailed = true
      return
    }
  }

  function arm(): void {
    timer ??= setTimeout(() => void flush(), pause)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // What was counted while an earlier call was writing is for this one.
    while (writing) await writing
    if (waiting.size === 0) return
    writing = write().finally(() => {
      writing = null
      if (waiting.size > 0 && !isStopping) arm()
    })
    await writing
  }

  return {
    count(visit) {
      if (!hasRoom()) return
      addTo(waiting, visit, 1)
      if (!isStopping) arm()
    },
    flush,
    async stop() {
      isStopping = true
      await flush()
      if (waiting.size > 0) log.error({ rows: waiting.size }, 'visits of the last seconds are lost')
    },
  }
}
