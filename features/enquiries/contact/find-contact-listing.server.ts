import type { Locale } from '#common/locale.ts'
import { idParam } from '#common/schema.ts'
import type { Context } from '#db/context.server.ts'
import { findInquirySubject } from '../inquiry/find-inquiry-subject.server.ts'
import { type ContactListing, LISTING_KINDS, type ListingKind } from './contact-subjects.ts'

interface Request {
  params: URLSearchParams
  locale: Locale
}

/** The listing a link to /contact names, if visitors can see it. Anything else in the address is passed over. */
export async function findContactListing({ db }: Context, { params, locale }: Request): Promise<ContactListing | null> {
  for (const kind of LISTING_KINDS) {
    const { data } = idParam.safeParse({ id: params.get(kind) ?? undefined })
    if (!data) continue
    const idOf = (other: ListingKind) => (other === kind ? data.id : null)
    const found = await findInquirySubject(
      db,
      { propertyId: idOf('property'), investmentId: idOf('investment'), vehicleId: idOf('vehicle') },
      locale,
    )
    if (found) return { kind, id: data.id, name: found.name }
  }
  return null
}
