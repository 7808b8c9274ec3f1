import type { FastifyRequest } from 'fastify'
import { todayInDakar } from '#common/dakar-time.ts'
import { isFrenchPath } from '#common/locale.ts'
import { isLeftOut } from './left-out.ts'
import type { Visit } from './start-visit-counter.server.ts'
import { visitSchema } from './visit.schema.ts'
import { visitSource } from './visit-source.ts'
import { visitedPage } from './visited-page.ts'

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}

/** What of a page's message is counted; null: nothing. The address it came from, its cookies and its hour are not read. */
export function readVisit(request: FastifyRequest): Visit | null {
  if (request.context.actor.kind === 'staff' || isLeftOut(request.headers)) return null
  const { data: said } = visitSchema.safeParse(parsed(request.body))
  const page = said && visitedPage(said.path)
  if (!page) return null
  return {
    day: todayInDakar(),
    path: page.path,
    locale: isFrenchPath(said.path) ? 'fr' : request.locale,
    source: visitSource(said.referrer, request.host),
  }
}
