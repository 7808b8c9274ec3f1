import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { articles } from './article.table.server.ts'
import { podcasts } from './podcast.table.server.ts'

export interface Publications {
  /** What the database's clock read at this look. Pages go by it too, whatever clock the server has. */
  at: Date
  /** Whether something went out by itself since the look before. */
  isDue: boolean
  /** Milliseconds until the next one; null when nothing waits. */
  wait: number | null
}

/** What goes out by itself, because its hour has come. */
export async function findPublications(db: Database, since: Date | null): Promise<Publications> {
  const { rows } = await db.execute<{ at: string; isDue: boolean; wait: string | null }>(sql`
    with planned as (
      select ${articles.publishedAt} as hour from ${articles} where ${articles.isPublished}
      union all
      select ${podcasts.publishedAt} from ${podcasts} where ${podcasts.isPublished}
    )
    select
      now() as "at",
      coalesce(bool_or(hour > ${since?.toISOString() ?? null}::timestamptz and hour <= now()), false) as "isDue",
      extract(epoch from min(hour) filter (where hour > now()) - now()) * 1000 as "wait"
    from planned`)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL returned no row for a look at what is planned')
  return { at: new Date(row.at), isDue: row.isDue, wait: row.wait === null ? null : Number(row.wait) }
}
