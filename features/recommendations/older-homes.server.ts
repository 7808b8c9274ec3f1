import { and } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import type { Database } from '#db/client.server.ts'
import type { HomeFacts } from './engine/home-facts.ts'
import { asksForGround } from './engine/judge-traits.ts'
import { isCondition } from './engine/points.ts'
import { conditionOfIndex, conditionOfRow, isLivedIn } from './older-conditions.server.ts'
import { listOlderHomes, type Mark } from './recommendation.repository.server.ts'
import type { Wish } from './wishes/wish.ts'

/** Enough to choose from, and read in some tens of milliseconds. */
const MOST_OLDER = 400
/** What only their rows know, so many of the newest that the indexes leave are asked: a rare wish must not read a million rows. */
const MOST_ROWS = 5_000

interface Request {
  wishes: readonly Wish[]
  /** Older than this one. */
  than: Mark
  today?: string
  /** Homes that nobody lives in as well, whatever is asked. */
  isOfAnyKind?: boolean
  most?: number
  mostRows?: number
}

/** Homes that are not kept in memory and keep to every condition that the database can be asked about, the newest first. */
export function findOlderHomes(
  db: Database,
  { wishes, than, today = todayInDakar(), isOfAnyKind, most = MOST_OLDER, mostRows = MOST_ROWS }: Request,
): Promise<HomeFacts[]> {
  const asked = wishes.filter(isCondition)
  const isSought = isOfAnyKind || wishes.some(asksForGround) ? undefined : isLivedIn
  return listOlderHomes(db, {
    than,
    ofIndex: and(isSought, ...asked.map(conditionOfIndex)),
    ofRow: and(...asked.map((wish) => conditionOfRow(wish, { wishes, today }))),
    most,
    mostRows,
  })
}
