import type { Locale } from '#common/locale.ts'
import type { SubmissionRef } from '../outbox/outbox-kinds.ts'

/** Somebody who wrote to us. */
interface Person {
  name: string
  email: string
  phone: string | null
  locale: Locale
}

/** Anything a visitor sent, as far as whoever follows it up needs to know. */
export interface Received {
  ref: SubmissionRef
  person: Person
  /** What they are interested in, by its key: 'relocation', 'vehicle-rental', 'property'. */
  interest: string
  /** What it was about: that key, or the listing by its name. */
  subject: string
  message: string | null
  /** As they answered it; forms without the question leave what is known. */
  budget: string | null
}
