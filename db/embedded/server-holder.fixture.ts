/**
 * A process that uses the embedded PostgreSQL, for tests that need a second one, another user, or one to
 * kill. Says what it got on one line, then waits for its standard input to end, stops and leaves.
 */
import { startEmbeddedPostgres } from './embedded-postgres.server.ts'

const [dataDir = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataDir })
console.log(JSON.stringify({ adopted: server.adopted, connection: server.connection }))
process.stdin.resume().on('end', () => void server.stop())
