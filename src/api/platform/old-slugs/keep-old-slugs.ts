import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { oldSlugs } from '../../../db/tables.ts'
import { locales } from '../../../domain/locales.ts'
import type { SluggedKind } from '../../../domain/slugged.ts'
import { oldSlugsTag } from '../cache-tags.ts'
import { lock } from '../lock.ts'
import { slugsOf } from './slugs-of.ts'

/** Makes a change that may rename a thing, and keeps the slugs it had, in the same transaction; gives what the change gave. */
export async function keepOldSlugs<T>(
  tx: Transaction,
  kind: SluggedKind,
  id: string,
  change: () => Promise<T>,
): Promise<T> {
  await lock(tx, { [kind]: [id] })
  const before = await slugsOf(tx, kind, id)
  const made = await change()
  const after = await slugsOf(tx, kind, id)
  const changed = locales.filter((locale) => before?.[locale] !== after?.[locale])
  if (changed.length > 0) await notifyTags(tx, [oldSlugsTag])
  const replaced = changed.flatMap((locale) => {
    const slug = before?.[locale]
    return slug ? [{ kind, locale, slug, ownerId: id }] : []
  })
  if (replaced.length === 0) return made
  await tx
    .insert(oldSlugs)
    .values(replaced)
    .onConflictDoUpdate({
      target: [oldSlugs.kind, oldSlugs.slug, oldSlugs.locale],
      set: { ownerId: id, replacedAt: sql`now()` },
    })
  return made
}
