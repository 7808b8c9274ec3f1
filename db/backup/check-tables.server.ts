import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { leave } from '../pool.server.ts'
import { measure } from './measure.server.ts'
import { connectForCopy } from './session.server.ts'
import { copyOut, listTables, named } from './tables.server.ts'

/** One line of what `npm run verify` says. */
export interface Finding {
  thing: string
  checked: number
  /** What is wrong and stays so, in words. */
  broken: string[]
  repaired: string[]
}

/** Both ways lead to the same rows, unless an index has lost some. */
const BY_INDEX = 'set local enable_seqscan = off; set local enable_sort = off'
const BY_WALKING = `set local enable_seqscan = on; set local enable_sort = on; set local enable_indexscan = off;
  set local enable_indexonlyscan = off; set local enable_bitmapscan = off`

/** Reads every row from the first to the last: a page that the disk has lost does not wait for its reader. */
async function checkRows(client: pg.Client): Promise<Finding> {
  const finding: Finding = { thing: 'rows', checked: 0, broken: [], repaired: [] }
  for (const table of await listTables(client)) {
    await client.query('savepoint this_table')
    try {
      await client.query(BY_INDEX)
      const { rows } = await measure(client.query(copyTo(copyOut(table))))
      await client.query(BY_WALKING)
      const walked = await client.query<{ rows: string }>(`select count(*) as rows from public.${named(table.name)}`)
      finding.checked += rows
      if (Number(walked.rows[0]?.rows) !== rows) finding.broken.push(`${table.name}: its key does not know every row`)
    } catch (error) {
      finding.broken.push(`${table.name}: ${(error as Error).message}`)
    }
    await client.query('rollback to savepoint this_table')
  }
  return finding
}

interface Rule {
  table: string
  name: string
  /** Counts what breaks it. */
  query: string
}

/** PostgreSQL keeps these itself; a copied or broken cluster, or a new sorting order of the system, may not have. */
const RULES = `
  select c.relname as "table", k.conname as name,
    format('select count(*) as broken from public.%I a where %s and not exists (select from %s b where %s)',
      c.relname,
      (select string_agg(format('a.%I is not null', x.attname), ' and ') from unnest(k.conkey) n
        join pg_attribute x on x.attrelid = k.conrelid and x.attnum = n),
      k.confrelid::regclass,
      (select string_agg(format('a.%I = b.%I', x.attname, y.attname), ' and ')
        from unnest(k.conkey, k.confkey) as pair(here, there)
        join pg_attribute x on x.attrelid = k.conrelid and x.attnum = pair.here
        join pg_attribute y on y.attrelid = k.confrelid and y.attnum = pair.there)) as query
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
  union all
  select c.relname, k.conname,
    format('select count(*) as broken from public.%I where not (%s)', c.relname, pg_get_expr(k.conbin, k.conrelid))
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'c' and c.relnamespace = 'public'::regnamespace
  union all
  select c.relname, i.indexrelid::regclass::text,
    format('select count(*) as broken from (select from public.%I where %s group by %s having count(*) > 1) twice',
      c.relname,
      coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') || (select string_agg(
        format(' and (%s) is not null', pg_get_indexdef(i.indexrelid, place, true)), '')
        from generate_series(1, i.indnkeyatts) as place),
      (select string_agg(pg_get_indexdef(i.indexrelid, place, true), ', ')
        from generate_series(1, i.indnkeyatts) as place))
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace
  order by 1, 2`

async function checkRules(client: pg.Client): Promise<Finding> {
  const finding: Finding = { thing: 'keys and references', checked: 0, broken: [], repaired: [] }
  const { rows } = await client.query<Rule>(RULES)
  await client.query(BY_WALKING)
  for (const { table, name, query } of rows) {
    finding.checked += 1
    const { rows: counted } = await client.query<{ broken: string }>(query)
    const broken = Number(counted[0]?.broken)
    if (broken > 0) finding.broken.push(`${table}: ${name} is broken ${broken} times`)
  }
  return finding
}

/** All at one moment, so that it may be asked beside a running server. */
export async function checkTables(config: pg.ClientConfig): Promise<Finding[]> {
  const client = await connectForCopy(config, 'kais verify')
  try {
    await client.query('begin isolation level repeatable read read only')
    return [await checkRows(client), await checkRules(client)]
  } finally {
    await leave(client)
  }
}
