import { brought, email, line, paragraph, phone } from '../forms/fields.ts'
import { defineForm } from '../forms/form.ts'

/** In the address after a post without JavaScript went through. */
export const ASKED = 'asked'
/** Where the form stands on its page. */
export const INQUIRY_ID = 'enquiry'

/** A question about one home, one project or one car, on its own page. */
export const inquiryForm = defineForm({
  name: 'inquiry',
  parts: {
    all: {
      name: line({ autoComplete: 'name', isWide: true }),
      email: email(),
      phone: phone(),
      message: paragraph(),
      propertyId: brought(),
      investmentId: brought(),
      vehicleId: brought(),
    },
  },
})
