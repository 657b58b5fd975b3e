import type { AnyObject } from 'yup'
import { notifyTags } from '../../db/notifications.ts'
import type { ApiContext } from '../context.ts'
import { type Resource, rowOf, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

export async function createRow(context: ApiContext, resource: Resource, input: AnyObject) {
  if (resource.create) return getRow(context.db, context.user, resource, await resource.create(context, input))
  return context.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(resource.table)
      .values(rowOf(resource, input))
      .returning({ id: resource.table.id })
    await notifyTags(tx, tagsOf(resource))
    return getRow(tx, context.user, resource, String(created?.id))
  })
}
