import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Approval } from '../../domain/approvals.ts'
import { createdAt, id, instant } from './columns.ts'
import { students } from './students.ts'
import { trainers } from './taxonomy.ts'

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    name: text('name').notNull(),
    vat: text('vat'),
    address: text('address'),
    zip: text('zip'),
    city: text('city'),
    country: text('country'),
    /** What the organisation wants to read on its invoices. */
    reference: text('reference'),
    /** Billed by agreement: its registrations need no payment beforehand. */
    isPartner: boolean('is_partner').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('organisations_name').on(sql`lower(${table.name})`)],
)

export const roles = ['CONTACT', 'EDITOR', 'STAFF'] as const
export type Role = (typeof roles)[number]

/** Account of a customer or of the control panel; the password is null until somebody invited has chosen one. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    role: text('role').$type<Role>().notNull(),
    contactRoles: text('contact_roles').array().notNull().default(sql`'{}'`),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    /** Whether the organisation's administrator lets this account in (spec section 6). */
    approval: text('approval').$type<Approval>().notNull().default('approved'),
    isPrivatePerson: boolean('is_private_person').notNull().default(false),
    /** This person as a participant. */
    studentId: uuid('student_id').references((): AnyPgColumn => students.id, { onDelete: 'set null' }),
    trainerId: uuid('trainer_id').references(() => trainers.id, { onDelete: 'set null' }),
    language: text('language').notNull().default('nl'),
    allowMarketing: boolean('allow_marketing').notNull().default(false),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_organisation').on(table.organisationId),
  ],
)

/** One row a refresh token ever given; those of one sign-in share a family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    family: uuid('family').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.userId)],
)

/** Links to choose a password, each good once; only the token's hash is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)
