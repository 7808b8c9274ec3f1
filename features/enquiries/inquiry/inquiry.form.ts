import { email, hidden, line, paragraph, phone } from '#platform/forms/fields.ts'
import { defineForm } from '#platform/forms/form.ts'

/** A question about one home, one project or one car, on its own page. */
export const inquiryForm = defineForm({
  name: 'inquiry',
  parts: {
    all: {
      name: line({ autoComplete: 'name', isWide: true }),
      email: email(),
      phone: phone(),
      message: paragraph(),
      propertyId: hidden(),
      investmentId: hidden(),
      vehicleId: hidden(),
    },
  },
})
