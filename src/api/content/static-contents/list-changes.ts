import { and, desc, eq, lt } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import { staticContentVersions } from '../../../db/tables.ts'
import { differencesOf } from '../../../domain/editing/differences.ts'
import type { ApiContext } from '../../platform/index.ts'
import { readVersion } from './read-version.ts'
import { versionNumber } from './version-number.ts'

const nothing = { data: { nl: {}, en: {}, fr: {} }, layout: null }

/** What a whole version says otherwise than the whole one before it; 404 when there is no such version. */
export async function listChanges({ db }: ApiContext, type: DocumentType, given: string) {
  const version = await readVersion(db, type, versionNumber(given))
  const [before] = await db
    .select()
    .from(staticContentVersions)
    .where(and(eq(staticContentVersions.type, type), lt(staticContentVersions.version, version.version)))
    .orderBy(desc(staticContentVersions.version))
    .limit(1)
  return { items: differencesOf(before ?? nothing, version) }
}
