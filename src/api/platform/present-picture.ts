import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * An uploaded picture as answers show it, null where there is none; `file` is the column that points at it. By its
 * `bucketName` and `name` the minio calls find it; the name is its id, since uploads may share the one they came with.
 */
export const pictureOf = (file: AnyColumn | SQL): SQL => sql`(
  select json_build_object(
    'url', '/images/' || files.id, 'width', files.width, 'height', files.height,
    'focalX', files.focal_x, 'focalY', files.focal_y,
    'alternativeText', case when not files.decorative then files.alternative_text end,
    'bucketName', files.bucket_name, 'name', files.id)
  from files where files.id = ${file} and files.width is not null)`
