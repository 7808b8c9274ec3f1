import { expect, test } from 'vitest'
import { problemsOf } from './migration-rules.ts'
import { ourMigrations } from './migrations.server.ts'

/** The first that had to keep to them. */
const FIRST = '0022'
const BEFORE = [
  {
    number: '0023',
    text: `ALTER TABLE "properties" ADD CONSTRAINT "rooms_few" CHECK ("rooms" < 99) NOT VALID;
ALTER TABLE "properties" ADD CONSTRAINT "of_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") NOT VALID;
ALTER TABLE "properties" ADD CONSTRAINT "one_key" UNIQUE("key");
CREATE UNIQUE INDEX "one_name" ON "properties" ("name");
CREATE INDEX "by_area" ON "properties" ("area");`,
  },
]
const problems = (text: string) => problemsOf({ number: '0024', text }, BEFORE)

test('Every migration since the rules can be applied while code of the last release serves', () => {
  const all = ourMigrations()
  const found = all.flatMap((migration, place) =>
    migration.number < FIRST
      ? []
      : problemsOf(migration, all.slice(0, place)).map((why) => `${migration.number}: ${why}`),
  )
  expect(found).toEqual([])
})

test.for([
  'CREATE TABLE "leases" ("name" text PRIMARY KEY NOT NULL, "held_until" timestamp NOT NULL);',
  'CREATE TABLE "leases" ("name" text);--> statement-breakpoint\nCREATE INDEX "by_name" ON "leases" USING btree ("name");--> statement-breakpoint\nALTER TABLE "leases" ADD CONSTRAINT "one" UNIQUE("name");',
  'ALTER TABLE "properties" ADD COLUMN "rooms" integer;',
  'ALTER TABLE "properties" ADD COLUMN "rooms" integer DEFAULT 1 NOT NULL;',
  'ALTER TABLE "properties" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE "properties" ADD CONSTRAINT "rooms_some" CHECK ("rooms" > 0) NOT VALID;',
  'ALTER TABLE "properties" VALIDATE CONSTRAINT "rooms_some";',
  'ALTER TABLE "properties" ALTER COLUMN "rooms" DROP NOT NULL;',
  'ALTER TABLE "properties" ALTER COLUMN "rooms" DROP NOT NULL, ADD COLUMN "type" numeric(10, 2) DEFAULT 0 NOT NULL;',
  'ALTER TABLE "properties" ADD COLUMN "said" text DEFAULT \'gen_random_uuid()\' NOT NULL, ADD COLUMN "at" timestamp DEFAULT (now() at time zone \'utc\');',
  'ALTER TABLE "properties" ADD CONSTRAINT "rooms_some" CHECK ("rooms" > 0) NOT VALID, DROP CONSTRAINT "rooms_few";',
  'ALTER TABLE "properties" DROP CONSTRAINT "of_user";',
  'DROP INDEX CONCURRENTLY "by_area";',
  '-- contract: 0023\nDROP INDEX CONCURRENTLY IF EXISTS "one_name";',
  '/* DROP TABLE "leases"; */ ANALYZE "properties";',
  'CREATE INDEX CONCURRENTLY "by_rooms" ON "properties" USING btree ("rooms");',
  '-- few rows: settings\nCREATE INDEX "by_key" ON "settings" USING btree ("key");--> statement-breakpoint\nUPDATE "settings" SET "key" = \'a\';',
  '-- few rows: settings\nCREATE INDEX ON "settings" USING btree ("key");--> statement-breakpoint\nCREATE INDEX "by-key" ON "settings" USING btree ("key");',
  '-- contract: 0023 (code reads "rooms" since)\nALTER TABLE "properties" DROP COLUMN "bedrooms_old";',
  'CREATE OR REPLACE FUNCTION fold(text) RETURNS text AS $$ select $1; $$ LANGUAGE sql IMMUTABLE;',
  'INSERT INTO "settings" ("key", "value") VALUES (\'a\', \'1\');',
])('May be applied: %s', (text) => {
  expect(problems(text)).toEqual([])
})

