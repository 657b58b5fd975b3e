import { eq } from 'drizzle-orm'
import type { Executor } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import type { Resource } from './definition.ts'

/** One by its id, or by what else finds it; 404 for anything else. */
export async function getRow(db: Executor, resource: Resource, id: string) {
  const where = uuidPattern.test(id) ? eq(resource.table.id, id) : resource.alsoFoundBy?.(id)
  if (!where) throw new ApiError('NOT_FOUND')
  const [row] = await db.select(resource.columns).from(resource.table).where(where).limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
