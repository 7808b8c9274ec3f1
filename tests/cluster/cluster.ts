import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type BuiltServer, FIRST_ADMIN, freePort, signIn, startBuiltServer } from '../helpers/built-server.ts'
import { type FrozenLine, openFrozenLine } from '../helpers/frozen-line.ts'
import type { Part } from './part.ts'
import { BUCKET, defineNginx, definePgBouncer, definePostgres, defineS3, S3_KEYS } from './parts.ts'

/** Longer than nginx keeps a connection to us in which nothing is asked. */
const STOP_DELAY = 4

/** One machine: the built program, with lines of its own to the database that can fall silent. */
export interface Instance {
  readonly name: string
  readonly url: string
  server(): BuiltServer
  /** As a supervisor does it after its death, or of another build. */
  start(root?: string): Promise<void>
  freezeDatabase(): void
  thawDatabase(): void
}

export interface Cluster {
  /** Of nginx: what visitors know. */
  url: string
  instances: Instance[]
  postgres: Part
  pgbouncer: Part
  s3: Part
  nginx: Part
  database: pg.ClientConfig
  ask<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>
  staff(): Promise<string>
  close(): Promise<void>
}

interface Options {
  size?: number
  env?: Record<string, string>
}

export async function openCluster({ size = 3, env = {} }: Options = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'kais-cluster-'))
  await chmod(folder, 0o755)
  const parts: Part[] = []
  const lines: FrozenLine[] = []
  const add = async (part: Part) => {
    await part.start()
    parts.push(part)
    return part
  }
  const postgres = await add(definePostgres(folder, await freePort()))
  const database = { host: '127.0.0.1', port: postgres.port, user: 'kais', database: 'kais' }
  const admin = new pg.Client({ ...database, database: 'postgres' })
  await admin.connect()
  await admin.query('create database kais')
  await admin.end()
  const pgbouncer = await add(definePgBouncer(folder, await freePort(), postgres))
  const s3 = await add(defineS3(folder, await freePort()))
  const ports = await Promise.all(Array.from({ length: size }, () => freePort()))
  const nginx = defineNginx(folder, await freePort(), ports)
  const url = `http://127.0.0.1:${nginx.port}`
  const common = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'on',
    DEMO_CONTENT: 'on',
    STOP_DELAY: String(STOP_DELAY),
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    METRICS: 'local',
    S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    S3_BUCKET: BUCKET,
    ...S3_KEYS,
    ...env,
  }

  async function defineInstance(port: number, place: number): Promise<Instance> {
    const dataDir = join(folder, `machine-${place + 1}`)
    await mkdir(dataDir)
    const pooled = await openFrozenLine({ ...database, port: pgbouncer.port })
    const direct = await openFrozenLine(database)
    lines.push(pooled, direct)
    const address = (line: FrozenLine) => `postgres://kais@127.0.0.1:${line.config.port}/kais?sslmode=disable`
    const own = { PORT: String(port), DATABASE_URL: address(pooled), DATABASE_DIRECT_URL: address(direct) }
    let server: BuiltServer | null = null
    return {
      name: `machine ${place + 1}`,
      url: `http://127.0.0.1:${port}`,
      server() {
        if (!server) throw new Error('It was never started.')
        return server
      },
      async start(root) {
        server = await startBuiltServer({ dataDir, env: { ...common, ...own }, ...(root && { root }) })
      },
      freezeDatabase() {
        for (const line of [pooled, direct]) line.freeze()
      },
      thawDatabase() {
        for (const line of [pooled, direct]) line.thaw()
      },
    }
  }

  const instances = await Promise.all(ports.map(defineInstance))
  const close = async () => {
    for (const instance of instances) {
      instance.thawDatabase()
      await instance.server().kill9()
    }
    for (const part of parts.reverse()) await part.kill9()
    for (const line of lines) await line.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  // All at once, on a database in which there is nothing.
  const started = await Promise.allSettled(instances.map((instance) => instance.start()))
  const failed = started.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    for (const instance of instances)
      await Promise.resolve()
        .then(() => instance.server().kill9())
        .catch(() => {})
    for (const part of parts.reverse()) await part.kill9()
    throw failed.reason
  }
  await add(nginx)
  return {
    url,
    instances,
    postgres,
    pgbouncer,
    s3,
    nginx,
    database,
    async ask(statement, values) {
      const client = new pg.Client(database)
      await client.connect()
      try {
        return (await client.query(statement, values)).rows
      } finally {
        await client.end()
      }
    },
    staff: () => signIn(url, FIRST_ADMIN),
    close,
  }
}
