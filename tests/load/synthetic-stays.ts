import { sql } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import type { DatabaseConnection } from '#db/client.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'

/** A home keeps this many stays in the year to come, one in each stretch of so many days. */
const STAYS_OF_A_HOME = 8
const STRETCH_DAYS = 45

/** Terms as homes have them: a few seasons, some with a shortest stay of their own, and fees. */
function termsOfHomes(): string[] {
  const today = todayInDakar()
  const season = (name: string, from: number, to: number, price: string, minNights: number | null) => ({
    name,
    from: addDays(today, from),
    to: addDays(today, to),
    price,
    minNights,
  })
  const seasons = [
    season('Rains', -20, 60, '45000', null),
    season('Harvest', 61, 120, '60000', 2),
    season('Feasts', 121, 160, '120000', 5),
    season('Dry months', 161, 260, '80000', 3),
  ]
  return [0, 1, 2, 3, 4, 5].map((kind) =>
    JSON.stringify(
      stayTermsSchema.parse({
        weekendPrice: kind % 2 === 0 ? '75000' : null,
        seasons: kind < 4 ? seasons.slice(0, 1 + kind) : [],
        maxNights: kind === 3 ? 14 : null,
        guestsIncluded: kind === 1 ? 2 : null,
        extraGuestPrice: kind === 1 ? '8000' : null,
        cleaningFee: '25000',
        preparationDays: kind % 3,
        leadDays: kind,
        monthsAhead: 6 + kind,
        houseRules: 'No parties, and no shoes on the terrace. '.repeat(6),
      }),
    ),
  )
}

/** One home in `every` is let by the night, and has so many stays before it; each is of two to eight nights. */
export async function fillStays({ db }: DatabaseConnection, every = 2): Promise<{ homes: number; nights: number }> {
  await db.execute(sql`
    update properties set type = 'short-stay', is_vefa = false, price = round(20000 + area * 400, -3),
      max_guests = case when id % 5 = 0 then null else 2 + id % 9 end,
      min_nights = case when id % 3 = 0 then null else 1 + id % 4 end,
      stay_terms = (${sql.param(termsOfHomes())}::text[])[1 + id % 6]::jsonb
    where id % ${every}::int = 0`)
  await db.execute(sql`
    insert into held_nights (property_id, nights)
    select id, daterange(arrival, arrival + 2 + floor(random() * 7)::int)
    from (
      select p.id, current_date + (stretch * ${STRETCH_DAYS}::int + floor(random() * ${STRETCH_DAYS - 9}::int)::int) as arrival
      from properties p, generate_series(0, ${STAYS_OF_A_HOME - 1}::int) as stretch where p.id % ${every}::int = 0
    ) drawn`)
  await db.execute(sql`vacuum full properties`)
  await db.execute(sql`vacuum analyze properties`)
  await db.execute(sql`vacuum analyze held_nights`)
  const { rows } = await db.execute<{ homes: number; nights: number }>(sql`
    select (select count(*)::int from properties where stay_terms is not null) as homes,
      (select sum(upper(nights) - lower(nights))::int from held_nights) as nights`)
  return rows[0] ?? { homes: 0, nights: 0 }
}
