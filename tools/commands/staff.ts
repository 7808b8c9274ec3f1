import { randomBytes } from 'node:crypto'
import { ROLES, type Role } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { hashPassword } from '#features/staff/password.server.ts'
import { deleteSessionsOf } from '#features/staff/session.repository.server.ts'
import { findUserByUsername, insertUser, listUsers, updateUser } from '#features/staff/user.repository.server.ts'
import { say, withDatabase } from './open.ts'

const HELP = `npm run staff -- list
npm run staff -- add NAME EMAIL [${ROLES.join('|')}]   (default: agent; prints a password)
npm run staff -- password NAME                       (prints a new password, ends all sessions)
npm run staff -- role NAME ROLE
npm run staff -- off NAME | on NAME                  (off also ends all sessions)`

class Mistake extends Error {}

function readRole(text: string): Role {
  const role = ROLES.find((candidate) => candidate === text)
  if (!role) throw new Mistake(`A role is one of ${ROLES.join(', ')}.`)
  return role
}

async function userNamed(db: Database, username = '') {
  const user = await findUserByUsername(db, username)
  if (!user) throw new Mistake(`There is no account '${username}'.`)
  return user
}

const newPassword = () => randomBytes(12).toString('base64url')

const COMMANDS: Record<string, (db: Database, args: string[]) => Promise<string>> = {
  async list(db) {
    const users = await listUsers(db)
    return users
      .map((user) => `${user.username}  ${user.role}  ${user.email}${user.isActive ? '' : '  (off)'}`)
      .join('\n')
  },
  async add(db, [username, email, role = 'agent']) {
    if (!username || !email?.includes('@')) throw new Mistake('Needed: a name and an e-mail address.')
    if (await findUserByUsername(db, username)) throw new Mistake(`There is an account '${username}' already.`)
    const password = newPassword()
    await insertUser(db, { username, email, role: readRole(role), password: await hashPassword(password) })
    return `Added ${username} (${role}). Password, shown this once: ${password}`
  },
  async password(db, [username]) {
    const user = await userNamed(db, username)
    const password = newPassword()
    await updateUser(db, user.id, { password: await hashPassword(password) })
    await deleteSessionsOf(db, user.id)
    return `New password of ${user.username}, shown this once: ${password}`
  },
  async role(db, [username, role = '']) {
    const user = await userNamed(db, username)
    await updateUser(db, user.id, { role: readRole(role) })
    return `${user.username} is now ${role}.`
  },
  async off(db, [username]) {
    const user = await userNamed(db, username)
    await updateUser(db, user.id, { isActive: false })
    await deleteSessionsOf(db, user.id)
    return `${user.username} can no longer sign in.`
  },
  async on(db, [username]) {
    const user = await userNamed(db, username)
    await updateUser(db, user.id, { isActive: true })
    return `${user.username} can sign in again.`
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  say(HELP)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
} else {
  await withDatabase(async ({ db }) => say(await command(db, args))).catch((error: unknown) => {
    if (!(error instanceof Mistake)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  })
}
