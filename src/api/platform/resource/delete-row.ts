import { eq } from 'drizzle-orm'
import { notifyTags } from '../../../db/notifications.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { type Resource, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

/** 404 when there is none or the caller may not see it, 409 when something else still points at it. */
export async function deleteRow(context: ApiContext, resource: Resource, id: string) {
  await getRow(context.db, context.user, resource, id)
  if (resource.remove) return resource.remove(context, id)
  await context.db.transaction(async (tx) => {
    const gone = await tx.delete(resource.table).where(eq(resource.table.id, id)).returning({ id: resource.table.id })
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    await notifyTags(tx, tagsOf(resource, id))
  })
}
