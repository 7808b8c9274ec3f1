import { readEnv } from '#server/env.ts'
import { prepareHouse } from '#server/prepare-house.ts'

/** One instance as it begins, up to the moment in which its door would open. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const house = await prepareHouse({
  env: readEnv(process.env),
  say,
  onLost: () => {},
  connections: 10,
  signal: AbortSignal.any([]),
})
house.sayOpen('http://localhost')
await house.database.close()
