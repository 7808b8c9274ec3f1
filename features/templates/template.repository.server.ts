import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import type { TemplateFilter } from './template.schema.ts'
import { templates } from './template.table.server.ts'

/** By what they are for, then by name. */
export async function findTemplates(db: Database, { search, type }: TemplateFilter, { limit, offset }: RowWindow) {
  const { name, subject, subjectFr, body, bodyFr } = templates
  const where = and(type && eq(templates.type, type), holdsWords([name, subject, subjectFr, body, bodyFr], search))
  const rows = await db
    .select()
    .from(templates)
    .where(where)
    .orderBy(asc(templates.type), asc(sql`lower(${name})`), asc(templates.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(templates, where) }
}
