import type { AnyObject } from 'yup'
import { notifyTags } from '../../db/notifications.ts'
import type { ApiContext } from '../context.ts'
import { type HeaderReader, type Resource, rowOf, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

/** Adds one and gives it back, also to whoever may not see the others: a message is its sender's. */
export async function createRow(context: ApiContext, resource: Resource, input: AnyObject, header: HeaderReader) {
  const { visible: _, ...seen } = resource
  if (resource.create) return getRow(context.db, context.user, seen, await resource.create(context, input, header))
  return context.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(resource.table)
      .values(rowOf(resource, input))
      .returning({ id: resource.table.id })
    const id = String(created?.id)
    await notifyTags(tx, tagsOf(resource, id))
    return getRow(tx, context.user, seen, id)
  })
}
