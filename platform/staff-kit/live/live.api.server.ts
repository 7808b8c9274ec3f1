import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { requirePermission } from '#common/permissions.ts'
import { type Listener, listen } from '#db/listen.server.ts'
import { DESK_CHANGED } from '#platform/forms/desk-announcement.server.ts'

interface Options {
  /** For the listener's own connection. */
  databaseConfig: pg.ClientConfig
}

/** Proxies end a connection that says nothing for long. */
const HEARTBEAT_MS = 25_000
/** Then the browser asks again by itself, and whoever was signed out meanwhile is refused. */
const LONGEST_MS = 10 * 60_000

/**
 * A stream that tells open staff screens that something came in or moved, and nothing else: they then ask for it
 * themselves, each with its own rights. PostgreSQL is listened to only while somebody looks.
 */
export const liveApi: FastifyPluginAsyncZod<Options> = async (app, { databaseConfig }) => {
  const screens = new Set<ServerResponse>()
  let listener: Listener | null = null
  let heartbeat: NodeJS.Timeout | undefined

  function tell(text: string): void {
    for (const screen of screens) screen.write(text)
  }

  function open(screen: ServerResponse): void {
    screens.add(screen)
    listener ??= listen(databaseConfig, {
      channel: DESK_CHANGED,
      name: 'kais desk',
      onNotice: (news) => tell(`event: desk\ndata: ${news || 'changed'}\n\n`),
    })
    heartbeat ??= setInterval(() => tell(':\n\n'), HEARTBEAT_MS)
  }

  async function close(screen: ServerResponse): Promise<void> {
    if (!screens.delete(screen) || screens.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
    const last = listener
    listener = null
    await last?.stop()
  }

  /** Told nothing more from here on: to write after the end is an error. */
  function end(screen: ServerResponse): void {
    void close(screen)
    screen.end()
  }

  app.get('/api/admin/live', { schema: { tags: ['Staff'] } }, async (request, reply) => {
    requirePermission(request.context.actor, 'enquiry:read')
    reply.hijack()
    const screen = reply.raw
    screen.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would keep it back until there is enough to send.
      'x-accel-buffering': 'no',
    })
    screen.write('retry: 3000\n\n')
    const ending = setTimeout(() => end(screen), LONGEST_MS)
    // A line that breaks while we write: 'close' follows, and that is all there is to it.
    screen.on('error', () => {})
    screen.once('close', () => {
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
