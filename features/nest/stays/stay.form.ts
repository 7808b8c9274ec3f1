import { email, hidden, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { defineForm } from '#platform/forms/form.ts'

/** Asks for the nights that were priced above it. */
export const stayForm = defineForm({
  name: 'stay',
  parts: {
    all: {
      /** Drawn without a field: what is wrong with the dates is said above the button, and the panel looks again. */
      arrival: line(),
      name: line({ autoComplete: 'name', isWide: true }),
      email: email(),
      phone: phone(),
      message: optional(paragraph(2)),
      propertyId: hidden(),
      departure: hidden(),
      guests: hidden(),
    },
  },
})
