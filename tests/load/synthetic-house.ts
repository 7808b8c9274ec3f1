import { sql } from 'drizzle-orm'
import pg from 'pg'
import { connectDatabase, type Database } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { hashPassword } from '#platform/accounts/password.server.ts'
import { FIRST_ADMIN } from '../helpers/built-server.ts'
import { fillCatalogue, giveAmenities } from './synthetic-catalogue.ts'
import { fillContacts } from './synthetic-contacts.ts'
import { fillMedia } from './synthetic-media.ts'
import { fillStays } from './synthetic-stays.ts'

const PLACES = Object.values(PLACES_BY_REGION).flat()

/** Tables of a million rows are filled without their indexes, which are made at the end from the whole. */
const LARGE = [
  'properties',
  'pictures',
  'held_nights',
  'contact_submissions',
  'user_inquiries',
  'leads',
  'lead_contacts',
  'lead_wishes',
  'activities',
  'tasks',
]

/** One home in ten is let by the night. */
const LET_BY_THE_NIGHT = 10
const ARTICLES = 2_000

/** Takes the indexes of the large tables away; returns what puts them back. What a primary key stands on stays. */
async function dropIndexes(db: Database): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ drop: string; make: string }>(sql`
    select case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, k.conname) end as "drop",
      case when k.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) end as make
    from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid
    where i.indrelid::regclass::text = any(${sql.param(LARGE)}::text[]) and (k.oid is null or k.contype = 'x')`)
  for (const { drop } of rows) await db.execute(sql.raw(drop))
  return async () => {
    for (const { make } of rows) await db.execute(sql.raw(make))
  }
}

/** What homes have beside what a search asks about: a picture each, and a day on which they came. */
async function givePictures(db: Database): Promise<void> {
  await db.execute(sql`insert into pictures (path, width, height, bytes, placeholder)
    select '/pictures/' || md5('home ' || id) || '.webp', 1600, 1067, 240000,
      'data:image/webp;base64,' || repeat('UklGRlYA', 20) from properties`)
  await db.execute(sql`update properties set images = array['/pictures/' || md5('home ' || id) || '.webp'],
    created_at = now() - random() * interval '5 years', updated_at = now() - interval '1 day'`)
}

/** Ten years of people: who they are, where each stands, what they look for, what they asked about, and what is to do for them. */
async function fillDesk(db: Database, people: number): Promise<void> {
  await fillContacts(db, people)
  const came = (n: string) => sql.raw(`now() - (${people} - ${n}) * interval '10 years' / ${people}`)
  await db.execute(sql`update contact_submissions set created_at = ${came('id')}`)
  await db.execute(sql`update leads set first_name = split_part(first_name, ' ', 1), last_name = split_part(first_name, ' ', 2),
      phone = '+221 77 ' || lpad((id::bigint * 7919 % 10000000)::text, 7, '0'), interested_in = 'real-estate',
      status = (array['won','lost','lost','new','contacted','qualified','negotiation'])[1 + id % 7],
      assigned_to = case when id % 5 < 3 then (select min(id) from users) + id % 5 end,
      created_at = ${came('id')}, updated_at = ${came('id')}, first_answered_at = ${came('id')} + (id % 3000) * interval '1 minute',
      waiting_since = case when id % 50 = 3 then ${came('id')} end`)
  await db.execute(sql`insert into lead_contacts (kind, value, lead_id) select 'email', email, id from leads`)
  await db.execute(sql`insert into lead_wishes (lead_id, deal, kinds, places, min_price, max_price, min_bedrooms, updated_at)
    select id, case when id % 11 = 0 then null else (${sql.param([...DEALS])}::text[])[1 + id % ${DEALS.length}::int] end,
      case when id % 4 = 0 then '{}' else array[(${sql.param([...KINDS])}::text[])[1 + id % ${KINDS.length}::int]] end,
      case when id % 3 = 0 then '{}' else array[(${sql.param(PLACES)}::text[])[1 + floor(power(random(), 2.2) * ${PLACES.length}::int)::int]] end,
      null, case when id % 5 = 0 then null else round((200000 * power(10, random() * 3))::numeric, -4) end,
      case when id % 2 = 0 then 1 + id % 4 end, created_at
    from leads`)
  await db.execute(sql`insert into user_inquiries (property_id, inquiry_type, subject, name, email, phone, locale, message, status, created_at, updated_at)
    select 1 + id * 31 % ${people}::int, 'property', 'Home ' || (1 + id * 31 % ${people}::int), first_name || ' ' || last_name, email, phone, 'fr',
      'Is it still free in spring, and may we see it? Letter ' || id, case when id % 40 = 0 then 'open' else 'closed' end, created_at, created_at
    from leads where id % 2 = 0`)
  await db.execute(sql`insert into activities (lead_id, type, subject, inquiry_id, created_at)
    select leads.id, 'submission', inquiry.subject, inquiry.id, inquiry.created_at
    from user_inquiries inquiry join leads on leads.email = inquiry.email`)
  await db.execute(sql`insert into tasks (lead_id, kind, title, due_at, assigned_to, done_at, created_at)
    select id, 'task', 'Write to ' || first_name || ' about spring', created_at + interval '9 days', assigned_to,
      case when id % 30 > 0 then created_at + interval '10 days' end, created_at
    from leads where id % 3 = 0`)
}

