import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { findStaffMember, listStaffMembers } from './staff-member.repository.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

async function idOf(username: string): Promise<number> {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  return user?.id ?? 0
}

test('An adviser has the number that their account names, for who asks for them; the list of colleagues has none', async () => {
  await signInAs(kais, 'awa', 'agent')
  const id = await idOf('awa')
  expect(await findStaffMember(kais.db, id)).toEqual({ id, name: 'awa', nameForVisitors: null, phone: null })
  await kais.db.update(users).set({ phone: '+221 77 123 45 67' }).where(eq(users.id, id))
  expect(await findStaffMember(kais.db, id)).toMatchObject({ phone: '+221 77 123 45 67' })
  expect(JSON.stringify(await listStaffMembers(kais.db))).not.toContain('77 123')
})

test('Nobody is an adviser whose account is blocked, or who answers nobody', async () => {
  await signInAs(kais, 'editor', 'editor')
  expect(await findStaffMember(kais.db, await idOf('editor'))).toBeUndefined()
  const id = await idOf('awa')
  await kais.db.update(users).set({ isActive: false }).where(eq(users.id, id))
  expect(await findStaffMember(kais.db, id)).toBeUndefined()
})
