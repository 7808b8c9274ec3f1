import type { Picture } from '#ui/picture-address.ts'

/** What a viewing or a callback is about. */
export interface BookingSubject {
  propertyId: number | null
  investmentId: number | null
  /** In the language of the page: 'Villa Teranga (KN-0028)'. */
  name: string
  /** Of its own page, without the language's prefix. */
  path: string
  /** By which staff know it where only an address carries it: 'KN-0028'. */
  reference: string
}

/** On a page of its own it is seen, too. */
export type ShownSubject = BookingSubject & { picture: Picture | undefined }

/** The part of a form that says what it is about, and under which its draft is kept. */
export function aboutOf(subject: Pick<BookingSubject, 'propertyId' | 'investmentId'> | null) {
  const ids = {
    ...(subject?.propertyId && { propertyId: String(subject.propertyId) }),
    ...(subject?.investmentId && { investmentId: String(subject.investmentId) }),
  }
  return { ids, draftKey: Object.entries(ids).flat().join('-') }
}
