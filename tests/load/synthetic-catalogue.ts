import { sql } from 'drizzle-orm'
import pg from 'pg'
import { connectDatabase, type Database, type DatabaseConnection } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { foldWords, SEARCH_WORDS_VERSION, searchableWords } from '#features/nest/search/search-words.ts'

const PLACES = Object.values(PLACES_BY_REGION).flat()
/** Words that a listing may hold beside those of its kind, deal and place; the rare ones are in few of them. */
const COMMON_WORDS = ['piscine', 'jardin', 'terrasse', 'ocean', 'balcony', 'garage', 'lumineux', 'quiet', 'corniche']
const RARE_WORDS = Array.from({ length: 2_000 }, (_, n) => `rue${n}`)
const DESCRIPTION = 'A house with rooms around a courtyard. '.repeat(12)
const DESCRIPTION_FR = 'Une maison avec des pièces autour d’une cour. '.repeat(12)
const AMENITY_OF_ALL = 'Parking'
/** Of houses and flats: a title names one, and a large catalogue holds the same one many times. */
const NUMBERS = 5_000

/**
 * What each kind, deal and place is found by, off-plan or not, as the site itself writes it, in one table for PostgreSQL to pick
 * from. Its number and its own words come to it in the row.
 */
function facetWords(): { kind: string; deal: string; place: string; is_vefa: boolean; words: string[] }[] {
  return KINDS.flatMap((kind) =>
    DEALS.flatMap((deal) =>
      PLACES.flatMap((place) =>
        [false, true].map((isVefa) => ({
          kind,
          deal,
          place,
          is_vefa: isVefa,
          words: searchableWords({
            title: 'Home',
            titleFr: 'Maison',
            description: DESCRIPTION,
            descriptionFr: DESCRIPTION_FR,
            location: place,
            type: deal,
            kind,
            isVefa,
            amenities: [AMENITY_OF_ALL],
          }),
        })),
      ),
    ),
  )
}

/** What each amenity adds. */
function amenityWords(): { name: string; words: string[] }[] {
  const home = { title: '', description: '', location: '', type: 'rent', kind: 'land' } as const
  const without = new Set(searchableWords(home))
  return PRESET_AMENITIES.map((name) => ({
    name,
    words: searchableWords({ ...home, amenities: [name] }).filter((word) => !without.has(word)),
  }))
}

/**
 * Fills an empty table with homes that are spread like a real catalogue: few places hold most homes, prices follow deal and
 * size, rooms follow the kind, one home in twelve is off-plan, one in ten is not available. The same seed gives the same homes.
 */
export async function fillCatalogue(db: Database, homes: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`)
    await tx.execute(sql`create temporary table facet_words on commit drop as
      select * from jsonb_to_recordset(${JSON.stringify(facetWords())}::jsonb)
      as t(kind text, deal text, place text, is_vefa boolean, words text[])`)
    await tx.execute(sql`insert into property_search_vocabulary
      select distinct unnest(words) from facet_words
      union select unnest(${sql.param([...COMMON_WORDS, ...RARE_WORDS].flatMap(foldWords))}::text[])
      on conflict do nothing`)
    await tx.execute(sql`
      insert into properties (title, title_fr, description, description_fr, price, location, latitude, longitude, type, kind,
        bedrooms, bathrooms, area, amenities, is_vefa, is_available, sale_state, created_at, search_words)
      select 'Home ' || number, 'Maison ' || number, ${DESCRIPTION} || array_to_string(own_words, ' '), ${DESCRIPTION_FR},
        round(least(5000000000, case deal
          when 'rent' then 150000 + area::numeric * 6000 * (0.5 + luck * luck * 3)
          when 'short-stay' then 20000 + area::numeric * 400 * (0.5 + luck)
          else 8000000 + area::numeric * 900000 * (0.4 + luck * luck * 4) end), -4),
        place, 14.4 + random() * 0.5, -17.5 + random() * 0.6, deal, kind,
        bedrooms, greatest(bedrooms - (random() * 2)::int, case when bedrooms = 0 then 0 else 1 end), area,
        ${sql.param([AMENITY_OF_ALL])}::text[], is_vefa, is_listed, case when is_listed then 'available' else 'draft' end,
        timestamptz '2026-01-01' - n * interval '37 seconds',
        (select array_to_tsvector(array_agg(distinct word)) from unnest(words || own_words || number || ${SEARCH_WORDS_VERSION}::text) as word)
      from (
        select n, number, luck, deal, kind, place, own_words, random() < 0.9 as is_listed, deal = 'buy' and may_be_vefa as is_vefa,
          case when kind in ('land', 'commercial') then 0 when kind = 'studio' then 1
            else 1 + floor(power(random(), 1.5) * 6)::int end as bedrooms,
          (case kind when 'land' then 200 when 'studio' then 20 else 60 end
            + power(random(), 2) * (case kind when 'studio' then 40 when 'land' then 3000 else 700 end))::int as area
        from (
          select n, random()::numeric as luck, random() < 0.25 as may_be_vefa, (n % ${NUMBERS})::text as number,
            array[(${sql.param(COMMON_WORDS)}::text[])[1 + floor(random() * ${COMMON_WORDS.length})::int],
              (${sql.param(COMMON_WORDS)}::text[])[1 + floor(random() * ${COMMON_WORDS.length})::int],
              (${sql.param(RARE_WORDS)}::text[])[1 + floor(random() * ${RARE_WORDS.length})::int]] as own_words,
            (${sql.param([...DEALS])}::text[])[1 + floor(power(random(), 1.2) * ${DEALS.length})::int] as deal,
            (${sql.param([...KINDS])}::text[])[1 + floor(power(random(), 1.5) * ${KINDS.length})::int] as kind,
            (${sql.param(PLACES)}::text[])[1 + floor(power(random(), 2.2) * ${PLACES.length})::int] as place
          from generate_series(1, ${homes}::int) as n
        ) drawn
      ) shaped
      join facet_words using (kind, deal, place, is_vefa)`)
    // The numbers in their titles, too.
    await tx.execute(sql`insert into property_search_vocabulary
      select distinct unnest(tsvector_to_array(search_words)) from properties on conflict do nothing`)
  })
  await db.execute(sql`vacuum analyze properties`)
}

/** A database of its own on that server, with so many homes. */
export async function makeCatalogue(server: pg.ClientConfig, homes: number): Promise<DatabaseConnection> {
  const database = `catalogue_${homes}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const config = { ...server, database, max: 2 }
  await migrateDatabase(config)
  const connection = connectDatabase(config)
  await fillCatalogue(connection.db, homes)
  return connection
}

/** Every home a third of them, and what they are called among its words. */
export async function giveAmenities({ db }: DatabaseConnection): Promise<void> {
  // The condition on n makes PostgreSQL draw anew for every home.
  await db.execute(sql`
    with words as (
      select * from jsonb_to_recordset(${JSON.stringify(amenityWords())}::jsonb) as t(name text, words text[])
    ), drawn as materialized (
      select p.id, (select array_agg(name) from words where name <> ${AMENITY_OF_ALL} and random() < 0.35 and p.id is not null) as names
      from properties p
    )
    update properties p set amenities = p.amenities || coalesce(names, '{}'), updated_at = now() - interval '1 day',
      search_words = p.search_words || array_to_tsvector(array(select distinct unnest(w.words) from words w where w.name = any(names)))
    from drawn where drawn.id = p.id`)
  await db.execute(sql`insert into property_search_vocabulary
    select unnest(${sql.param(amenityWords().flatMap(({ words }) => words))}::text[]) on conflict do nothing`)
}
