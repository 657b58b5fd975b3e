import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { languages, locations, sessions, trainers } from '../../db/tables.ts'
import { sessionColumns } from './present-session.ts'

/** Sessions as the API shows them; the caller adds which and in what order. */
export const selectSessions = (db: Executor) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(languages, eq(languages.id, sessions.languageId))
    .leftJoin(trainers, eq(trainers.id, sessions.trainerId))
    .$dynamic()
