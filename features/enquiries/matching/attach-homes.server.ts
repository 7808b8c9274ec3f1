import { AppError, type Sentence } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { canBeSent } from './can-be-sent.ts'
import { insertSentHomes, lockHomes } from './sent-home.repository.server.ts'
import { sendHomesMessages as words } from './staff/send-messages.ts'

/** These homes go with an entry of a timeline. All of them, or the whole answer is refused and the ones in the way are named. */
export async function attachHomes(tx: Database, activityId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await lockHomes(tx, ids)
  const refused = ids.filter((id) => !rows.some((row) => row.id === id && canBeSent(row)))
  if (refused.length > 0) {
    const names = refused.map(propertyReference).join(', ')
    const sentence: Sentence = { en: words.en.notSendable(names), fr: words.fr.notSendable(names) }
    throw new AppError('home_not_sendable', { sentence, offers: { propertyIds: refused } })
  }
  await insertSentHomes(tx, activityId, ids)
}
