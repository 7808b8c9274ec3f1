#!/usr/bin/env node
// Stands before Firefox for Playwright, which sends every context an emulation (of media features) that Debian's ESR does
// not know yet, and gives up when it is refused. Whatever emulation is unknown to this Firefox is said to be done instead;
// all else goes through as it is. Playwright starts this as if it were the browser: it reads from stderr where to connect.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

async function standBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', async (playwright, { url }) => {
    const browser = new WebSocket(new URL(url, address))
    const emulations = new Set()
    const early = []
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(data)
      if (method.startsWith('emulation.')) emulations.add(id)
      if (browser.readyState === WebSocket.OPEN) browser.send(String(data))
      else early.push(String(data))
    })
    browser.on('message', (data) => {
      const { id, error } = JSON.parse(data)
      const isUnknown = error === 'unknown command' && emulations.has(id)
      emulations.delete(id)
      playwright.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(data))
    })
    playwright.on('close', () => browser.close())
    browser.on('close', () => playwright.close())
    await once(browser, 'open')
    for (const message of early.splice(0)) browser.send(message)
  })
  await once(server, 'listening')
  return `ws://127.0.0.1:${server.address().port}`
}

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/.*)$/) ?? []
  process.stderr.write(address ? `WebDriver BiDi listening on ${await standBefore(address)}\n` : `${line}\n`)
})
