import { type SQL, sql } from 'drizzle-orm'
import { loginSessions, type Role } from '../../../db/tables.ts'

/** How long a session lasts without a renewal, and at most. Who works in the control panel signs in each day. */
const limits = {
  customer: { idle: '14 days', absolute: '90 days' },
  panel: { idle: '12 hours', absolute: '7 days' },
}

/** When a session ends that is renewed now; `begun` is when it began. */
export function sessionEnd(role: Role, begun: SQL | typeof loginSessions.createdAt = loginSessions.createdAt) {
  const { idle, absolute } = role === 'CONTACT' ? limits.customer : limits.panel
  return sql<Date>`least(now() + ${idle}::interval, ${begun} + ${absolute}::interval)`
}
