import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ROLES, type Role } from '#common/permissions.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** The name as it is looked up (`usernameKey`). Null: the key is another account's; this one is found by its exact name. */
    usernameKey: text('username_key'),
    email: text('email').notNull(),
    password: text('password').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    role: text('role', { enum: ROLES }).$type<Role>().notNull().default('client'),
    isActive: boolean('is_active').notNull().default(true),
    /** Base32, for an authenticator app; it counts once a first code was confirmed. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: timestamp('totp_confirmed_at', { withTimezone: true }),
    /** The last time step whose code was used: a code read over a shoulder serves nobody. */
    totpLastStep: integer('totp_last_step'),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_username_key_unique').on(table.usernameKey),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
  ],
)

/** A browser in which somebody has signed in before: strangers' guesses elsewhere do not hold it up. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what its cookie holds. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('known_devices_user_id').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a stolen database holds no usable cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent'),
    deviceId: integer('device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

/** A letter's way to a password of one's own. One of each purpose and account: a newer one ends the earlier. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset', 'invitation'] }).notNull(),
    /** SHA-256 of what the link holds. Null: its letter is not written yet. */
    tokenHash: text('token_hash').unique(),
    createdAt: createdAt(),
    /** Counted from the moment its letter was written. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('password_links_one_each').on(table.userId, table.purpose)],
)
