import { choice, hidden, line, phone } from '#platform/forms/fields.ts'
import { defineForm } from '#platform/forms/form.ts'
import { CALLBACK_TIMES } from './callback-times.ts'

/** "Request a callback": about a home, a project, or nothing in particular. */
export const callbackForm = defineForm({
  name: 'callback',
  parts: {
    all: {
      name: line({ autoComplete: 'name', isWide: true }),
      /** The one form that cannot do without. */
      phone: { ...phone(), isOptional: false, isWide: true },
      time: choice(CALLBACK_TIMES, { isWide: true }),
      propertyId: hidden(),
      investmentId: hidden(),
      /** Where the visitor's clock is, as the browser names it: 'Europe/Paris'. */
      timeZone: hidden(),
    },
  },
})
