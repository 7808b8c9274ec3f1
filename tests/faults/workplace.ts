import type { TestContext } from 'node:test'
import { type BuiltServer, freePort, makeDataDir, spawnBuiltServer, startBuiltServer } from '../helpers/built-server.ts'
import { endEverything } from './postmaster.ts'

export interface Workplace {
  dataDir: string
  port: string
  /** Resolves once it is ready. */
  start(env?: Record<string, string>): Promise<BuiltServer>
  /** For starts that are expected to fail. */
  spawn(env?: Record<string, string>): Promise<BuiltServer>
}

/** A data folder and a port for one test; whatever the test leaves running there is ended with it. */
export async function makeWorkplace(t: TestContext, folder = makeDataDir()): Promise<Workplace> {
  const { dataDir, remove } = await folder
  const port = String(await freePort())
  const started: BuiltServer[] = []
  t.after(async () => {
    await endEverything(dataDir, started)
    await remove()
  })

  const begin =
    (how: typeof startBuiltServer) =>
    async (env: Record<string, string> = {}) => {
      const usual = { PORT: port, DEMO_CONTENT: 'off', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' }
      const server = await how({ dataDir, env: { ...usual, ...env } })
      started.push(server)
      return server
    }
  return { dataDir, port, start: begin(startBuiltServer), spawn: begin(spawnBuiltServer) }
}
