import { type SQL, sql } from 'drizzle-orm'
import { languages, locations, sessions, trainers } from '../../db/tables.ts'

/** Sessions with what the API shows of them; the caller adds what it selects, which ones and in what order. */
export const fromSessions: SQL = sql`${sessions}
  join ${locations} on ${locations.id} = ${sessions.locationId}
  join ${languages} on ${languages.id} = ${sessions.languageId}
  left join ${trainers} on ${trainers.id} = ${sessions.trainerId}`