test.for([
  ['DROP TABLE "leases";', /takes away what/],
  ['ALTER TABLE "properties" DROP COLUMN "rooms";', /takes away a column/],
  ['ALTER TABLE "properties" DROP "rooms";', /takes away a column/],
  ['ALTER TABLE "properties" RENAME COLUMN "rooms" TO "chambers";', /another name/],
  ['ALTER TABLE "properties" RENAME TO "homes";', /another name/],
  ['ALTER TABLE "properties" ADD COLUMN "rooms" integer NOT NULL;', /does not fill, and must/],
  ['ALTER TABLE "properties" ALTER COLUMN "rooms" SET NOT NULL;', /may leave empty/],
  ['ALTER TABLE "properties" ALTER COLUMN "rooms" DROP DEFAULT;', /leaves to the database/],
  ['-- few rows: properties\nALTER TABLE "properties" ALTER COLUMN "rooms" SET DATA TYPE text;', /another type/],
  ['-- contract: 0023\nALTER TABLE "properties" ALTER COLUMN "rooms" SET DATA TYPE bigint;', /writes the table anew/],
  ['-- contract: 0023\nALTER TABLE "properties" ALTER "rooms" TYPE bigint;', /writes the table anew/],
  ['CREATE INDEX "by_rooms" ON "properties" USING btree ("rooms");', /create index concurrently/],
  ['CREATE UNIQUE INDEX "by_rooms" ON "properties" USING btree ("rooms");', /create index concurrently/],
  ['CREATE INDEX ON "properties" USING btree ("rooms");', /create index concurrently/],
  ['CREATE INDEX "by-rooms" ON "properties" USING btree ("rooms");', /create index concurrently/],
  ['-- few rows: settings\nLOCK TABLE "properties";', /not known/],
  ['VACUUM FULL "properties";', /not known/],
  ['CLUSTER "properties";', /not known/],
  ['REINDEX TABLE "properties";', /not known/],
  ['LOCK TABLE "properties";', /not known/],
  ['REFRESH MATERIALIZED VIEW "prices";', /not known/],
  ['ALTER TABLE "properties" ADD CONSTRAINT "rooms_some" CHECK ("rooms" > 0);', /not valid/],
  ['ALTER TABLE "properties" ADD CONSTRAINT "of_user" FOREIGN KEY ("user_id") REFERENCES "users"("id");', /not valid/],
  ['ALTER TABLE "properties" ADD COLUMN "user_id" integer REFERENCES "users"("id");', /constraint not valid/],
  ['ALTER TABLE "properties" ADD CONSTRAINT "one_name" UNIQUE("name");', /using index/],
  ['ALTER TABLE "properties" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', /another value/],
  [
    'ALTER TABLE "properties" ADD COLUMN "words" text GENERATED ALWAYS AS (lower("title")) STORED;',
    /writes the table anew/,
  ],
  ['ALTER TABLE "properties" ADD COLUMN "place" bigserial;', /writes the table anew/],
  ['ALTER TABLE "properties" ADD COLUMN "a" int NOT NULL, ADD COLUMN "b" int DEFAULT 1;', /does not fill, and must/],
  ['ALTER TABLE "properties" ADD COLUMN "b" int DEFAULT 1, DROP COLUMN "rooms";', /takes away a column/],
  ['ALTER TABLE "properties" ADD CONSTRAINT "known" CHECK ("rooms" IS NOT NULL) NOT VALID;', /may leave empty/],
  ['ALTER TABLE "properties" ADD COLUMN "key" text DEFAULT upper((random())::text);', /another value/],
  ['ALTER TABLE "properties" ADD COLUMN "key" text DEFAULT "new_key"();', /another value/],
  ['ALTER TABLE "properties" ADD COLUMN "key" text UNIQUE;', /using index/],
  ['ALTER TABLE "properties" ADD COLUMN "rooms" int CHECK ("rooms" > 0);', /constraint not valid/],
  ['ALTER TABLE "properties" DROP CONSTRAINT "one_key";', /ON CONFLICT/],
  ['ALTER TABLE "properties" DROP CONSTRAINT "properties_pkey";', /ON CONFLICT/],
  ['DROP INDEX CONCURRENTLY "one_name";', /ON CONFLICT/],
  ['DROP INDEX "by_area";', /drop index concurrently/],
  ['DROP INDEX CONCURRENTLY "by_area", "one_name";', /not known/],
  ['ALTER TABLE "properties" SET SCHEMA "old";', /another name/],
  ['-- few rows: properties\nALTER TABLE "properties" ENABLE ROW LEVEL SECURITY;', /not known/],
  ['DROP EXTENSION "unaccent";', /takes away what/],
  ['DO $$ begin drop table leases; end $$;', /not known/],
  ['BEGIN; DROP TABLE "leases";', /not known/],
  ['WITH "few" AS (SELECT 1) UPDATE "properties" SET "rooms" = 1;', /not known/],
  ['/* first */ DROP TABLE "leases";', /takes away what/],
  ['UPDATE "properties" SET "rooms" = 1;', /small steps/],
  ['DELETE FROM "properties";', /small steps/],
  ['-- a word first\nALTER TABLE "properties"\n  DROP COLUMN "rooms";', /takes away a column/],
  ['-- contract: 0023\nALTER TABLE "properties" ALTER COLUMN "rooms" SET NOT NULL;', /validate, then set not null/],
  ['-- contract: 0024\nDROP TABLE "leases";', /no migration before 0024/],
  [
    '-- few rows: settings\nCREATE INDEX "by_rooms" ON "properties" USING btree ("rooms");',
    /create index concurrently/,
  ],
  ['-- few rows: properties\nALTER TABLE "properties" DROP COLUMN "rooms";', /takes away a column/],
  [
    'CREATE INDEX CONCURRENTLY "a" ON "properties" ("rooms");--> statement-breakpoint\nALTER TABLE "properties" ADD COLUMN "b" text;',
    /holds nothing else/,
  ],
] as const)('Is refused: %s', ([text, why]) => {
  expect(problems(text)[0]).toMatch(why)
})

