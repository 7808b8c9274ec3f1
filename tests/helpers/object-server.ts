import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** What stands between us and the bucket does with a request; 'pass' unless a test says otherwise. */
export type Mischief =
  | 'pass'
  /** Answered with that status, and not passed on. */
  | 500
  | 503
  /** The line is cut before any answer. */
  | 'reset'
  /** No answer, for as long as anybody waits. */
  | 'hang'
  /** Half of the content, then the line is cut. */
  | 'cut'
  /** Half of the content, then nothing more. */
  | 'stall'
  /** Half of the content, called the whole. */
  | 'shorten'
  /** The right length of other bytes. */
  | 'garble'
  /** Taken with thanks and thrown away. */
  | 'swallow'
  /** A success whose body tells of an error. */
  | 'false success'

type Rule = (request: { method: string; path: string; headers: http.IncomingHttpHeaders }) => Mischief

interface Line {
  request: http.IncomingMessage
  response: http.ServerResponse
}

const ERROR =
  '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>We encountered an error.</Message></Error>'

/** Answers by itself, or says that it does not. */
function misbehave(mischief: Mischief, { request, response }: Line): boolean {
  if (mischief === 'hang') return true
  if (mischief === 'reset') request.socket.destroy()
  else if (typeof mischief === 'number') {
    request.resume()
    response.writeHead(mischief, { 'content-type': 'application/xml' }).end(ERROR)
  } else if (mischief === 'swallow') {
    request.resume().on('end', () => response.writeHead(200, { etag: '"0"' }).end())
  } else if (mischief === 'false success') {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/xml' }).end(ERROR))
  } else return false
  return true
}

function passBack(mischief: Mischief, answer: http.IncomingMessage, response: http.ServerResponse): void {
  const pieces: Buffer[] = []
  answer.on('data', (piece: Buffer) => pieces.push(piece))
  answer.on('end', () => {
    const whole = Buffer.concat(pieces)
    const half = whole.subarray(0, whole.length / 2)
    const { statusCode = 500, headers } = answer
    if (mischief === 'shorten') {
      const range = headers['content-range']
      const total = String(half.length)
      const said = range && { 'content-range': range.replace(/-\d+\//, `-${half.length - 1}/`) }
      response.writeHead(statusCode, { ...headers, ...said, 'content-length': total }).end(half)
    } else {
      response.writeHead(statusCode, headers)
      if (mischief === 'garble') response.end(Buffer.alloc(whole.length, 0x2a))
      else if (mischief === 'pass') response.end(whole)
      else response.write(half, () => mischief === 'cut' && response.destroy())
    }
  })
}

export interface ObjectServer {
  /** For readEnv: through what can be told to misbehave. */
  env: Record<string, string>
  /** What happens to requests from now on. */
  behave(rule?: Rule): void
  /** Method and path of what was asked since the last call. */
  takeAsked(): string[]
  close(): Promise<void>
}

/** A real S3 server with one bucket, on a port of its own, and something before it that fails, delays and lies on demand. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(join(tmpdir(), 'kais-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'kais' }],
    // It signs a list's address without the slash that clients send; an unknown key is refused all the same.
    allowMismatchedSignatures: true,
  })
  const { port } = await server.run()
  let rule: Rule = () => 'pass'
  const asked: string[] = []
  const agent = new http.Agent({ keepAlive: true })
  const proxy = http.createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    asked.push(`${method} ${path}`)
    const mischief = rule({ method, path, headers })
    if (misbehave(mischief, { request, response })) return
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) =>
      method === 'HEAD' || mischief === 'pass'
        ? answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers))
        : passBack(mischief, answer, response),
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      S3_BUCKET: 'kais',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    behave(next = () => 'pass') {
      rule = next
    },
    takeAsked: () => asked.splice(0),
    async close() {
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
