import type { SendMailOptions } from 'nodemailer'
import type { Database } from '#db/client.server.ts'
import type { Company } from '#ui/page/company-profile.ts'
import type { OutboxRow } from './outbox.table.server.ts'

/** What the mailer is told at its start. */
export interface MailSettings {
  smtpUrl: string
  from: { name: string; address: string }
  /** Where notices go; visitors who answer an acknowledgement reach the first. */
  staff: readonly string[]
  /** Links in messages begin with it. */
  publicUrl: string
  /** Until staff change it in the settings. */
  company: Company
}

/** What the mailer does not know itself, from whoever fills the outbox: what the messages say, and whom they concern. */
export interface Letters {
  /** The message as it is to be sent now, from what is stored now, or why it must not go out. */
  make(db: Database, settings: MailSettings, row: OutboxRow): Promise<{ mail: SendMailOptions } | { drop: string }>
  /**
   * Called before a row is changed, in the same transaction: locks what others lock before they come to the row. Two who
   * lock in opposite orders would wait for each other for ever.
   */
  lockFirst(tx: Database, row: OutboxRow): Promise<void>
  /** In the transaction that writes down that it went out, or that it was given up or held back for good. */
  onSent(tx: Database, row: OutboxRow): Promise<void>
  onFailed(tx: Database, row: OutboxRow): Promise<void>
}
