import { getTableColumns, getTableName, is, notInArray, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Finding } from '#db/backup/check-tables.server.ts'
import type { Database } from '#db/client.server.ts'
import { SETTING_KEYS, SETTING_NAMES, settingFields } from '#features/company/setting.schema.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { mendSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { systemResolve } from '#platform/foreign-fetch/address-guard.server.ts'
import { FETCH_LIMITS, fetchForeign } from '#platform/foreign-fetch/fetch-foreign.server.ts'
import { ForeignTrouble } from '#platform/foreign-fetch/fetch-problems.ts'
import * as schema from '../schema.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/** A value that the code has no word for falls over where it is read; here it is named. */
export async function checkValues(db: Database): Promise<Finding> {
  const finding: Finding = { thing: 'values of lists', checked: 0, broken: [], repaired: [] }
  for (const table of tables) {
    for (const column of Object.values(getTableColumns(table))) {
      const { enumValues } = column
      if (!enumValues?.length) continue
      finding.checked += 1
      const rows = await db.selectDistinct({ value: column }).from(table).where(notInArray(column, enumValues))
      for (const { value } of rows) finding.broken.push(`${getTableName(table)}.${column.name} says '${value}'`)
    }
  }
  return finding
}

export async function checkSettings(db: Database): Promise<Finding> {
  const finding: Finding = { thing: 'settings', checked: 0, broken: [], repaired: [] }
  const stored = new Map((await db.select().from(settings)).map(({ key, value }) => [key, value]))
  for (const name of SETTING_NAMES) {
    const key = SETTING_KEYS[name]
    if (!stored.has(key)) continue
    finding.checked += 1
    if (!settingFields[name].safeParse(stored.get(key)).success) finding.broken.push(`${key} cannot be read`)
  }
  return finding
}

/** The constraint of migration 0004 asked without its index, and the triggers that keep hires and blocks apart. */
export async function checkHires(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ checked: number; one: number | null; other: number | null }>(sql`
    with held as (select id, vehicle_id, held from bookings
      where vehicle_id is not null and held is not null and status in ('pending', 'confirmed'))
    select (select count(*)::int from held) as checked, a.id as one, b.id as other
    from (select) as always left join held a join held b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.held && b.held
      on true`)
  const broken = rows.flatMap(({ one, other }) =>
    one === null ? [] : [`bookings ${one} and ${other} hold the same car`],
  )
  const blocked = await db.execute<{ booking: number; block: number }>(sql`
    select bookings.id as booking, car_blocks.id as block
    from bookings join car_blocks on car_blocks.vehicle_id = bookings.vehicle_id and car_blocks.held && bookings.held
    where status in ('pending', 'confirmed') order by bookings.id, car_blocks.id`)
  for (const { booking, block } of blocked.rows) broken.push(`booking ${booking} holds a car that block ${block} keeps`)
  return { thing: 'cars held by one booking at a time', checked: rows[0]?.checked ?? 0, broken, repaired: [] }
}

/** The constraint of migration 0018, asked without its index; and that a stay keeps its nights for as long as it stands. */
export async function checkStays(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ checked: number; fault: string | null }>(sql`
    with faults as (
      select 'nights ' || a.id || ' and ' || b.id || ' of one home overlap' as fault
        from held_nights a join held_nights b on a.property_id = b.property_id and a.id < b.id and a.nights && b.nights
      union all
      select 'stay ' || id || ' is confirmed and keeps no nights' from stays
        where status = 'confirmed' and property_id is not null and departure > current_date
          and not exists (select from held_nights where stay_id = stays.id)
      union all
      select 'stay ' || stays.id || ' is ' || status || ' and keeps nights' from stays join held_nights on stay_id = stays.id
        where status in ('declined', 'cancelled', 'expired'))
    select (select count(*)::int from held_nights) as checked, fault from (select) as always left join faults on true`)
  const broken = rows.flatMap(({ fault }) => fault ?? [])
  return { thing: 'nights held by one guest at a time', checked: rows[0]?.checked ?? 0, broken, repaired: [] }
}

