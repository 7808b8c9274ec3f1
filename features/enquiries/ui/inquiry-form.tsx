export interface InquirySubject {
  propertyId?: number
  investmentId?: number
  vehicleId?: number
}

interface Props {
  subject: InquirySubject
  /** What it is about, in words: 'Villa Teranga (KN-0028)'. */
  about: string
}

/** Asks about one home, project or car, on its own page. */
export function InquiryForm(_props: Props) {
  return null
}
