import type { StartingValues } from '#ui/page/company-profile.ts'
import type { Env } from './env.ts'

/** The company as the environment describes it, until staff change it in the settings. */
export function companyOf(env: Env): StartingValues {
  return {
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    registrationNumber: env.COMPANY_REGISTRATION,
    whatsappNumber: env.WHATSAPP_NUMBER,
    schedulerUrl: env.SCHEDULER_URL,
    notificationAddresses: env.MAIL_STAFF ?? [],
  }
}
