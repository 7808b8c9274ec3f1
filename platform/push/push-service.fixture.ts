import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startOtherServer } from '../foreign-fetch/other-server.fixture.ts'
import type { SubscriptionInput } from './push.schema.ts'
import type { PushMessage } from './push-message.ts'

/** A push service on this machine, and the browsers that listen there: what it is sent they open with their own keys. */

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** RFC 8291: only whoever holds the private key and the secret of the subscription reads it. */
function unseal(body: Buffer, own: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): PushMessage {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', own.ecdh.computeSecret(sender), own.auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  open.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage
}

/** RFC 8292: who says that they sent it, if their signature is right. */
export function senderOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number }
  return isRight ? { key, ...said } : null
}

export async function startPushService(port?: number) {
  const received = new Map<string, Received[]>()
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>()
  const server = await startOtherServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const { status, headers } = answers.get(path) ?? { status: 201 }
      if (status === 201)
        received.set(path, [...(received.get(path) ?? []), { headers: request.headers, body: Buffer.concat(chunks) }])
      response.writeHead(status, headers).end()
    })
  }, port)
  return {
    host: server.host,
    /** Paths that were posted to, taken or not, in order. */
    asked: server.asked,
    close: server.close,
    /** A browser with a subscription of its own here. */
    browser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      const taken = () => received.get(path) ?? []
      return {
        path,
        subscription: {
          endpoint: server.url(path),
          keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
        } satisfies SubscriptionInput,
        /** What it shows, in order. */
        shown: () => taken().map(({ body }) => unseal(body, { ecdh, auth })),
        headers: () => taken().map(({ headers }) => headers),
        /** What the service says from now on instead of taking it. */
        answer: (status: number, headers?: Record<string, string>) =>
          answers.set(path, { status, ...(headers && { headers }) }),
      }
    },
  }
}
