import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { notifyTags } from '../../db/notifications.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { type Resource, rowOf, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

/** Changes only what the input names. */
export async function updateRow(context: ApiContext, resource: Resource, id: string, input: AnyObject) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const changes = rowOf(resource, input)
  return context.db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await tx.update(resource.table).set(changes).where(eq(resource.table.id, id))
      await notifyTags(tx, tagsOf(resource))
    }
    return getRow(tx, resource, id)
  })
}
