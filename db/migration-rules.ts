import { IS_CONCURRENT } from './migrate.server.ts'

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

const table = String.raw`(?:if exists )?(?:only )?(?:"?public"?\.)?"?(\w+)"?`
const ALTER_TABLE = new RegExp(`^alter table ${table} (.+)$`)
const OF_TABLE = new RegExp(
  String.raw`^(?:alter table|create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:(?:"[^"]+"|\w+) )?on|update|delete from) ${table}`,
)
const NOT_NULL_CHECK =
  /^alter table (\w+) add constraint "?(\w+)"? check ?\( ?(?:"?\w+"?\.)?"?(\w+)"? is not null ?\) not valid/
const VALIDATES = /^alter table \w+ validate constraint "?(\w+)"?/
const NEW_TABLE = /^create (?:unlogged )?table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/
/** No insert names them in its ON CONFLICT. */
const MERE =
  /\bconstraint "?(\w+)"? (?:check|foreign key)\b|^create index (?:concurrently )?(?:if not exists )?"?([\w-]+)"?/g
const DROPPED =
  /^(?:alter table \w+ drop constraint|drop index(?: concurrently)?) (?:if exists )?(?:"?public"?\.)?"?([\w-]+)"?/

/** What code that does not know of it could not live with. */
const BREAKS: [pattern: RegExp, why: string][] = [
  [/^drop (?!index\b)/, 'takes away what older code may use'],
  [/^alter table \w+ drop (?!constraint\b)/, 'takes away a column that older code may read or write'],
  [
    /^alter (table|view|type|function|sequence) .*\b(rename|set schema)\b/,
    'gives another name to what older code asks for by the old one',
  ],
  [
    /^alter table \w+ add (?!constraint\b|check\b|not\b)(?!.*\b(default|generated|(big|small)?serial)\b).*\bnot null\b/,
    'adds a column that older code does not fill, and must',
  ],
  [
    /^alter table \w+ (alter .*\bset|add (constraint "?\w+"? )?(check\b.*\bis )?)\s*not null\b/,
    'wants a column filled that older code may leave empty',
  ],
  [
    /^alter table \w+ alter .*\bdrop (default|identity|expression)\b/,
    'takes away the value that older code leaves to the database',
  ],
  [
    /^alter table \w+ alter (column )?"?\w+"? (set data )?type\b/,
    'gives a column another type than older code reads and writes',
  ],
  [/^(revoke|truncate)\b/, 'takes away what older code counts on'],
]

const ADD_COLUMN = String.raw`^alter table \w+ add (?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b|not\b)`

/** What keeps a large table locked, or rewrites it. */
const LOCKS: [pattern: RegExp, why: string][] = [
  [
    /^create (unique )?index (?!concurrently)/,
    'locks the table while the index is built: create index concurrently, in a file of its own',
  ],
  [/^drop index (?!concurrently)/, 'locks the table: drop index concurrently, in a file of its own'],
  [
    /^alter table \w+ alter (column )?"?\w+"? (set data )?type\b/,
    'writes the table anew: add a column, fill it by and by, change over',
  ],
  [
    /^alter table \w+ add .*\b(primary key|unique)\b(?!.*\busing index\b)/,
    'builds an index under a lock: create it concurrently, then add the constraint using index',
  ],
  [
    /^alter table \w+ add (constraint .*)?exclude\b/,
    'builds an index under a lock, and there is no other way: only for tables with few rows',
  ],
  [
    /^alter table \w+ add (constraint "?\w+"? )?(check|foreign key|not null)\b(?!.*\bnot valid\b)/,
    'reads the whole table under a lock: add it not valid, and validate it in the next migration',
  ],
  [
    new RegExp(String.raw`${ADD_COLUMN}.*\b(references|check)\b`),
    'reads the whole table under a lock: add the column, then the constraint not valid',
  ],
  [
    // A call that is not known to give the same for every row; '::numeric(10, 2)' is none.
    new RegExp(
      String.raw`${ADD_COLUMN}.*\bdefault (?:(?!\b(?:not null|check|references|constraint)\b).)*?(?<!::)\b(?!now\b|current_)\w+"? ?\(`,
    ),
    'writes the table anew, each row with another value: add it without, fill it by and by',
  ],
  [
    new RegExp(String.raw`${ADD_COLUMN}.*\b(generated|(big|small)?serial)\b`),
    'writes the table anew: add a plain column, fill it by and by',
  ],
  [/^alter table \w+ set (logged|unlogged|tablespace|access method)\b/, 'writes the table anew'],
  [
    /^(update|delete from)\b/,
    'changes rows of a table that others write to: do it at the start in small steps (fill-search-words.server.ts)',
  ],
]

