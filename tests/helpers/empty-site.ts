import type { FastifyInstance } from 'fastify'
import { openSite, Visitor } from './site.ts'

let site: Promise<FastifyInstance> | undefined

/** Somebody who comes on the house's first day: nothing is in it yet, and nothing is switched on that production has off. */
export async function newVisitorOfEmptySite(): Promise<Visitor> {
  site ??= openSite('empty')
  return new Visitor(await site)
}
