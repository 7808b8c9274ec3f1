import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { clientReviews } from '#features/company/review.table.server.ts'

export async function countReviews(db: Database): Promise<{ total: number; featured: number }> {
  const [row] = await db
    .select({
      total: count(),
      featured: sql<number>`(count(*) filter (where ${eq(clientReviews.isFeatured, true)}))::int`,
    })
    .from(clientReviews)
  return row ?? { total: 0, featured: 0 }
}