/** What else there is may do anything: it is let in here by whoever has thought about it. */
const KNOWN = new RegExp(
  [
    String.raw`^create ((unlogged )?table|(unique )?index|statistics|type|extension|sequence|(or replace )?function)\b`,
    String.raw`^alter table \w+ (add|alter|drop constraint|validate constraint|set \()`,
    String.raw`^alter type "?\w+"? add value\b`,
    '^drop index concurrently [^,]+$',
    String.raw`^(insert into|analyze|comment on|update|delete from)\b`,
  ].join('|'),
)

/** Texts and the bodies of functions are emptied, comments removed, so that only what PostgreSQL reads as words is read as words. */
const withoutTexts = (sql: string) =>
  sql.replaceAll(/("[^"]*")|('(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\3)|--[^\n]*|\/\*[\s\S]*?\*\//g, (_all, name, text) =>
    text ? "''" : (name ?? ' '),
  )

/** 'a int, b numeric(10, 2)' in two. */
function inClauses(list: string): string[] {
  const clauses = ['']
  let depth = 0
  for (const sign of list) {
    depth += Number('(['.includes(sign)) - Number(')]'.includes(sign))
    if (sign === ',' && depth === 0) clauses.push('')
    else clauses[clauses.length - 1] += sign
  }
  return clauses.map((clause) => clause.trim())
}

/** In small letters; of what is done to a table in one go, each by itself. */
const statementsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .flatMap((part) => withoutTexts(part).split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
    .flatMap((statement) => {
      const [, name, clauses] = ALTER_TABLE.exec(statement) ?? []
      return clauses ? inClauses(clauses).map((clause) => `alter table ${name} ${clause}`) : [statement]
    })

/** Whether every null was found and refused before, so that PostgreSQL need not look for them under its lock. */
const isChecked = (name: string, column: string, statements: readonly string[]) =>
  statements.some((statement) => {
    const [, checkedIn, check, checked] = NOT_NULL_CHECK.exec(statement) ?? []
    const isIt = checkedIn === name && checked === column
    return (
      isIt && statements.some((other) => OF_TABLE.exec(other)?.[1] === name && VALIDATES.exec(other)?.[1] === check)
    )
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
  const mere = new Set(
    all.flatMap((one) => [...one.matchAll(MERE)].map(([, constraint, index]) => constraint ?? index)),
  )
  for (const [place, statement] of statements.entries()) {
    const [, name = ''] = OF_TABLE.exec(statement) ?? []
    if (madeHere.has(name)) continue
    const say = (why: string) => problems.push(`${why}: ${statement.slice(0, 100)}`)
    const [, broken] = BREAKS.find(([pattern]) => pattern.test(statement)) ?? []
    const [, dropped] = DROPPED.exec(statement) ?? []
    if (broken && !contract) say(`${broken} (only with -- contract:)`)
    if (dropped && !mere.has(dropped) && !contract)
      say('takes away what older code may name in ON CONFLICT (only with -- contract:)')
    const [, locked] = LOCKS.find(([pattern]) => pattern.test(statement)) ?? []
    if (!broken && !locked && !KNOWN.test(statement))
      say('is not known to these rules: say in KNOWN that it is harmless')
    if (small.has(name)) continue
    const [, column] = /\balter (?:column )?"?(\w+)"? set not null/.exec(statement) ?? []
    if (column && !isChecked(name, column, all))
      say('reads the whole table under a lock: check (… is not null) not valid, validate, then set not null')
    const isLocked = statements
      .slice(0, place)
      .some((earlier) => OF_TABLE.exec(earlier)?.[1] === name && !VALIDATES.test(earlier))
    if (VALIDATES.test(statement) && isLocked)
      say('reads the whole table under the lock of a statement before it: validate in a migration of its own')
    if (locked) say(locked)
  }
  const beside = statements.filter((statement) => IS_CONCURRENT.test(statement)).length
  if (beside > 0 && beside < statements.length)
    problems.push('what is built concurrently stands in no transaction: such a file holds nothing else')
  return problems
}
