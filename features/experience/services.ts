import { CONCIERGE_SERVICES } from './concierge/concierge.form.ts'

/** Everything the line offers: moving house, and what follows. */
export const EXPERIENCE_SERVICES = ['relocation', ...CONCIERGE_SERVICES] as const
