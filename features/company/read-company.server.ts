import type { Database } from '#db/client.server.ts'
import type { Company } from './company.ts'
import { settings } from './setting.table.server.ts'

const COMPANY_KEYS: readonly (keyof Company)[] = [
  'phone',
  'email',
  'registrationNumber',
  'whatsappNumber',
  'schedulerUrl',
]

/** The one place that knows where a company detail comes from: staff's setting, else the starting value. */
export async function readCompany(db: Database, startingValues: Company): Promise<Company> {
  const company = { ...startingValues }
  for (const { key, value } of await db.select().from(settings)) {
    const known = COMPANY_KEYS.find((candidate) => `company.${candidate}` === key)
    if (known && typeof value === 'string') company[known] = value
  }
  return company
}
