import { lt, sql } from 'drizzle-orm'
import { draftLife } from '../api/registrations/index.ts'
import { registrationDrafts } from '../db/tables.ts'
import type { JobContext } from './context.ts'

/** Forgets what people were registering and did not come back to. */
export async function forgetRegistrationDrafts({ db }: JobContext): Promise<void> {
  await db.delete(registrationDrafts).where(lt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`))
}
