import { choice, email, hidden, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { defineForm } from '#platform/forms/form.ts'
import { VIEWING_KINDS } from './viewing-status.ts'

/** Asks for one of the free times of a home or a project. */
export const viewingForm = defineForm({
  name: 'viewing',
  parts: {
    all: {
      kind: choice(VIEWING_KINDS, { isWide: true }),
      /** Chosen among the free starts, as an instant: '2026-12-01T10:00:00.000Z'. What is wrong with it is said there. */
      startsAt: line(),
      name: line({ autoComplete: 'name', isWide: true }),
      email: email(),
      phone: phone(),
      message: optional(paragraph(2)),
      propertyId: hidden(),
      investmentId: hidden(),
      /** Where the visitor's clock is, as the browser names it: 'Europe/Paris'. */
      timeZone: hidden(),
    },
  },
})
