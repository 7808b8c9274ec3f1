// Loaded into the server before its own code (NODE_OPTIONS=--import): at the port that LOOP_WATCH_PORT names it tells the longest time
// for which nobody else had a turn since the last question, and the most work of ours between two turns.
import { createServer } from 'node:http'

const NOTHING = { wallMs: 0, workMs: 0 }
let longest = NOTHING
let last = performance.now()
let worked = process.threadCpuUsage()

function look() {
  const wallMs = performance.now() - last
  const { user, system } = process.threadCpuUsage(worked)
  longest = { wallMs: Math.max(wallMs, longest.wallMs), workMs: Math.max((user + system) / 1_000, longest.workMs) }
  worked = process.threadCpuUsage()
  last = performance.now()
}
setInterval(look, 1).unref()

// What the server starts is not watched, and has the port for itself.
delete process.env.NODE_OPTIONS
createServer((_request, response) => {
  look()
  // A line that is kept open may close in the very moment of the next question.
  response.setHeader('connection', 'close').end(JSON.stringify(longest))
  longest = NOTHING
})
  .listen(Number(process.env.LOOP_WATCH_PORT), '127.0.0.1')
  .unref()
