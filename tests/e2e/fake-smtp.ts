import { expect } from '@playwright/test'
import { MailServer } from '../helpers/mail-server.ts'

/** As a test reads it. */
export interface Letter {
  to: string[]
  subject: string
  text: string
  replyTo: string | undefined
}

const BOUNCES = /@bounce\./
let server: MailServer | undefined

/** The mail server of this worker's house. */
export async function openMailHouse() {
  server = new MailServer({ refusesReceiver: (address) => (BOUNCES.test(address) ? 550 : undefined) })
  await server.start()
  const { url } = server
  return { smtpUrl: url, close: () => server?.kill() }
}

function letters(): Letter[] {
  return (server?.arrived ?? []).map(({ to, mail }) => ({
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    replyTo: mail.replyTo?.[0]?.address,
  }))
}

/** Waits for the letter to this address whose subject holds these words. */
export async function letterTo(address: string, subject: string): Promise<Letter> {
  const find = () => letters().find((letter) => letter.to.includes(address) && letter.subject.includes(subject))
  await expect
    .poll(() => find() !== undefined, { message: `a letter to ${address} about “${subject}”`, timeout: 20_000 })
    .toBe(true)
  return find() as Letter
}
