import { sql } from 'drizzle-orm'
import { announceContentChange } from '#db/context.server.ts'
import { loadDemoContent } from '#demo/load-demo.server.ts'
import { say, withDatabase } from './open.ts'

/** Content only: accounts, settings and what visitors sent stay. */
const CONTENT_TABLES = [
  'properties',
  'vehicles',
  'investments',
  'articles',
  'podcasts',
  'media_partners',
  'client_reviews',
  'social_media_links',
]

await withDatabase(async ({ db }, stores) => {
  say(
    'Replacing all homes, cars, projects, articles, podcasts, partners, reviews and social links by the demo content.',
  )
  await db.transaction(async (tx) => {
    for (const table of CONTENT_TABLES) await tx.execute(sql.raw(`delete from ${table}`))
    for (const table of CONTENT_TABLES) await tx.execute(sql.raw(`alter table ${table} alter column id restart with 1`))
    await loadDemoContent({ db: tx, ...stores, say })
    await announceContentChange(tx)
  })
  say('Done.')
})
