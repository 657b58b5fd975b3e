import { and, eq, gt } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import { staticContents } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { presentStaticContent } from './present-static-content.ts'
import { readVersion } from './read-version.ts'

/** What readers see; 404 while nothing was published. */
export async function getStaticContent({ db }: ApiContext, type: StaticContentType) {
  const [row] = await db
    .select()
    .from(staticContents)
    .where(and(eq(staticContents.type, type), gt(staticContents.publishedVersion, 0)))
  if (!row) throw new ApiError('NOT_FOUND')
  return presentStaticContent(type, row, row.publishedVersion, row.updatedAt)
}

/** What editors go on with: the newest version, published or not. */
export async function getDraft({ db }: ApiContext, type: StaticContentType) {
  const row = await readVersion(db, type)
  return presentStaticContent(type, row, row.version, row.createdAt)
}
