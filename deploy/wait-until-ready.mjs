// Ends when the instance serves, or has ended:  node deploy/wait-until-ready.mjs http://127.0.0.1:3001/readyz PID [seconds]
// A first start makes the demo content, and another may build an index, which takes its time; kais@.service ends what never comes.
import { setTimeout as sleep } from 'node:timers/promises'

const [address, pid, seconds = 3_500] = process.argv.slice(2)
const deadline = Date.now() + Number(seconds) * 1_000
const isReady = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

function isAlive() {
  // A unit of the version before names only the address.
  if (pid === undefined) return true
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

function fail(words) {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

while (!(await isReady())) {
  if (!isAlive()) fail(`The instance of ${address} has ended.`)
  if (Date.now() > deadline) fail(`${address} did not say yes within ${seconds} seconds.`)
  await sleep(200)
}
