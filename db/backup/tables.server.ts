import pg from 'pg'

/** Our tables as PostgreSQL's catalogue knows them, so that one that is added tomorrow is in tomorrow's backup. */

/** How far the work on a picture's widths has come says something of the store they are in, which a backup leaves out with them. */
const OF_THE_STORE = ['derived_at', 'derive_after', 'lease_by', 'lease_until'].map((column) => `pictures.${column}`)

export interface Table {
  name: string
  /** Without those that PostgreSQL works out of the others, and those of the store. */
  columns: string[]
  /** What the rows are ordered by, as SQL, so that equal tables are written as equal bytes by every server. */
  key: string[]
}

/** Where a row stands for itself: not part of an extension, such as the tables of a map extension. */
const IS_OURS = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`

export const named = pg.escapeIdentifier
const list = (names: readonly string[]) => names.map(named).join(', ')

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and c.relname || '.' || attname <> all($1) order by attnum) as columns,
      array(select format('%I', a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      -- What PostgreSQL itself does not keep over a crash, nobody wants back from a backup.
      and c.relpersistence = 'p' and ${IS_OURS('pg_class', 'c.oid')}
    order by c.relname collate "C"`,
    [OF_THE_STORE],
  )
  return rows
}

/** Text means the same to every server; binary does not. */
export function copyOut({ name, columns, key }: Table): string {
  // Without a key the rows are ordered by all they hold, which may be something that knows no order, but has a text.
  const order = key.length > 0 ? key : columns.map((column) => `${named(column)}::text collate "C"`)
  return `copy (select ${list(columns)} from public.${named(name)} order by ${order.join(', ')}) to stdout`
}

export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy public.${named(name)} (${list(columns)}) from stdin`
}

export interface Sequence {
  name: string
  /** The last number it gave out; null when it never did. */
  value: string | null
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`)
  return rows
}

interface ForeignKey {
  table: string
  name: string
}

async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and not k.condeferrable and c.relnamespace = 'public'::regnamespace`)
  return rows
}

/**
 * Lets the tables be filled in any order: what they say of each other is looked at when the work is done. Being their owner
 * is enough for this; to switch the checks off one would have to be the server's superuser.
 */
export async function withLateReferences(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client)
  const change = async (how: string) => {
    for (const { table, name } of keys)
      await client.query(`alter table public.${named(table)} alter constraint ${named(name)} ${how}`)
  }
  await change('deferrable initially deferred')
  await work()
  await client.query('set constraints all immediate')
  await change('not deferrable')
}

/** All that migrations have made. Extensions stay: whoever runs the server may have had to install them for us. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists public.%I cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      relname) as statement
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and ${IS_OURS('pg_class', 'c.oid')}
      and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i') and relkind = 'S')
    union all
    select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and ${IS_OURS('pg_proc', 'p.oid')}
    union all
    select format('drop type if exists %s cascade', oid::regtype) from pg_type t
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${IS_OURS('pg_type', 't.oid')}`)
  for (const { statement } of rows) await client.query(statement)
}

/** A table with something in it, or undefined. */
export async function findFilledTable(client: pg.ClientBase): Promise<string | undefined> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from public.${named(name)} limit 1`)
    if (rowCount) return name
  }
  return undefined
}
