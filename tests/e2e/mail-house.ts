import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { MailServer } from '#features/enquiries/outbox/mail-server.fixture.ts'

/** As a test reads it. */
export interface Letter {
  to: string[]
  subject: string
  text: string
  replyTo: string | undefined
}

const BOUNCES = /@bounce\./

/** The mail server of the browser tests, and a window on it: tests run in other processes than the server does. */
export async function openMailHouse() {
  const server = new MailServer({ refusesReceiver: (address) => (BOUNCES.test(address) ? 550 : undefined) })
  await server.start()
  const window = createServer((_request, response) => {
    const letters = server.arrived.map(
      ({ to, mail }): Letter => ({
        to,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        replyTo: mail.replyTo?.[0]?.address,
      }),
    )
    response.setHeader('content-type', 'application/json').end(JSON.stringify(letters))
  })
  await new Promise<void>((resolve) => window.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: server.url,
    windowUrl: `http://127.0.0.1:${(window.address() as AddressInfo).port}`,
    close() {
      window.close()
      server.kill()
    },
  }
}

/** Waits for the letter to this address whose subject holds these words. */
export async function letterTo(address: string, subject: string): Promise<Letter> {
  let found: Letter | undefined
  await expect
    .poll(
      async () => {
        const letters = (await (await fetch(process.env.KAIS_MAIL_URL ?? '')).json()) as Letter[]
        found = letters.find((letter) => letter.to.includes(address) && letter.subject.includes(subject))
        return found !== undefined
      },
      { message: `a letter to ${address} about “${subject}”`, timeout: 20_000 },
    )
    .toBe(true)
  return found as Letter
}
