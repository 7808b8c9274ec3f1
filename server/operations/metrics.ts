import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { type Aggregator, AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Replica } from '#db/replica.server.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { DiskWatch } from './disk-watch.ts'
import type { ReadBacklog } from './read-backlog.server.ts'

/** From what a kept page of the database takes to what nobody waits for. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LAG_RESOLUTION_MS = 20
const NANO = 1e-9

interface Options {
  version: string
  cache: PageCache
  pools: Record<string, pg.Pool>
  replica: Pick<Replica, 'state' | 'counts'> | undefined
  disk: Pick<DiskWatch, 'state'>
  readBacklog: ReadBacklog
}

export interface Answered {
  method: string
  /** The pattern, never the address: what a stranger invents must not become a line of its own. */
  route: string
  status: number
}

/** What a machine that watches us may ask. A registry of its own: a process may hold several apps. */
export function createMetrics({ version, cache, pools, replica, disk, readBacklog }: Options) {
  const registry = new Registry()
  const registers = [registry]
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    collect: (this: Gauge<Label>) => void | Promise<void>,
    { labelNames = [], aggregator = 'sum' }: { labelNames?: Label[]; aggregator?: Aggregator } = {},
  ) => new Gauge({ name, help, registers, collect, labelNames, aggregator })

  const requests = new Counter({
    name: 'kais_http_requests_total',
    help: 'Answers by method, pattern of the address and status; kept pages sent again included.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'kais_http_request_duration_seconds',
    help: 'From the request to its answer; kept pages sent again are not timed.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const repeats = new Counter({
    name: 'kais_pages_sent_again_total',
    help: 'Kept pages sent again without rendering.',
    registers,
  })
  const slowQueries = new Counter({
    name: 'kais_slow_queries_total',
    help: 'Queries that took longer than they should; the log names them.',
    labelNames: ['name'],
    registers,
  })

  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  lag.enable()
  gauge(
    'kais_event_loop_lag_seconds',
    'How late timers were since the last look.',
    function () {
      // An empty one says NaN; the timer's own period is no lag.
      const late = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) * NANO - LAG_RESOLUTION_MS / 1_000)
      this.set({ quantile: '0.5' }, late(lag.percentile(50)))
      this.set({ quantile: '0.99' }, late(lag.percentile(99)))
      this.set({ quantile: '1' }, late(lag.max))
      lag.reset()
    },
    { labelNames: ['quantile'], aggregator: 'max' },
  )

  const poolSize = (state: string, count: (pool: pg.Pool) => number) => {
    gauge(
      `kais_pool_${state}`,
      `Connections of a pool to the database: ${state}.`,
      function () {
        for (const [pool, connections] of Object.entries(pools)) this.set({ pool }, count(connections))
      },
      { labelNames: ['pool'] },
    )
  }
  poolSize('connections', ({ totalCount }) => totalCount)
  poolSize('idle', ({ idleCount }) => idleCount)
  poolSize('queue', ({ waitingCount }) => waitingCount)
  poolSize('limit', ({ options }) => options.max)

  if (replica) {
    gauge(
      'kais_replica_in_use',
      '1: pages are read from the replica; of several processes the least.',
      function () {
        this.set(Number(replica.state === 'used'))
      },
      { aggregator: 'min' },
    )
    gauge(
      'kais_page_reads',
      'Statements for pages since the start, by what answered them.',
      function () {
        for (const [from, times] of Object.entries(replica.counts)) this.set({ from }, times)
      },
      { labelNames: ['from'] },
    )
  }

  gauge('kais_page_cache_pages', 'Pages kept whole.', function () {
    this.set(cache.size)
  })
  gauge('kais_page_cache_bytes', 'What they take.', function () {
    this.set(cache.bytes)
  })
  gauge('kais_page_renderings', 'Pages rendered since the start.', function () {
    this.set(cache.renderings)
  })

  // What the database knows: absent while it is away, so that a look at us never fails for it.
  const ofBacklog = (name: string, help: string, value: keyof Awaited<ReturnType<ReadBacklog>> & string) => {
    gauge(
      name,
      help,
      async function () {
        const backlog = await readBacklog().catch(() => null)
        this.remove()
        if (backlog) this.set(backlog[value])
      },
      { aggregator: 'max' },
    )
  }
  ofBacklog('kais_outbox_waiting', 'Messages that are to be sent.', 'outboxWaiting')
  ofBacklog('kais_outbox_oldest_seconds', 'How long the oldest of them has waited.', 'outboxOldestSeconds')
  ofBacklog('kais_outbox_failed_week', 'Messages given up within seven days.', 'outboxFailedWeek')
  ofBacklog('kais_leads_waiting', 'People who wait for a word from us.', 'leadsWaiting')
  ofBacklog('kais_leads_wait_median_seconds', 'How long they have waited, in the middle.', 'leadsWaitMedianSeconds')
  ofBacklog('kais_leads_wait_longest_seconds', 'How long the first of them has waited.', 'leadsWaitLongestSeconds')

  const ofDisk = (
    name: string,
    help: string,
    value: (place: ReturnType<DiskWatch['state']>['places'][number]) => number,
  ) =>
    gauge(
      name,
      help,
      function () {
        for (const place of disk.state().places) this.set({ place: place.name }, value(place))
      },
      { labelNames: ['place'], aggregator: 'min' },
    )
  ofDisk('kais_disk_free_bytes', 'Room left on the disk.', ({ freeBytes }) => freeBytes)
  ofDisk('kais_disk_size_bytes', 'All of the disk.', ({ sizeBytes }) => sizeBytes)
  ofDisk('kais_disk_writable', '1: the folder can be written.', ({ isWritable }) => Number(isWritable))

  gauge('process_resident_memory_bytes', 'Memory of the processes that serve.', function () {
    this.set(process.memoryUsage.rss())
  })
  gauge('nodejs_heap_size_used_bytes', 'Of it, what JavaScript uses.', function () {
    this.set(process.memoryUsage().heapUsed)
  })
  new Gauge({
    name: 'kais_workers',
    help: 'Processes that serve.',
    registers,
  }).set(1)
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started.',
    registers,
    aggregator: 'max',
  }).set(Math.round(Date.now() / 1_000 - process.uptime()))
  new Gauge({
    name: 'kais_info',
    help: 'Version of Kais and of Node.',
    labelNames: ['version', 'node'],
    registers,
    aggregator: 'first',
  }).set({ version, node: process.versions.node }, 1)

  return {
    registry,
    countAnswer({ method, route, status }: Answered, seconds: number): void {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    countRepeats({ method, route, status }: Answered, times: number): void {
      requests.inc({ method, route, status }, times)
      repeats.inc(times)
    },
    countSlowQuery: (name: string) => slowQueries.inc({ name }),
    stop: () => lag.disable(),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** As one process hands its figures to another. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** As text, with those of the others added up: each figure knows how (`aggregator`). */
export async function joinFigures(own: Registry, others: readonly Figures[]): Promise<string> {
  if (others.length === 0) return own.metrics()
  return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...others]).metrics()
}