const CHECK_ADDED =
  '-- contract: 0023\nALTER TABLE "properties" ADD CONSTRAINT "rooms_known" CHECK ("properties"."rooms" IS NOT NULL) NOT VALID;'
const VALIDATED = 'ALTER TABLE "properties" VALIDATE CONSTRAINT "rooms_known";'
const FILLED = `-- contract: 0023
ALTER TABLE "properties" ALTER COLUMN "rooms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "rooms_known";`

/** What each of them is told that follow one another. */
const problemsInTurn = (...texts: string[]) => {
  const files = [...BEFORE, ...texts.map((text, place) => ({ number: `00${24 + place}`, text }))]
  return files.map((file, place) => problemsOf(file, files.slice(0, place))).slice(BEFORE.length)
}

test('A column is made to be filled in three migrations, once code that fills it has been released', () => {
  expect(problemsInTurn(CHECK_ADDED, VALIDATED, FILLED)).toEqual([[], [], []])
  expect(problemsInTurn(CHECK_ADDED, `${FILLED}\n${VALIDATED}`)[1]).not.toEqual([])
})

test('A column whose check has not been validated, or is another table’s, is not made to be filled', () => {
  const [, notValidated] = problemsInTurn(CHECK_ADDED, FILLED)
  expect(notValidated).toEqual([expect.stringMatching(/validate, then set not null/)])
  const ofLeads = (text: string) => text.replace('"properties"', '"leads"')
  const [, , ofAnother] = problemsInTurn(ofLeads(CHECK_ADDED), ofLeads(VALIDATED), FILLED)
  expect(ofAnother).toEqual([expect.stringMatching(/validate, then set not null/)])
})

test('A constraint is not validated under the lock of the migration that adds it, unless nobody could notice', () => {
  const both = `${CHECK_ADDED}--> statement-breakpoint\n${VALIDATED}`
  expect(problems(both)).toEqual([expect.stringMatching(/in a migration of its own/)])
  expect(problems(`-- few rows: properties\n${both}`)).toEqual([])
  expect(problems(`CREATE TABLE "properties" ("rooms" int);--> statement-breakpoint\n${both}`)).toEqual([])
})
