import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { CONTACT_STATUSES, CONTACT_TYPES } from '#features/enquiries/contact/contact-types.ts'

const FIRST_NAMES = ['Awa', 'Moussa', 'Fatou', 'Ibrahima', 'Aïssatou', 'Ousmane', 'Ndèye', 'Cheikh', 'Marie', 'Jean']
const LAST_NAMES = ['Diop', 'Ndiaye', 'Fall', 'Sow', 'Ba', 'Gueye', 'Sarr', 'Faye', 'Cissé', 'Kane', 'Laurent', 'Smith']
const WORDS = ['villa', 'terrace', 'Almadies', 'furnished', 'school', 'driver', 'garden', 'sea', 'budget', 'visit']
/** Nobody else is called so; one in each house of whatever size. */
export const RARE_NAME = 'Zoumanigui'
/** In about one message in five. */
export const COMMON_WORD = 'villa'

/**
 * Contacts as a house has them after years: most are done, a few are new, one in a hundred was held back, some colleagues
 * have many of them and others few, each stands on the timeline of a lead. The same seed gives the same contacts.
 */
export async function fillContacts(db: Database, contacts: number): Promise<void> {
  const pick = (list: readonly string[], power = 1) =>
    sql`(${sql.param([...list])}::text[])[1 + floor(power(random(), ${power}::float) * ${list.length})::int]`
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`)
    const { rows } = await tx.execute<{ id: number }>(sql`insert into users (username, email, password, role)
      select 'agent' || n, 'agent' || n || '@example.com', '-', 'agent' from generate_series(1, 5) n returning id`)
    const agents = rows.map(({ id }) => id)
    await tx.execute(sql`
      insert into contact_submissions
        (type, name, email, phone, message, form_data, status, suspicion, assigned_to, created_at, updated_at)
      select ${pick(CONTACT_TYPES)}, ${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)},
        'person' || n || '@example.com', '+221 77 ' || lpad((random() * 9999999)::int::text, 7, '0'),
        'Good day, I write about a ' || ${pick(WORDS)} || ' with a ' || ${pick(WORDS)}
          || '. We would come in spring and stay for some years. Please tell me what you have, letter ' || n || '.',
        jsonb_build_object('serviceInterest', 'real-estate', 'preferredArea', 'point-e', 'familySize', '4',
          'amenities', jsonb_build_array('generator', 'garden'), 'specialNeeds', repeat('quiet at night, ', 8)),
        ${pick([...CONTACT_STATUSES].reverse(), 2)}, case when random() < 0.01 then 'trap' end,
        case when random() < 0.6 then (${sql.param(agents)}::int[])[1 + floor(power(random(), 3) * 5)::int] end,
        timestamptz '2026-01-01' - (${contacts}::int - n) * interval '37 minutes', timestamptz '2026-01-01'
      from generate_series(1, ${contacts}::int) n`)
    await tx.execute(sql`update contact_submissions set name = 'Kadiatou ' || ${RARE_NAME}
      where id = (select id from contact_submissions order by id offset ${Math.floor(contacts / 3)} limit 1)`)
    await tx.execute(sql`insert into leads (first_name, email, source)
      select name, email, 'website' from contact_submissions order by id`)
    await tx.execute(sql`insert into activities (lead_id, type, subject, contact_submission_id)
      select leads.id, 'submission', contact.type, contact.id
      from contact_submissions contact join leads on leads.email = contact.email`)
  })
  for (const table of ['contact_submissions', 'leads', 'activities'])
    await db.execute(sql.raw(`vacuum analyze ${table}`))
}
