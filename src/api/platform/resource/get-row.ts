import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { defaultLocale } from '../../../domain/locales.ts'
import { isEditor } from '../access.ts'
import type { Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { columnsFor, type Resource } from './definition.ts'

/** One by its id, or by what else finds it; 404 for anything else, and for what the caller may not see. */
export async function getRow(
  db: Executor,
  caller: Principal | null,
  resource: Resource,
  id: string,
  locale = defaultLocale,
) {
  const bySlug = uuidPattern.test(id) ? undefined : resource.alsoFoundBy
  const found = uuidPattern.test(id) ? eq(resource.table.id, id) : bySlug?.slugIs(id)
  if (!found) throw new ApiError('NOT_FOUND')
  const where = and(found, resource.visible?.(caller))
  const [row] = await db
    .select({ ...columnsFor(resource, caller, true), ...resource.columnsIn?.(locale, isEditor(caller)) })
    .from(resource.table)
    .where(where)
    .orderBy(...(bySlug ? [bySlug.first(id, locale)] : []))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
