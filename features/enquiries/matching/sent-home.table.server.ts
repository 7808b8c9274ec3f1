import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { properties } from '#features/nest/property.table.server.ts'
import { activities } from '../leads/lead.table.server.ts'

/** A home that staff sent to somebody: to whom, when and what became of it stands with the entry of the timeline. */
export const sentHomes = pgTable(
  'sent_homes',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** In which order they were chosen. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.propertyId] }),
    index('sent_homes_property').on(table.propertyId),
  ],
)
