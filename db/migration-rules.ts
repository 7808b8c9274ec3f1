import { IS_CONCURRENT, withoutComments } from './migrate.server.ts'

/**
 * While instances are exchanged one by one, code of the last release works on the tables of the next one, and visitors go on
 * writing. So a migration adds (expand), and what nobody uses any more goes in a later one that says since when nobody does:
 * `-- contract: 0024`. And none keeps a table locked for longer than a glance; where a table is small for ever, it says so:
 * `-- few rows: settings, users`. Decision 0041; how, in CONTRIBUTING.md.
 */
export interface MigrationFile {
  number: string
  text: string
}

const table = String.raw`(?:only )?(?:if exists )?(?:"?public"?\.)?"?(\w+)"?`
const OF_TABLE = new RegExp(
  String.raw`^(?:alter table|create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:(?:"[^"]+"|\w+) )?on|update|delete from) ${table}`,
)
const NOT_NULL_CHECK = new RegExp(
  String.raw`^alter table ${table} add constraint "(\w+)" check ?\( ?(?:"\w+"\.)?"(\w+)" is not null ?\) not valid`,
)
const VALIDATES = /\bvalidate constraint\b/
const NEW_TABLE = /^create (?:unlogged )?table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/

/** What code that does not know of it could not live with. */
const BREAKS: [pattern: RegExp, why: string][] = [
  [/^drop (table|view|materialized view|function|type|sequence|schema)\b/, 'takes away what older code may use'],
  [
    /^alter table .*\bdrop (column )?(?!constraint|not null|default|expression|identity|column)/,
    'takes away a column that older code may read or write',
  ],
  [/^alter table .*\bdrop column\b/, 'takes away a column that older code may read or write'],
  [
    /^alter (table|view|type|function|sequence) .*\brename\b/,
    'gives another name to what older code asks for by the old one',
  ],
  [
    /^alter table (?!.*\b(default|generated)\b).*\badd (column )?(?!constraint|primary|unique|check|foreign|exclude).*\bnot null\b/,
    'adds a column that older code does not fill, and must',
  ],
  [/^alter table .*\bset not null\b/, 'wants a column filled that older code may leave empty'],
  [/^alter table .*\bdrop default\b/, 'takes away the value that older code leaves to the database'],
  [/^(revoke|truncate)\b/, 'takes away what older code counts on'],
]

/** What keeps a large table locked, or rewrites it. */
const LOCKS: [pattern: RegExp, why: string][] = [
  [
    /^create (unique )?index (?!concurrently)/,
    'locks the table while the index is built: create index concurrently, in a file of its own',
  ],
  [/^alter table .*\b(set data )?type\b(?! *=)/, 'writes the table anew: add a column, fill it by and by, change over'],
  [
    /^alter table .*\badd (constraint .*)?(primary key|unique)\b(?!.*\busing index\b)/,
    'builds an index under a lock: create it concurrently, then add the constraint using index',
  ],
  [
    /^alter table .*\badd (constraint .*)?exclude\b/,
    'builds an index under a lock, and there is no other way: only for tables with few rows',
  ],
  [
    /^alter table .*\badd (constraint .*)?(check|foreign key)\b(?!.*\bnot valid\b)/,
    'reads the whole table under a lock: add it not valid, and validate it in the next migration',
  ],
  [
    /^alter table .*\badd (column )?(?!constraint).*\breferences\b/,
    'reads the whole table under a lock: add the column, then the constraint not valid',
  ],
  [
    /^alter table .*\badd (column )?(?!constraint).*\bdefault (gen_random_uuid|random|clock_timestamp|nextval|timeofday|uuid\w*)\(/,
    'writes the table anew, each row with another value: add it without, fill it by and by',
  ],
  [
    /^alter table .*\badd (column )?(?!constraint).*\b(generated|(big|small)?serial)\b/,
    'writes the table anew: add a plain column, fill it by and by',
  ],
  [/^alter table .*\bset (logged|unlogged|tablespace|access method)\b/, 'writes the table anew'],
  [
    /^(update|delete from)\b/,
    'changes rows of a table that others write to: do it at the start in small steps (fill-search-words.server.ts)',
  ],
  [
    /^(vacuum full|cluster|reindex(?!.*concurrently)|lock table|refresh materialized view(?! concurrently))\b/,
    'locks the table',
  ],
]

const statementsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .flatMap((part) => withoutComments(part).split(/;\s*(?:\n|$)/))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

/** Whether every null was found and refused before, so that PostgreSQL need not look for them under its lock. */
const isChecked = (name: string, column: string, statements: readonly string[]) =>
  statements.some((statement) => {
    const [, checkedIn, check, checked] = NOT_NULL_CHECK.exec(statement) ?? []
    const isIt = checkedIn === name && checked === column
    return isIt && statements.some((other) => other.endsWith(`validate constraint "${check}"`))
  })

function namedBy(text: string, word: string): string[] {
  const [, names = ''] = new RegExp(`^-- ${word}: (.+)$`, 'm').exec(text) ?? []
  return names.split(',').flatMap((name) => name.trim().split(' ')[0] || [])
}

/** Why this one must not be applied beside code of the last release; nothing where it may. */
export function problemsOf({ number, text }: MigrationFile, before: readonly MigrationFile[]): string[] {
  const statements = statementsOf(text)
  const madeHere = new Set(statements.flatMap((statement) => NEW_TABLE.exec(statement)?.[1] ?? []))
  const small = new Set(namedBy(text, 'few rows'))
  const [contract = ''] = namedBy(text, 'contract')
  const problems: string[] = []
  if (contract && !before.some((other) => other.number === contract))
    problems.push(
      `contract: ${contract} is no migration before ${number}: code that does without must have been released before`,
    )
  const all = [...before.flatMap((other) => statementsOf(other.text)), ...statements]
  for (const [place, statement] of statements.entries()) {
    const [, name = ''] = OF_TABLE.exec(statement) ?? []
    if (madeHere.has(name)) continue
    const say = (why: string) => problems.push(`${why}: ${statement.slice(0, 100)}`)
    const [, broken] = BREAKS.find(([pattern]) => pattern.test(statement)) ?? []
    if (broken && !contract) say(`${broken} (only with -- contract:)`)
    if (small.has(name)) continue
    const [, column] = /alter column "(\w+)" set not null/.exec(statement) ?? []
    if (column && !isChecked(name, column, all))
      say('reads the whole table under a lock: check (… is not null) not valid, validate, then set not null')
    const isLocked = statements
      .slice(0, place)
      .some((earlier) => OF_TABLE.exec(earlier)?.[1] === name && !VALIDATES.test(earlier))
    if (VALIDATES.test(statement) && isLocked)
      say('reads the whole table under the lock of a statement before it: validate in a migration of its own')
    const [, locked] = LOCKS.find(([pattern]) => pattern.test(statement)) ?? []
    if (locked) say(locked)
  }
  const beside = statements.filter((statement) => IS_CONCURRENT.test(statement)).length
  if (beside > 0 && beside < statements.length)
    problems.push('what is built concurrently stands in no transaction: such a file holds nothing else')
  return problems
}
