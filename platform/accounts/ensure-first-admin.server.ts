import { randomBytes } from 'node:crypto'
import type { Database } from '#db/client.server.ts'
import { hashPassword } from './password.server.ts'
import { countUsers, insertUser } from './user.repository.server.ts'

interface FirstAdmin {
  username: string
  /** From the environment; otherwise one is made up and must be shown to a person once. */
  password: string | undefined
}

/** The first account of an empty database. Returns a generated password, or null when there is nothing to show. */
export async function ensureFirstAdmin(db: Database, { username, password }: FirstAdmin): Promise<string | null> {
  if ((await countUsers(db)) > 0) return null
  const generated = password === undefined ? randomBytes(12).toString('base64url') : null
  await insertUser(db, {
    // As the sign-in form sends it.
    username: username.normalize(),
    email: `${username}@kais.example`,
    password: await hashPassword(password ?? generated ?? ''),
    role: 'admin',
  })
  return generated
}
