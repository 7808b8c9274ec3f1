import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { passwordLinks, users } from '#platform/accounts/user.table.server.ts'
import { MailServer } from './mail-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const NEW_PASSWORD = 'a courtyard with a well'
export const HOME = 'https://kais.example'

interface House {
  kais: TestApp
  postbox: MailServer
  /** Everything it has written to its log. */
  logged: string
}

/** The server of this test file, with a mail server to write to. */
export const house = { logged: '' } as House

export function openHouse(): void {
  beforeAll(async () => {
    house.postbox = new MailServer()
    await house.postbox.start()
    house.kais = await startTestApp({
      env: {
        SMTP_URL: house.postbox.url,
        MAIL_FROM: 'hello@kais.example',
        MAIL_STAFF: 'desk@kais.example',
        PUBLIC_URL: HOME,
        LOG_LEVEL: 'info',
      },
      logStream: {
        write(line: string) {
          house.logged += line
        },
      },
    })
  })
  afterAll(async () => {
    await house.kais.close()
    house.postbox.kill()
  })
}

export const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  house.kais.app.inject({ method: 'POST', url, payload, headers })
export const forget = (name: string, headers: Record<string, string> = {}) =>
  post('/api/admin/login/forgotten', { name }, headers)
export const open = (token: string) => post('/api/admin/login/link', { token })
export const choose = (token: string, newPassword = NEW_PASSWORD, headers: Record<string, string> = {}) =>
  post('/api/admin/login/link/password', { token, newPassword }, headers)
export const signIn = (username: string, password: string) => post('/api/admin/login', { username, password })

export const rowOf = async (username: string) => {
  const [user] = await house.kais.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`No account ${username}`)
  return user
}
export const linksOf = async (username: string) =>
  house.kais.db
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.userId, (await rowOf(username)).id))

export const lettersTo = (email: string) => house.postbox.arrived.filter(({ to }) => to.includes(email))

/** The letters that reached somebody so far, once there are so many. */
export async function untilLetters(email: string, count: number) {
  await expect.poll(() => lettersTo(email).length, { timeout: 20_000 }).toBe(count)
  return lettersTo(email)
}

/** What the link in somebody's last letter holds. */
export async function tokenIn(email: string, letter = 1): Promise<string> {
  const text = (await untilLetters(email, letter)).at(-1)?.mail.text ?? ''
  const [, token] = /https:\/\/kais\.example\/admin\/choose-password#([\w-]{43})\s/.exec(text) ?? []
  if (!token) throw new Error(`No link in: ${text}`)
  return token
}
