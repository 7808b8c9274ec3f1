import { data, redirect } from 'react-router'
import { idParam } from '#common/schema.ts'
import type { ShownSubject } from '#features/enquiries/viewings/public/booking-subject.ts'
import { readBookingSubject } from '#features/enquiries/viewings/public/read-booking-subject.server.ts'
import { findGoneProperty } from '#features/nest/property.repository.server.ts'
import type { PageContext } from '#ui/page/page-context.server.ts'
import { siteHref } from '#ui/page/site.ts'

/** What /property/28/viewing or /invest/1/callback is about; of a home that was sold or let its own page says so, and what else there is. */
export async function requireBookingSubject(
  { context: visitor, locale }: Pick<PageContext, 'context' | 'locale'>,
  { id, pathname }: { id: string | undefined; pathname: string },
): Promise<ShownSubject> {
  const kind = /^(\/fr)?\/invest\//.test(pathname) ? 'investment' : 'property'
  const subject = await readBookingSubject(visitor, { kind, id }, locale)
  if (subject) return subject
  const parsed = idParam.safeParse({ id })
  if (kind === 'property' && parsed.success && (await findGoneProperty(visitor.db, parsed.data.id)))
    throw redirect(siteHref({ isFrenchAddress: pathname.startsWith('/fr/') }, `/property/${parsed.data.id}`), 302)
  throw data(null, { status: 404 })
}