/** Days that the staff's figures look back on, and before. */
const VISITED_DAYS = 60

/** What a trail and figures stand on: a change of every home, now and then a deletion, and a day's pages from a few sites. */
async function fillTrail(db: Database, homes: number): Promise<void> {
  await db.execute(sql`insert into audit_entries (at, actor_id, actor_name, action, entity, entity_id, label, before, after)
    select now() - (${homes} - n) * interval '5 years' / ${homes}, (select min(id) from users), 'Awa',
      case when n % 5000 = 7 then 'delete' else 'update' end, 'property', n, 'Home ' || n, '{"price": "1000000"}', '{"price": "1100000"}'
    from generate_series(1, ${homes}::int) as n`)
  await db.execute(sql`insert into visit_counts (day, path, locale, source, visits)
    select current_date - day, '/property/' || (1 + floor(power(random(), 3) * ${homes}))::int,
      (array['en','fr','fr'])[1 + floor(random() * 3)::int], (array['direct','internal','google.com'])[1 + floor(random() * 3)::int],
      1 + floor(power(random(), 8) * 40)::int
    from generate_series(0, ${VISITED_DAYS}) as day, generate_series(1, ${homes}::int / 50) as page
    on conflict do nothing`)
}

export interface GrownHouse {
  size: number
  /** For DATABASE_URL. */
  url: string
  /** False: it stood there from another time. */
  isNew: boolean
}

/** A database of its own with so many homes and as many people; one that stands there whole is taken as it is. */
export async function makeGrownHouse(
  server: { host: string; port: number; user: string },
  size: number,
): Promise<GrownHouse> {
  const database = `house_${size}`
  const url = `postgres:///${database}?${new URLSearchParams({ host: server.host, port: String(server.port), user: server.user })}`
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    const { rows } = await client.query('select from pg_database where datname = $1', [database])
    if (rows.length > 0) return { size, url, isNew: false }
    const filling = `${database}_filling`
    await client.query(`drop database if exists ${filling}`)
    await client.query(`create database ${filling}`)
    // Nobody else is there: no reference has to be looked up, and nothing has to outlive a power cut.
    const options =
      '-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=1GB -c statement_timeout=0'
    const config = { ...server, database: filling, max: 1, options }
    await migrateDatabase(config)
    const { db, pool } = connectDatabase(config)
    try {
      const putIndexesBack = await dropIndexes(db)
      await fillCatalogue(db, size)
      await giveAmenities({ db, pool })
      await givePictures(db)
      await fillStays({ db, pool }, LET_BY_THE_NIGHT)
      await fillDesk(db, size)
      await fillTrail(db, size)
      await fillMedia(db, { articles: ARTICLES, episodes: ARTICLES, isLong: false })
      for (const table of ['leads', 'contact_submissions']) await db.execute(sql.raw(`vacuum full ${table}`))
      await putIndexesBack()
      // A house with staff gets no first account by itself.
      await db.execute(sql`insert into users (username, email, password, role)
        values (${FIRST_ADMIN.username}, 'admin@example.com', ${await hashPassword(FIRST_ADMIN.password)}, 'admin')`)
      await db.execute(sql`vacuum analyze`)
    } finally {
      await pool.end()
    }
    await client.query(`alter database ${filling} rename to ${database}`)
    return { size, url, isNew: true }
  } finally {
    await client.end()
  }
}
