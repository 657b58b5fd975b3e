import { type SQL, sql } from 'drizzle-orm'
import { decision } from '../../catalogue/index.ts'
import { instantOf } from '../../platform/index.ts'

/** A session as its customer sees it in what is theirs. */
export const presentSession = (id: SQL): SQL => sql`(
  select json_build_object(
    '_id', sessions.id, 'startDate', ${instantOf(sql.raw('sessions.start_date'))},
    'endDate', ${instantOf(sql.raw('sessions.end_date'))}, 'duration', sessions.duration,
    'minimum', sessions.minimum, 'decisionOn', sessions.decision_on, 'decision', ${decision}, 'schedule', sessions.schedule,
    'course', json_build_object(
      '_id', courses.id, 'key', courses.key, 'type', courses.type, 'slug', courses.slug, 'title', courses.title,
      'subsidised', courses.subsidised, 'trainingDatabaseNumber', courses.training_database_number,
      'category', (select categories.key from categories where categories.id = courses.category_id)),
    'language', (
      select json_build_object('_id', languages.id, 'code', languages.code, 'name', languages.name)
      from languages where languages.id = sessions.language_id),
    'location', json_build_object(
      '_id', locations.id, 'key', locations.key, 'name', locations.name, 'address', locations.address,
      'addresses', locations.addresses, 'zip', locations.zip, 'city', locations.city, 'isOnline', locations.is_online))
  from sessions join courses on courses.id = sessions.course_id join locations on locations.id = sessions.location_id
  where sessions.id = ${id})`
