import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import type { ApiContext } from '../context.ts'
import { keepOldSlugs } from '../old-slugs/keep-old-slugs.ts'
import { type Resource, rowOf, tagsOf } from './definition.ts'
import { getRow } from './get-row.ts'

async function setColumns(tx: Transaction, { table, slugged }: Resource, id: string, changes: AnyObject) {
  const change = () => tx.update(table).set(changes).where(eq(table.id, id))
  await (slugged && slugged.by in changes ? keepOldSlugs(tx, slugged.kind, id, change) : change())
}

/** Changes only what the input names; 404 for what the caller may not see. */
export async function updateRow(context: ApiContext, resource: Resource, id: string, input: AnyObject) {
  await getRow(context.db, context.user, resource, id)
  if (resource.update) return getRow(context.db, context.user, resource, await resource.update(context, id, input))
  const changes = rowOf(resource, input)
  return context.db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await setColumns(tx, resource, id, changes)
      await notifyTags(tx, tagsOf(resource, id))
    }
    return getRow(tx, context.user, resource, id)
  })
}
