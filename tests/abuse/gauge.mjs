// Loaded into the server before its own code (NODE_OPTIONS=--import): at SIGUSR2 it writes its memory, its processor time and how long its event
// loop was held up at worst since the last time, to the file that KAIS_GAUGE names.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const lagMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
  delay.reset()
  writeFileSync(process.env.KAIS_GAUGE, JSON.stringify({ rss, heapUsed, lagMs, cpuMs: (user + system) / 1_000 }))
})