/** The constraints of migration 0021, asked without their indexes; and that what waits for a word of ours waits until an hour. */
export async function checkViewings(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ checked: number; fault: string | null }>(sql`
    with standing as (select * from viewings where status in ('asked', 'confirmed') and suspicion is null),
    faults as (
      select 'viewings ' || a.id || ' and ' || b.id || ' have one adviser at one time' as fault
        from standing a join standing b on a.adviser_id = b.adviser_id and a.id < b.id
          and tstzrange(a.starts_at, a.adviser_busy_until) && tstzrange(b.starts_at, b.adviser_busy_until)
      union all
      select 'viewings ' || a.id || ' and ' || b.id || ' are of one home at one time'
        from standing a join standing b on a.property_id = b.property_id and a.id < b.id
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      union all
      select 'viewing ' || id || ' ends before it begins' from viewings
        where not (starts_at < ends_at and ends_at <= adviser_busy_until)
      union all
      select 'viewing ' || id || ' is asked for, and nothing says until when' from standing
        where status = 'asked' and hold_until is null)
    select (select count(*)::int from viewings) as checked, fault from (select) as always left join faults on true`)
  const broken = rows.flatMap(({ fault }) => fault ?? [])
  return { thing: 'viewings, one at a time', checked: rows[0]?.checked ?? 0, broken, repaired: [] }
}

/** A state is a word for what the counted events come to; nothing is asked for twice, and nothing is paid for what is not asked. */
export async function checkPayments(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ checked: number; fault: string | null }>(sql`
    with books as (
      select requests.id, state, requests.amount, coalesce(sum(events.amount), 0) as paid
        from payment_requests requests
        left join payment_events events on events.request_id = requests.id and events.outcome = 'counted'
        group by requests.id),
    faults as (
      select id, 'payment ' || id || ' is ' || state || ', of ' || amount || ' are paid ' || paid as fault from books
        where not case state when 'paid' then paid > 0 and paid <= amount else paid = 0 end)
    select (select count(*)::int from books) as checked, fault from (select) as always left join faults on true order by id`)
  const broken = rows.flatMap(({ fault }) => fault ?? [])
  return { thing: 'payments and what was counted of them', checked: rows[0]?.checked ?? 0, broken, repaired: [] }
}

export async function checkSearch(db: Database): Promise<Finding> {
  const { checked, mended } = await mendSearchWords(db)
  return { thing: 'words that homes are found by', checked, broken: [], repaired: mended }
}

/** What the house itself publishes; what visitors wrote is their own. */
const PUBLISHED = [
  schema.properties,
  schema.vehicles,
  schema.investments,
  schema.articles,
  schema.podcasts,
  schema.mediaPartners,
  schema.clientReviews,
  schema.socialMediaLinks,
  schema.feeds,
  schema.settings,
]
const FOREIGN = `https?://[^][:space:]"'<>(){}\\\\|]+`

async function listForeign(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const table of PUBLISHED) {
    const { rows } = await db.execute<{ address: string }>(sql`
      select distinct address[1] as address
      from ${table} as one cross join regexp_matches(one::text, ${FOREIGN}, 'g') as address`)
    for (const { address } of rows) found.set(address.replace(/[.,;:!?»”’]+$/, ''), getTableName(table))
  }
  return found
}

function formFault(address: string): string | null {
  if (!URL.canParse(address)) return 'is no address'
  const { hostname, username } = new URL(address)
  if (username) return 'holds a name or password'
  return /\.|^localhost$/.test(hostname) ? null : 'names no host of the web'
}

interface Online {
  privateHosts: readonly string[]
}

async function answerFault(address: string, { privateHosts }: Online): Promise<string | null> {
  try {
    const { signal } = new AbortController()
    const known = { etag: null, lastModified: null }
    const accept = '*/*'
    await fetchForeign(address, { known, accept, privateHosts, resolve: systemResolve, limits: FETCH_LIMITS, signal })
    return null
  } catch (error) {
    if (!(error instanceof ForeignTrouble)) throw error
    // More than we would read is still an answer.
    return error.problem === 'too-large' ? null : `does not answer (${error.problem})`
  }
}

/** Others' pages come and go without us: what is found is told, and breaks nothing of ours. */
export async function checkForeign(db: Database, online: Online | null): Promise<Finding & { told: string[] }> {
  const addresses = await listForeign(db)
  const told: string[] = []
  for (const [address, table] of addresses) {
    const fault = formFault(address) ?? (online && (await answerFault(address, online)))
    if (fault) told.push(`${address} (in ${table}) ${fault}`)
  }
  return { thing: 'foreign addresses', checked: addresses.size, broken: [], repaired: [], told }
}
