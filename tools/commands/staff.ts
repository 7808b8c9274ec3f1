import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { ROLES, type Role, SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { newAccountSchema } from '#platform/accounts/account.schema.ts'
import { listStaff } from '#platform/accounts/list-staff.server.ts'
import { addStaffAccount, changeStaffAccount } from '#platform/accounts/manage-staff.server.ts'
import { inviteAccount } from '#platform/accounts/password-links.server.ts'
import { removeSecondFactor, resetPassword } from '#platform/accounts/reset-staff.server.ts'
import { findUserByUsername } from '#platform/accounts/user.repository.server.ts'
import { readEnv } from '#server/env.ts'
import { say, withDatabase } from './open.ts'

const HELP = `npm run staff -- list
npm run staff -- add NAME EMAIL [${ROLES.join('|')}]   (default: agent; prints a password)
npm run staff -- password NAME                       (prints a new password, ends all sessions)
npm run staff -- link NAME                           (who has not chosen a password yet: prints a link to do so, good once and for 7 days)
npm run staff -- second-factor NAME                  (lost phone: removes codes and passkeys, ends all sessions)
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

/** What the use cases refuse, in their own words. */
function inWords(error: AppError): string {
  const { message, fields = {} } = errorBody(error, 'en')
  return Object.values(fields).join('\n') || message
}

const MAX_LISTED = 100

const COMMANDS: Record<string, (context: Context, args: string[]) => Promise<string>> = {
  async list(context) {
    const { items, total } = await listStaff(context, { limit: MAX_LISTED })
    const lines = items.map(
      ({ username, role, email, isActive, hasAuthenticator, passkeys }) =>
        `${username}  ${role}  ${email}${hasAuthenticator || passkeys > 0 ? '  (second factor)' : ''}${isActive ? '' : '  (off)'}`,
    )
    return [...lines, ...(total > items.length ? [`… and ${total - items.length} more`] : [])].join('\n')
  },
  async add(context, [username, email, role = 'agent']) {
    const account = newAccountSchema.safeParse({ username, email, role: readRole(role) })
    if (!account.success) throw new Mistake('Needed: a name (letters, digits, . _ -) and an e-mail address.')
    if (await findUserByUsername(context.db, account.data.username))
      throw new Mistake(`There is an account '${username}' already.`)
    const { password } = await addStaffAccount(context, account.data)
    return `Added ${username} (${role}). Password, shown this once: ${password}`
  },
  async password(context, [username]) {
    const user = await userNamed(context.db, username)
    return `New password of ${user.username}, shown this once: ${await resetPassword(context, user.id)}`
  },
  async link({ db, actor }, [username]) {
    const user = await userNamed(db, username)
    const mail = { isMailOn: false, publicUrl: readEnv(process.env).PUBLIC_URL, locale: 'en' } as const
    const link = await db.transaction((tx) => inviteAccount({ db: tx, actor }, user, mail))
    return `Link for ${user.username}, shown this once: ${link}`
  },
  async 'second-factor'(context, [username]) {
    const user = await userNamed(context.db, username)
    await removeSecondFactor(context, user.id)
    return `${user.username} signs in with the password alone.`
  },
  async role(context, [username, role = '']) {
    const user = await userNamed(context.db, username)
    await changeStaffAccount(context, user.id, { role: readRole(role) })
    return `${user.username} is now ${role}.`
  },
  async off(context, [username]) {
    const user = await userNamed(context.db, username)
    await changeStaffAccount(context, user.id, { isActive: false })
    return `${user.username} can no longer sign in.`
  },
  async on(context, [username]) {
    const user = await userNamed(context.db, username)
    await changeStaffAccount(context, user.id, { isActive: true })
    return `${user.username} can sign in again.`
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  say(HELP)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
} else {
  await withDatabase(async ({ db }) => say(await command({ db, actor: SYSTEM }, args))).catch((error: unknown) => {
    if (!(error instanceof Mistake || error instanceof AppError)) throw error
    process.stderr.write(`${error instanceof AppError ? inWords(error) : error.message}\n`)
    process.exitCode = 2
  })
}
