import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { notifyTags } from '../../db/notifications.ts'
import { assertStaff } from '../assert-staff.ts'
import type { ApiContext } from '../context.ts'
import { type Resource, rowOf, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

/** Changes only what the input names; 404 for what the caller may not see, 403 for fields that are the staff's. */
export async function updateRow(context: ApiContext, resource: Resource, id: string, input: AnyObject) {
  await getRow(context.db, context.user, resource, id)
  assertStaff(
    context.user,
    Object.keys(input).filter((name) => resource.staffFields?.includes(name)),
  )
  if (resource.update) return getRow(context.db, context.user, resource, await resource.update(context, id, input))
  const changes = rowOf(resource, input)
  return context.db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await tx.update(resource.table).set(changes).where(eq(resource.table.id, id))
      await notifyTags(tx, tagsOf(resource, id))
    }
    return getRow(tx, context.user, resource, id)
  })
}
