import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type PictureRow, pictures } from './picture.table.server.ts'

/** All of its widths are to be made, unless they are. */
export async function wishDerived(db: Database, path: string): Promise<void> {
  const isOpen = and(isNull(pictures.derivedAt), isNull(pictures.deriveAfter))
  await db
    .update(pictures)
    .set({ deriveAfter: sql`now()` })
    .where(and(eq(pictures.path, path), isOpen))
}

/** A width is gone that was there: all are looked at again. */
export async function forgetDerived(db: Database, path: string): Promise<void> {
  await db.update(pictures).set({ derivedAt: null, deriveAfter: sql`now()` }).where(eq(pictures.path, path))
}

interface Lease {
  by: string
  ms: number
}

const isFree = or(isNull(pictures.leaseUntil), lt(pictures.leaseUntil, sql`now()`))

async function take(db: Database, { by, ms }: Lease, which: SQL | undefined): Promise<PictureRow | null> {
  const [taken] = await db
    .update(pictures)
    .set({ leaseBy: by, leaseUntil: sql`now() + ${ms} * interval '1 millisecond'` })
    .where(which)
    .returning()
  return taken ?? null
}

/** False: another has it. Asked again by whoever has it, it lasts longer. */
export async function takeLease(db: Database, path: string, lease: Lease): Promise<boolean> {
  const mayHave = or(isFree, eq(pictures.leaseBy, lease.by))
  return (await take(db, lease, and(eq(pictures.path, path), mayHave))) !== null
}

/** False: it ran out, and another may have it. */
export async function renewLease(db: Database, path: string, lease: Lease): Promise<boolean> {
  return (await take(db, lease, and(eq(pictures.path, path), eq(pictures.leaseBy, lease.by)))) !== null
}

/** The picture that has waited longest to be made, and its lease. */
export async function takeNextToDerive(db: Database, lease: Lease): Promise<PictureRow | null> {
  const next = db
    .select({ path: pictures.path })
    .from(pictures)
    .where(and(lt(pictures.deriveAfter, sql`now()`), isFree))
    .orderBy(pictures.deriveAfter)
    .limit(1)
    .for('update', { skipLocked: true })
  return take(db, lease, eq(pictures.path, sql`(${next})`))
}

/** What came of it: all is kept; or it is tried again in so many milliseconds; or left to whoever asks for a width (null). */
export async function giveBack(
  db: Database,
  path: string,
  { by, outcome }: { by: string; outcome: 'derived' | { againInMs: number | null } | 'asked' },
): Promise<void> {
  const lease = { leaseBy: null, leaseUntil: null }
  const rest =
    outcome === 'asked'
      ? {}
      : outcome === 'derived'
        ? { derivedAt: sql`now()`, deriveAfter: null }
        : {
            deriveAfter:
              outcome.againInMs === null ? null : sql`now() + ${outcome.againInMs} * interval '1 millisecond'`,
          }
  await db
    .update(pictures)
    .set({ ...lease, ...rest })
    .where(and(eq(pictures.path, path), eq(pictures.leaseBy, by)))
}
