import { fromProjectRoot } from '#db/project-root.server.ts'
import { type BuiltServer, startBuiltServer } from '../helpers/built-server.ts'
import { copyHouse, houseOf } from '../helpers/prepared-house.ts'

/** A server with the demo content, to be measured. */
export interface House {
  name: string
  dataDir: string
  server: BuiltServer
  close(): Promise<void>
}

/** With the build that stands in `root`: this working copy's, or an older one's to compare with. */
export async function openHouse(name: string, root = fromProjectRoot()): Promise<House> {
  const { dataDir, remove } = await copyHouse(root === fromProjectRoot() ? {} : { from: await houseOf(root) })
  const server = await startBuiltServer({
    dataDir,
    root,
    env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn', WORKERS: '1' },
  })
  const close = async () => {
    await server.stop()
    await remove()
  }
  return { name, dataDir, server, close }
}
