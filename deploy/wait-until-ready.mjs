// Ends when the instance serves:  node deploy/wait-until-ready.mjs http://127.0.0.1:3001/readyz [seconds]
// A first start makes the demo content and may take minutes; kais@.service ends what never comes.
import { setTimeout as sleep } from 'node:timers/promises'

const [address, seconds = 280] = process.argv.slice(2)
const deadline = Date.now() + Number(seconds) * 1_000
const isReady = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  if (Date.now() > deadline) {
    process.stderr.write(`${address} did not say yes within ${seconds} seconds.\n`)
    process.exit(1)
  }
  await sleep(200)
}
