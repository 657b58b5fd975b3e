import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** An uploaded picture as answers show it, null where there is none; `file` is the column that points at it. */
export const pictureOf = (file: AnyColumn | SQL): SQL => sql`(
  select json_build_object(
    'url', '/images/' || files.id, 'width', files.width, 'height', files.height,
    'focalX', files.focal_x, 'focalY', files.focal_y)
  from files where files.id = ${file} and files.width is not null)`
