import type { Context } from 'hono'
import type { Role } from '../../db/tables.ts'
import type { ApiEnv, Principal } from './context.ts'
import { ApiError } from './errors.ts'

/**
 * Who may call: people of these roles, or 'everyone'; 'anonymous' is everyone too, and a token that comes along is not
 * even read: whoever signs in, renews or leaves may still send an old one. Which rows a caller then sees is each
 * resource's `visible`.
 */
export type Access = readonly Role[] | 'everyone' | 'anonymous'

export const editors: readonly Role[] = ['EDITOR', 'STAFF']
export const staff: readonly Role[] = ['STAFF']
export const customers: readonly Role[] = ['CONTACT', 'STAFF']
export const everybodySignedIn: readonly Role[] = ['CONTACT', ...editors]

/** 401 without a token, 403 with a role that is too low. */
export function requireRole(user: Principal | null, roles: readonly Role[]): Principal {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  if (!roles.includes(user.role)) throw new ApiError('FORBIDDEN')
  return user
}

/** Whether somebody arranges pages: such a caller also sees what is hidden on them. */
export const isEditor = (user: Principal | null): boolean => user !== null && editors.includes(user.role)

/** Who calls, where the route's `access` names roles. */
export function callerOf(c: Context<ApiEnv>): Principal {
  if (!c.var.user) throw new ApiError('NOT_SIGNED_IN')
  return c.var.user
}
