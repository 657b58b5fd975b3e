import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PanelEvent } from '../../domain/panel-events.ts'
import type { Approval } from '../../domain/registrations.ts'
import type { StudentStatus } from '../../domain/students.ts'
import type { EnterpriseSize } from '../../domain/subsidy.ts'
import type { PanelRole } from '../../domain/visitor.ts'
import { trainers } from './catalogue.ts'
import { createdAt, id, instant, partOf, rowOf, state } from './columns.ts'

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    name: text('name').notNull(),
    vat: text('vat'),
    /** Ten digits, where it has no VAT number: by it Peppol finds public bodies. */
    enterpriseNumber: text('enterprise_number'),
    address: text('address'),
    zip: text('zip'),
    city: text('city'),
    country: text('country'),
    /** What the organisation wants to read on its invoices. */
    reference: text('reference'),
    /** What the kmo-portefeuille goes by; null until somebody said it. */
    enterpriseSize: text('enterprise_size').$type<EnterpriseSize>(),
    /** Billed by agreement: its registrations need no payment beforehand. */
    isPartner: boolean('is_partner').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('organisations_name').on(sql`organisation_key(${table.name})`),
    uniqueIndex('organisations_enterprise').on(table.enterpriseNumber),
    uniqueIndex('organisations_vat').on(sql`vat_key(${table.vat})`),
    // One that is probably another is found by it.
    index('organisations_like').using('gin', sql`organisation_key(${table.name}) gin_trgm_ops`),
    index('organisations_number').on(sql`vat_number(${table.vat})`),
    // For the panel's search, which reads numbers however they are written.
    index('organisations_digits').using(
      'gin',
      sql`regexp_replace(coalesce(${table.vat}, ${table.enterpriseNumber}), '\\D', '', 'g') gin_trgm_ops`,
    ),
  ],
)

const roles = ['CONTACT', 'EDITOR', 'TRAINER', 'STAFF'] as const
export type Role = (typeof roles)[number]

/** Account of a customer or of the control panel; the password is null until somebody invited has chosen one. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    /** Since when the address is known to be this person's; null: see README, 'An address that is not verified'. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Becomes `email` once its link was followed. */
    newEmail: text('new_email'),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    /** Where a private person is billed; an organisation has its own. */
    address: text('address'),
    zip: text('zip'),
    city: text('city'),
    country: text('country'),
    /** A contact of customers; of the panel, EDITOR or TRAINER for who sees no customers there. */
    role: text('role').$type<Role>().notNull(),
    /** What somebody of the control panel does there. */
    panelRoles: text('panel_roles').array().$type<PanelRole[]>().notNull().default(sql`'{}'`),
    /** The one of its memberships that the account speaks for now; the database holds it to them (by a trigger). */
    organisationId: uuid('organisation_id'),
    isPrivatePerson: boolean('is_private_person').notNull().default(false),
    /** A private person as a participant; in an organisation its membership says who that is. */
    studentId: uuid('student_id').references((): AnyPgColumn => students.id, { onDelete: 'set null' }),
    /** Who a trainer with an account is. */
    trainerId: uuid('trainer_id').references(() => trainers.id, { onDelete: 'set null' }),
    language: text('language').notNull().default('nl'),
    allowMarketing: boolean('allow_marketing').notNull().default(false),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('users_panel_roles', sql`(${table.role} = 'CONTACT') = (${table.panelRoles} = '{}')`),
    check(
      'users_panel_role',
      sql`${table.role} = 'CONTACT' or ${table.role} = case
        when ${table.panelRoles} && '{desk,finance,rooms,administrator}' then 'STAFF'
        when 'editor' = any(${table.panelRoles}) then 'EDITOR' else 'TRAINER' end`,
    ),
    uniqueIndex('users_trainer').on(table.trainerId).where(sql`'trainer' = any(panel_roles)`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_colleagues').on(table.id).where(sql`role <> 'CONTACT'`),
    // For the desk's search, which reads numbers however they are written.
    index('users_phone').using('gin', sql`regexp_replace(${table.phone}, '\\D', '', 'g') gin_trgm_ops`),
    index('users_called').using(
      'gin',
      sql`person_text(${table.firstName}, ${table.lastName}, ${table.email}) gin_trgm_ops`,
    ),
  ],
)

/** That an account acts for an organisation, or asks to. */
export const memberships = pgTable(
  'memberships',
  {
    userId: partOf('user_id', () => users.id),
    organisationId: rowOf('organisation_id', () => organisations.id),
    /** Whether the organisation's administrator lets the account in (spec section 6). */
    approval: text('approval').$type<Approval>().notNull().default('approved'),
    contactRoles: text('contact_roles').array().notNull().default(sql`'{}'`),
    /** This person as a participant of the organisation. */
    studentId: uuid('student_id').references((): AnyPgColumn => students.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index('memberships_organisation').on(table.organisationId),
    index('memberships_student').on(table.studentId),
  ],
)

/** A participant: of an organisation, or of a private person's account. A deleted one stays, with that status. */
export const students = pgTable(
  'students',
  {
    id: id(),
    status: state<StudentStatus>('status').notNull().default('new'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    language: text('language').notNull().default('nl'),
    dateOfBirth: date('date_of_birth'),
    birthPlace: text('birth_place'),
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** The private person who added this participant; null where an organisation is named. */
    ownerId: uuid('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** What a list is sorted by, and searched by: a name is found whichever part comes first. */
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql`plain_text(last_name || ' ' || first_name)`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)`),
  },
  (table) => [
    index('students_organisation_name')
      .on(table.organisationId, table.sortName, table.id)
      .where(sql`status <> 'deleted'`),
    index('students_search').using('gin', table.searchText.op('gin_trgm_ops')).where(sql`status <> 'deleted'`),
    index('students_phone')
      .using('gin', sql`regexp_replace(${table.phone}, '\\D', '', 'g') gin_trgm_ops`)
      .where(sql`status <> 'deleted'`),
    index('students_email').on(sql`lower(${table.email})`),
    uniqueIndex('students_organisation_email')
      .on(table.organisationId, sql`lower(${table.email})`)
      .where(sql`status <> 'deleted'`),
    uniqueIndex('students_owner_email')
      .on(table.ownerId, sql`lower(${table.email})`)
      .where(sql`status <> 'deleted' and organisation_id is null`),
  ],
)

/**
 * One sign-in of an account, on one device. Its refresh token is made of this row (`open-session.ts`): each renewal
 * counts `generation` up, and only the newest token and, for a minute, the one before it are worth anything.
 */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    generation: integer('generation').notNull().default(0),
    /** What the browser says it is, for its owner to tell devices apart. */
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    /** When the password was last given in this session. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    /** When it was last renewed. */
    renewedAt: instant('renewed_at').notNull().defaultNow(),
    /** Without another renewal it ends then. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_sessions_user').on(table.userId)],
)

/** Links to choose a password, each good once; only the token's hash is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: partOf('user_id', () => users.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** Links that verify an e-mail address, each good once; only the token's hash is kept. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: partOf('user_id', () => users.id),
    /** Where the link was mailed. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
)

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
    userId: partOf('user_id', () => users.id),
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
