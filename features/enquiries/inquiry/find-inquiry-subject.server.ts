import { inLocale, type Locale } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { findPublicInvestment } from '#features/invest/investment.repository.server.ts'
import { findPublicVehicle } from '#features/mobility/vehicle.repository.server.ts'
import { findShownProperty } from '#features/nest/property.repository.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import type { InquiryInput } from './inquiry.schema.ts'

type SubjectIds = Pick<InquiryInput, 'propertyId' | 'investmentId' | 'vehicleId'>

interface InquirySubject {
  kind: 'property' | 'investment' | 'vehicle'
  /** As it is called today, in the visitor's language: 'Villa Teranga (KN-0028)'. */
  name: string
}

/** What an enquiry is about, if visitors can see it. */
export async function findInquirySubject(
  db: Database,
  { propertyId, investmentId, vehicleId }: SubjectIds,
  locale: Locale,
): Promise<InquirySubject | null> {
  if (propertyId !== null) {
    const home = await findShownProperty(db, propertyId)
    const title = home && inLocale(locale, home.title, home.titleFr)
    return title ? { kind: 'property', name: `${title} (${propertyReference(propertyId)})` } : null
  }
  if (investmentId !== null) {
    const project = await findPublicInvestment(db, investmentId)
    return project ? { kind: 'investment', name: inLocale(locale, project.title, project.titleFr) } : null
  }
  if (vehicleId !== null) {
    const car = await findPublicVehicle(db, vehicleId)
    return car ? { kind: 'vehicle', name: `${car.name} (${car.brand} ${car.model})` } : null
  }
  return null
}
