import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { AppError } from '#common/errors.ts'
import { type Role, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { type Listener, listen } from '#db/listen.server.ts'
import { ACCESS_CHANGED } from '#platform/accounts/access-announcement.server.ts'
import { hashToken } from '#platform/accounts/secret-token.server.ts'
import { findLiveSessions } from '#platform/accounts/session.repository.server.ts'
import { SESSION_COOKIE } from '#platform/accounts/sessions.server.ts'
import { DESK_CHANGED } from '#platform/forms/desk-announcement.server.ts'

interface Options {
  db: Database
  /** For the listener's own connection. */
  databaseConfig: pg.ClientConfig
}

/** Proxies end a connection that says nothing for long. */
const HEARTBEAT_MS = 25_000
/** Then the browser asks again by itself. */
const LONGEST_MS = 10 * 60_000
/** Of one person, in this instance. A tab that is not looked at holds none. */
const MOST_SCREENS = 5

/** An open stream, and on whose behalf. */
interface Screen {
  response: ServerResponse
  userId: number
  role: Role
  /** Of the session it was opened with. */
  tokenHash: string
}

/** Last words, after which the browser does not come back by itself: 'rest' until the tab is looked at again. */
type LastWord = 'rest' | 'over'

/**
 * A stream that tells open staff screens that something came in or moved, and nothing else: they then ask for it
 * themselves, each with its own rights. PostgreSQL is listened to only while somebody looks.
 */
export const liveApi: FastifyPluginAsyncZod<Options> = async (app, { db, databaseConfig }) => {
  /** The oldest first. */
  const screens = new Set<Screen>()
  let listener: Listener | null = null
  let heartbeat: NodeJS.Timeout | undefined

  function tell(text: string): void {
    for (const { response } of screens) response.write(text)
  }

  function hear(news: string): void {
    // Nothing is said when the listener is back: both may have been missed.
    if (news === '' || news === ACCESS_CHANGED)
      endThoseSignedOut().catch((error: unknown) => app.log.error({ err: error }, 'open screens cannot be checked'))
    if (news !== ACCESS_CHANGED) tell(`event: desk\ndata: ${news || 'changed'}\n\n`)
  }

  /** A session ended or a role changed, here or in another instance: whoever may no longer look is shown out. */
  async function endThoseSignedOut(): Promise<void> {
    const asked = [...screens]
    if (asked.length === 0) return
    const hashes = [...new Set(asked.map(({ tokenHash }) => tokenHash))]
    const live = new Map((await findLiveSessions(db, hashes, new Date())).map((row) => [row.tokenHash, row.role]))
    for (const screen of asked) if (live.get(screen.tokenHash) !== screen.role) end(screen, 'over')
  }

  function open(screen: Screen): void {
    const own = [...screens].filter(({ userId }) => userId === screen.userId)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_SCREENS))) end(oldest, 'rest')
    screens.add(screen)
    listener ??= listen(databaseConfig, { channel: DESK_CHANGED, name: 'kais desk', onNotice: hear })
    heartbeat ??= setInterval(() => tell(':\n\n'), HEARTBEAT_MS)
  }

  async function close(screen: Screen): Promise<void> {
    if (!screens.delete(screen) || screens.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
    const last = listener
    listener = null
    await last?.stop()
  }

  /** Told nothing more from here on: to write after the end is an error. */
  function end(screen: Screen, lastWord?: LastWord): void {
    if (!screens.has(screen)) return
    void close(screen)
    screen.response.end(lastWord && `event: ${lastWord}\ndata:\n\n`)
  }

  // HEAD of a stream would be a stream that says nothing.
  app.get('/api/admin/live', { schema: { tags: ['Staff'] }, exposeHeadRoute: false }, async (request, reply) => {
    const { actor } = request.context
    requirePermission(actor, 'enquiry:read')
    if (actor.kind !== 'staff') throw new AppError('unauthenticated')
    reply.hijack()
    const response = reply.raw
    const tokenHash = hashToken(request.cookies[SESSION_COOKIE] ?? '')
    const screen = { response, userId: actor.id, role: actor.role, tokenHash }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would keep it back until there is enough to send.
      'x-accel-buffering': 'no',
    })
    response.write('retry: 3000\n\n')
    const ending = setTimeout(() => end(screen), LONGEST_MS)
    // A line that breaks while we write: 'close' follows, and that is all there is to it.
    response.on('error', () => {})
    response.once('close', () => {
      clearTimeout(ending)
      void close(screen)
    })
    open(screen)
  })

  // Streams never fall idle: without this a stopping server would wait for them.
  app.addHook('preClose', async () => {
    for (const screen of [...screens]) end(screen)
  })
  app.addHook('onClose', async () => {
    clearInterval(heartbeat)
    await listener?.stop()
  })
}
