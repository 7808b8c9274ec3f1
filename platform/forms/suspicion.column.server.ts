import { text } from 'drizzle-orm/pg-core'
import type { Suspicion } from './suspicion.ts'

/** Why it looks like spam. Such a submission is kept and shown to staff, but calls for no message, lead or car until they release it. */
export const suspicion = () => text('suspicion').$type<Suspicion>()
