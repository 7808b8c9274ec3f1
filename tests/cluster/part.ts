import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { hasEnded, waitUntil } from '../helpers/built-server.ts'

/** One program of the cluster, which can be killed at any moment and started again in its place. */
export interface Part {
  readonly name: string
  readonly port: number
  start(): Promise<void>
  /** SIGKILL, to the program and to what it has begun. */
  kill9(): Promise<void>
  stop(): Promise<void>
}

interface Program {
  name: string
  port: number
  command: string
  args: string[]
  env?: Record<string, string>
  /** Programs that refuse to be root's; where we are not root, they run as we do. */
  isNobodys?: boolean
  /** What asks it to end; the rest is SIGTERM. */
  endsBy?: NodeJS.Signals
  /** Where an open port is not all that others wait for. */
  isReady?: () => Promise<boolean>
}

/** As Debian has it. */
export const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
export const ownerOf = (isNobodys: boolean) => (isNobodys && isRoot ? NOBODY : {})

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** A group of its own, so that nothing it has begun outlives it. */
export function definePart({
  name,
  port,
  command,
  args,
  env = {},
  isNobodys = false,
  endsBy = 'SIGTERM',
  isReady = () => answers(port),
}: Program): Part {
  let child: ChildProcess | null = null
  let said = ''

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending?.pid || hasEnded(ending)) return
    const ended = once(ending, 'exit')
    process.kill(signal === 'SIGKILL' ? -ending.pid : ending.pid, signal)
    await ended
  }

  return {
    name,
    port,
    async start() {
      const started = spawn(command, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, ...env },
        ...ownerOf(isNobodys),
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (text: Buffer) => {
          said = `${said}${text}`.slice(-4_000)
        })
      started.on('error', (error) => {
        said += String(error)
      })
      await waitUntil(`${name} is there`, async () => {
        if (hasEnded(started)) throw new Error(`${name} has ended:\n${said}`)
        return isReady()
      })
    },
    kill9: () => end('SIGKILL'),
    stop: () => end(endsBy),
  }
}
