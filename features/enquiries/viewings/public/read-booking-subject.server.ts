import { inLocale, type Locale } from '#common/locale.ts'
import { idParam } from '#common/schema.ts'
import type { Context } from '#db/context.server.ts'
import { findPublicInvestment } from '#features/invest/investment.repository.server.ts'
import { findPublicProperty } from '#features/nest/property.repository.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import type { ShownSubject } from './booking-subject.ts'

/** The home or the project in an address such as /property/28/viewing; null where visitors see none. */
export async function readBookingSubject(
  { db }: Context,
  { kind, id }: { kind: 'property' | 'investment'; id: string | undefined },
  locale: Locale,
): Promise<ShownSubject | null> {
  const parsed = idParam.safeParse({ id })
  if (!parsed.success) return null
  const found = await (kind === 'property' ? findPublicProperty : findPublicInvestment)(db, parsed.data.id)
  if (!found) return null
  const title = inLocale(locale, found.title, found.titleFr)
  const [image = ''] = found.images
  const picture = (await describePictures(db, [image])).get(image)
  if (kind === 'investment')
    return {
      propertyId: null,
      investmentId: found.id,
      name: title,
      path: `/invest/${found.id}`,
      reference: title,
      picture,
    }
  const reference = propertyReference(found.id)
  return {
    propertyId: found.id,
    investmentId: null,
    name: `${title} (${reference})`,
    path: `/property/${found.id}`,
    reference,
    picture,
  }
}
