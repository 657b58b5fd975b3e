import { type SQL, sql } from 'drizzle-orm'
import { deadlinesOf } from '../../../domain/deadlines.ts'

/** What the rules go by of a registration. */
export const deadlineFacts = sql`(
  select json_build_object('start', sessions.start_date, 'registeredAt', registrations.created_at,
    'net', registrations.net, 'invoice', registrations.invoice, 'course', json_build_object(
      'subsidised', courses.subsidised, 'trainingDatabaseNumber', courses.training_database_number,
      'category', json_build_object('key', categories.key)))
  from sessions join courses on courses.id = sessions.course_id join categories on categories.id = courses.category_id
  where sessions.id = registrations.session_id)`

/** By when its customer is to act. */
export const presentDeadlines: SQL = deadlineFacts.mapWith(deadlinesOf)
