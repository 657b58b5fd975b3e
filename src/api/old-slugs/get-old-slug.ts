import { and, desc, eq, sql } from 'drizzle-orm'
import { oldSlugs } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { isSlugged } from '../../domain/slugged.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { slugsOf } from './slugs-of.ts'

/** What had that slug last, in that language before any other, with the slugs it has now. */
export async function getOldSlug({ db }: ApiContext, kind: string, slug: string, locale: Locale) {
  if (!isSlugged(kind)) throw new ApiError('NOT_FOUND')
  const [owner] = await db
    .select({ _id: oldSlugs.ownerId })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, kind), eq(oldSlugs.slug, slug)))
    .orderBy(desc(sql`${oldSlugs.locale} = ${locale}`), desc(oldSlugs.replacedAt))
    .limit(1)
  const now = owner && (await slugsOf(db, kind, owner._id))
  if (!now) throw new ApiError('NOT_FOUND')
  return { ...owner, kind, slug: now }
}
