import { type AnyColumn, and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { type Role, users } from '../../db/tables.ts'
import { isRecord } from '../../domain/values.ts'
import { houseRoles, officeRoles, orderRoles, type PanelRole, panelRoles, worksAs } from '../../domain/visitor.ts'
import type { ApiContext, Principal } from './context.ts'
import { ApiError } from './errors.ts'

/** Customers, or who does that in the control panel. */
export type Caller = 'customer' | PanelRole

/**
 * Who may call: people of these roles, or 'everyone'; 'anonymous' is everyone too, and a token that comes along is not
 * even read: whoever signs in, renews or leaves may still send an old one. An administrator may what any colleague may.
 * Which rows a caller then sees is each resource's `visible`.
 */
export type Access = readonly Caller[] | 'everyone' | 'anonymous'

export const onlyCustomers: readonly Caller[] = ['customer']
export const editors: readonly PanelRole[] = ['editor']
export const desk: readonly PanelRole[] = ['desk']
export const finance: readonly PanelRole[] = ['finance']
export const roomDesk: readonly PanelRole[] = ['rooms']
export const administrators: readonly PanelRole[] = ['administrator']
export const trainersThemselves: readonly PanelRole[] = ['trainer']
export const office = officeRoles
export const orderDesk = orderRoles
export const house = houseRoles
export const colleagues: readonly PanelRole[] = panelRoles
export const everybodySignedIn: readonly Caller[] = ['customer', ...colleagues]

/** Customers, and colleagues who do it for them. */
export const customersAnd = (roles: readonly PanelRole[]): readonly Caller[] => ['customer', ...roles]
export const customers = customersAnd(office)

/** Whether somebody is one of these. */
export function isOneOf(user: Principal, callers: readonly Caller[]): boolean {
  if (user.role === 'CONTACT') return callers.includes('customer')
  const roles = callers.filter((caller) => caller !== 'customer')
  return roles.length > 0 && worksAs(user, roles)
}

/** 401 without a token, 403 for whom it does not name. */
export function requireRole(user: Principal | null, callers: readonly Caller[]): Principal {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  if (!isOneOf(user, callers)) throw new ApiError('FORBIDDEN')
  return user
}

/** Whether somebody arranges pages: such a caller also sees what is hidden on them. */
export const isEditor = (user: Principal | null): boolean => worksAs(user, ['editor'])

/** Who calls, where the route's `access` names roles. */
export function callerOf({ user }: { user: Principal | null }): Principal {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  return user
}

export const isVerified = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))) > 0

/** The same as part of a statement. */
export const isVerifiedAccount = (userId: SQLWrapper | string): SQL<boolean> =>
  sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.emailVerifiedAt} is not null)`

/** 403 for a customer whose own e-mail address is not verified: nothing goes out in their name. */
export async function assertVerified(db: Executor, { userId, role }: Principal) {
  if (role === 'CONTACT' && !(await isVerified(db, userId))) throw new ApiError('EMAIL_NOT_VERIFIED')
}

/** Of a body, what only these colleagues may send. */
export interface StaffFields {
  of: readonly PanelRole[]
  fields: readonly string[]
}

/** 403 that names the fields, where somebody else sends any of these, whatever stands in them or beside them. */
export function assertStaffFields({ user }: Pick<ApiContext, 'user'>, { of, fields }: StaffFields, body: unknown) {
  const given = !worksAs(user, of) && isRecord(body) ? fields.filter((name) => Object.hasOwn(body, name)) : []
  if (given.length === 0) return
  throw new ApiError(
    'FORBIDDEN',
    given.map((path) => ({ path, message: 'is for staff to change' })),
  )
}

interface OwnerColumns {
  organisation: AnyColumn
  user: AnyColumn
}

/** A caller, or in a statement that is kept what stands for one. */
export interface Asking {
  role: Role
  userId: string | SQL
  organisation: string | SQL | null
}

const userId = sql`${sql.placeholder('userId')}`
const organisation = sql`${sql.placeholder('organisation')}`

/** What stands for a caller in a statement that is kept. */
export function standIn(caller: Principal): Asking
export function standIn(caller: Principal | null): Asking | null
export function standIn(caller: Principal | null): Asking | null {
  return caller && { role: caller.role, userId, organisation: caller.organisation ? organisation : null }
}

/** Callers for whom it is the same statement. */
export const kindOfCaller = (caller: Principal | null): string => `${caller?.role} ${Boolean(caller?.organisation)}`

/** Whom it stands for this time. */
export const valuesOfCaller = (caller: Principal | null) => ({
  userId: caller?.userId,
  organisation: caller?.organisation,
})

/** What is an organisation's or, of a private person, their own. */
export const ofCustomer = ({ userId, organisation }: Omit<Asking, 'role'>, columns: OwnerColumns): SQL | undefined =>
  organisation ? eq(columns.organisation, organisation) : and(eq(columns.user, userId), isNull(columns.organisation))

/** Staff see everything, contacts what is their organisation's or, as private persons, their own. */
export function ownedBy(caller: Asking | null, columns: OwnerColumns): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  if (caller?.role !== 'CONTACT') return sql`false`
  return ofCustomer(caller, columns)
}

/** What belongs to no customer. */
export const onlyStaff = (caller: Asking | null): SQL | undefined => (caller?.role === 'STAFF' ? undefined : sql`false`)
