import type { Database } from '#db/client.server.ts'
import { queueMessages } from '#platform/mail/outbox.repository.server.ts'
import type { NewMessage, OutboxRow } from '#platform/mail/outbox.table.server.ts'
import type { MessageKind, MessagePayload } from './message-kinds.ts'

interface OfTheDesk {
  kind: MessageKind
  payload: MessagePayload
}

/** A row of the outbox as the desk reads it. */
export interface DeskMessage extends Omit<OutboxRow, keyof OfTheDesk>, OfTheDesk {}

/** All that lies in the outbox was put there by `queueDeskMessages`. */
export function toDeskMessage(row: OutboxRow): DeskMessage {
  return row as DeskMessage
}

type NewDeskMessage = Pick<NewMessage, 'recipient' | 'replyTo' | 'locale'> & OfTheDesk

/** To be sent as soon as the transaction commits. Gives their numbers, in the order they were handed in. */
export async function queueDeskMessages(tx: Database, ...messages: NewDeskMessage[]): Promise<number[]> {
  return queueMessages(tx, messages)
}
