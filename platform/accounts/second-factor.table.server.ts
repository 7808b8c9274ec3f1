import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#db/columns.server.ts'
import { users } from './user.table.server.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Each serves once, for whoever lost their phone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** SHA-256: the codes are long and random. */
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_codes_user_id').on(table.userId)],
)

/** A key kept by somebody's phone, computer or security key; we hold its public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    /** What its owner calls it: 'Phone', 'Office computer'. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
)

/** A sign-in that is half done, or a passkey that is being added: answered once, and soon. */
export const signInChallenges = pgTable('sign_in_challenges', {
  id: id(),
  /** SHA-256 of what the browser holds. */
  tokenHash: text('token_hash').notNull().unique(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  purpose: text('purpose', { enum: ['second-factor', 'passkey-sign-in', 'passkey-register'] }).notNull(),
  /** What a passkey must sign. */
  challenge: text('challenge'),
  tries: integer('tries').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
