import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { createdAt } from './columns.ts'

/** What badges are signed with; an old key stays, so that what it signed can be checked for ever. */
export const badgeKeys = pgTable('badge_keys', {
  /** The thumbprint of the public key (RFC 7638). */
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** The private key, encrypted under JWT_SECRET. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: createdAt(),
})
