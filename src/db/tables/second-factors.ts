import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PanelEvent } from '../../domain/panel-events.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

/** The codes of an app that an account signs in with, beside its password. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the codes are made of, encrypted; null until it was confirmed with one of them. */
  secret: text('secret'),
  confirmedAt: instant('confirmed_at'),
  /** The step of time whose code was taken last: none is taken twice, nor one before it. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** What is being set up, encrypted: the next secret and the next recovery codes, shown until they are confirmed. */
  setup: text('setup'),
  setupEndsAt: instant('setup_ends_at'),
})

/** For who lost that app: each is good once, and only its hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Who switched what in the control panel, and for whom. */
export const panelEvents = pgTable(
  'panel_events',
  {
    id: id(),
    event: text('event').$type<PanelEvent>().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose second factor it was; null for what holds for everybody. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('panel_events_created_at').on(table.createdAt)],
)
