import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '#common/pagination.ts'

/** Lists are plain arrays; how many there are and where the next ones lie travels in headers. */
export function sendPage<Item>(request: FastifyRequest, reply: FastifyReply, page: Page<Item>): Item[] {
  reply.header('x-total-count', page.total)
  if (page.nextCursor) {
    const [path, query] = request.url.split('?', 2)
    const next = new URLSearchParams(query)
    next.set('cursor', page.nextCursor)
    reply.header('link', `<${path}?${next}>; rel="next"`)
  }
  return page.items
}
