import { asc, eq } from 'drizzle-orm'
import { findUserByUsername } from '#platform/accounts/user.repository.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { properties } from '../property.table.server.ts'
import { priceHistory } from './price-history.table.server.ts'

export const today = new Date().toISOString().slice(0, 10)
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** A house with an editor, an agent and an administrator, the doors through which homes change, and what is stored then. */
export async function openSaleDesk() {
  const kais = await startTestApp()
  const editor = await signInAs(kais, 'awa', 'editor')
  const agent = await signInAs(kais, 'moussa', 'agent')
  const admin = await signInAs(kais, 'fatou', 'admin')
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, headers: object, payload?: object) =>
    kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
  return {
    kais,
    editor,
    agent,
    admin,
    call,
    change: (id: number, payload: object, headers: object = agent) =>
      call('PATCH', `/api/admin/properties/${id}`, headers, payload),
    bulk: (homes: object[], headers: object = editor) => call('POST', '/api/admin/properties/bulk', headers, { homes }),
    idOf: async (name: string) => (await findUserByUsername(kais.db, name))?.id ?? 0,
    stored: async (id: number) => (await kais.db.select().from(properties).where(eq(properties.id, id)))[0],
    isFound: async (id: number) =>
      (await call('GET', '/api/properties?limit=100', {})).json<{ id: number }[]>().some((home) => home.id === id),
    history: async (id: number) =>
      (
        await kais.db.select().from(priceHistory).where(eq(priceHistory.propertyId, id)).orderBy(asc(priceHistory.id))
      ).map(({ price, state, priceReached, userId }) => [
        Number(price),
        state,
        priceReached && Number(priceReached),
        userId !== null,
      ]),
  }
}
