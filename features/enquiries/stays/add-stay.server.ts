import { contactKeys } from '#common/contact-keys.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { readTouristTax } from '#features/company/read-settings.server.ts'
import { holdBeforePreparation, keptNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { agreedQuote, quoteStay } from '#features/nest/stays/quote-stay.ts'
import { lockLetHome } from '#features/nest/stays/stay-home.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { recordLead } from '../leads/record-lead.server.ts'
import { audited, requirePossibleStay, tellOfStay } from './change-stay.server.ts'
import { readStaffStay } from './read-stay.server.ts'
import type { StaffStay } from './stay.public.ts'
import { insertStay } from './stay.repository.server.ts'
import type { StaffStayInput } from './stay-request.schema.ts'
import { stayWords } from './stay-words.ts'

/** Somebody called, and staff write it down: confirmed at once, at the prices of the home or at what was agreed. */
export async function addStay(
  context: Context,
  input: StaffStayInput,
  idempotencyKey: string | undefined,
): Promise<StaffStay> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  const { propertyId, arrival, departure, guests, agreedTotal, ...person } = input
  const wish = { arrival, departure, guests }
  const id = await storeOnce(db, { scope: 'stay', key: idempotencyKey, content: input }, async (tx) => {
    await lockContactKeys(tx, contactKeys(person))
    const home = await lockLetHome(tx, propertyId, 'staff')
    requirePossibleStay(home, wish)
    const quote = quoteStay(home, wish, await readTouristTax(tx))
    const stay = await insertStay(tx, {
      ...person,
      ...wish,
      propertyId,
      homeTitle: home.title,
      homeTitleFr: home.titleFr,
      quote: agreedTotal === null ? quote : agreedQuote(quote, agreedTotal, stayWords[person.locale].byPhone),
      terms: home.stayTerms,
      status: 'confirmed',
      holdUntil: null,
    })
    await holdBeforePreparation(tx, {
      ...keptNights(wish, home.stayTerms.preparationDays),
      propertyId,
      stayId: stay.id,
    })
    await recordLead(tx, receivedStay(stay, actorId(actor)))
    await recordChange(tx, actor, {
      action: 'create',
      entity: 'stay',
      entityId: stay.id,
      label: `#${stay.id}`,
      after: audited(stay),
    })
    await tellOfStay(tx, actor, stay, { news: 'confirmed' })
    return stay.id
  })
  return readStaffStay(context, id)
}
