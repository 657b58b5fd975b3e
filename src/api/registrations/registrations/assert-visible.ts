import { and, eq } from 'drizzle-orm'
import { registrations } from '../../../db/tables.ts'
import { type ApiContext, ApiError, uuidPattern } from '../../platform/index.ts'
import { visibleRegistrations } from './visible-registrations.ts'

/** 404 for a registration that the caller may not see. */
export async function assertVisible({ db, user }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const seen = await db.$count(registrations, and(eq(registrations.id, id), visibleRegistrations(user)))
  if (seen === 0) throw new ApiError('NOT_FOUND')
}
