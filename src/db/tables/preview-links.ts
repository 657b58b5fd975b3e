import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

/** Addresses that show a page's draft to people without an account, for a while; only the token's hash is kept. */
export const previewLinks = pgTable(
  'preview_links',
  {
    /** The token is made of it (`previewToken`). */
    id: id(),
    type: text('type').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('preview_links_type').on(table.type)],
)
