import { eq } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { registrationCountColumns } from './present-session.ts'

export async function getRegistrationCount({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [count] = await db.select(registrationCountColumns).from(sessions).where(eq(sessions.id, id))
  if (!count) throw new ApiError('NOT_FOUND')
  return count
}
