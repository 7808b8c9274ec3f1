/** PostgreSQL is killed while the server has nothing to do: nobody is there to notice by a failing request. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasEnded, waitUntil } from '../helpers/built-server.ts'
import { countStored, sendMessage } from './messages.ts'
import { killPostmaster, postmasterOf, recover } from './postmaster.ts'
import { makeWorkplace } from './workplace.ts'

test('an idle server whose PostgreSQL was killed does not stay broken', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const first = await start()
  const before = await sendMessage(first.url)
  const deadPid = await killPostmaster(dataDir)
  assert.ok(deadPid)

  const { server, how } = await recover(first, { dataDir, deadPid, restart: () => start() })
  const after = await sendMessage(server.url)
  assert.equal(await countStored(dataDir, before), 1)
  assert.equal(await countStored(dataDir, after), 1)
  t.diagnostic(`The server ${how}`)
  assert.equal(await server.stop(), 0)
  assert.equal(await postmasterOf(dataDir), null, 'the second PostgreSQL goes with the server, as the first would have')
})

test('after that, the data folder is still served by one Kais only', async (t) => {
  const { dataDir, start, spawn } = await makeWorkplace(t)
  const first = await start()
  const deadPid = await killPostmaster(dataDir)
  assert.ok(deadPid)
  const { server } = await recover(first, { dataDir, deadPid, restart: () => start() })

  const second = await spawn({ PORT: '0' })
  await waitUntil('the second start is given up', () => hasEnded(second.process), 60_000)
  assert.notEqual(second.process.exitCode, 0)
  assert.match(await second.output(), /already being served by another Kais/)
  assert.equal(await server.stop(), 0)
})
