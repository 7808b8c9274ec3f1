import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { findPublicProperty } from '../property.repository.server.ts'
import type { PropertyRow } from '../property.table.server.ts'
import { lockHome } from './held-nights.repository.server.ts'
import type { StayHome } from './stay-rules.ts'

/** A home that is let by the night. */
export type LetHome = PropertyRow & StayHome

function requireLet(home: PropertyRow | undefined): LetHome {
  if (!home) throw new AppError('invalid_input', { fields: { propertyId: 'notOffered' } })
  const { stayTerms } = home
  if (home.type !== 'short-stay' || !stayTerms)
    throw new AppError('invalid_input', { fields: { propertyId: 'noStays' } })
  return { ...home, stayTerms }
}

/** As visitors find it. Refused where it is not on the site, or not let by the night. */
export async function findLetHome(db: Database, id: number): Promise<LetHome> {
  return requireLet(await findPublicProperty(db, id))
}

/** The same, locked until the transaction ends. Staff may let a home that visitors do not see. */
export async function lockLetHome(tx: Database, id: number, audience: 'visitors' | 'staff'): Promise<LetHome> {
  return requireLet(await lockHome(tx, id, audience))
}
