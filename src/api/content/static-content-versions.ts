import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { StaticContentSave } from '../../../schemas/static-content-editing.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { staticContentSaves, staticContents, staticContentVersions, users } from '../../db/tables.ts'
import { contentOf, operationsTo } from '../../domain/editing/content.ts'
import { differencesOf } from '../../domain/editing/differences.ts'
import { settleSave } from '../../domain/editing/settle-save.ts'
import { type ApiContext, ApiError, preparedFor } from '../platform/index.ts'
import { type Content, checkDraft, checkSlugs, slugsIn, slugsOfDraft } from './check-content.ts'
import { lockStaticContent, presentStaticContent, readDraft } from './static-content.ts'
import { addSave } from './static-content-saves.ts'

/** Who sends a whole document has no numbers of its own: its saves go by their version. */
const client = 'document'

/** Keeps what stands as a whole version, under the name of whoever saved it last; nothing where it is one already. */
async function keepStanding(tx: Transaction, type: DocumentType, version: number, content: Content) {
  const [save] = await tx
    .select({ authorId: staticContentSaves.authorId, createdAt: staticContentSaves.createdAt })
    .from(staticContentSaves)
    .where(and(eq(staticContentSaves.type, type), eq(staticContentSaves.version, version)))
  if (save)
    await tx
      .insert(staticContentVersions)
      .values({ type, version, ...content, ...save })
      .onConflictDoNothing({ target: [staticContentVersions.type, staticContentVersions.version] })
}

/**
 * Makes the draft say what a whole document says, as the version after `newest`; the row of its type is locked. What
 * stood before stays among the versions.
 */
export async function addVersion(
  tx: Transaction,
  type: DocumentType,
  newest: number,
  content: Content,
  author: string | undefined,
) {
  const before = await readDraft(tx, type)
  await keepStanding(tx, type, newest, contentOf(before, isArranged(type)))
  const settled = settleSave(before, operationsTo(before, content, randomUUID))
  const version = newest + 1
  const row = { version, client, number: version, operations: settled.operations, conflicts: [] }
  const createdAt = await addSave(tx, type, [before, settled.draft], row, author)
  const draft = contentOf(settled.draft, isArranged(type))
  await tx.insert(staticContentVersions).values({ type, version, ...draft, authorId: author, createdAt })
  return presentStaticContent(type, draft, version, createdAt)
}

const [ofType, number] = [sql.placeholder('type'), sql.placeholder('version')]

const wholeVersion = preparedFor((db) =>
  db
    .select()
    .from(staticContentVersions)
    .where(and(eq(staticContentVersions.type, ofType), eq(staticContentVersions.version, number)))
    .prepare(''),
)

/** A whole version; 404 when there is none of that number. */
export async function readVersion(db: Executor, type: DocumentType, version: number) {
  const [row] = await wholeVersion(db).execute({ type, version })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** The number of a version as it stands in a path; 404 for what is none. */
function versionNumber(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new ApiError('NOT_FOUND')
  return Number(given)
}

const state = sql<string>`case
  when ${staticContentVersions.version} = ${staticContents.publishedVersion} then 'published'
  when ${staticContentVersions.publishedAt} is null then 'draft'
  else 'archived' end`

const versionsOf = preparedFor((db) =>
  db
    .select({
      version: staticContentVersions.version,
      state,
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
      createdAt: staticContentVersions.createdAt,
      publishedAt: staticContentVersions.publishedAt,
    })
    .from(staticContentVersions)
    .innerJoin(staticContents, eq(staticContents.type, staticContentVersions.type))
    .leftJoin(users, eq(users.id, staticContentVersions.authorId))
    .where(eq(staticContentVersions.type, ofType))
    .orderBy(desc(staticContentVersions.version))
    .prepare(''),
)

export const listStaticContentVersions = async ({ db }: ApiContext, type: DocumentType) => ({
  items: await versionsOf(db).execute({ type }),
})

const versionBefore = preparedFor((db) =>
  db
    .select()
    .from(staticContentVersions)
    .where(and(eq(staticContentVersions.type, ofType), lt(staticContentVersions.version, number)))
    .orderBy(desc(staticContentVersions.version))
    .limit(1)
    .prepare(''),
)

const nothing = { data: { nl: {}, en: {}, fr: {} }, layout: null }

/** What a whole version says otherwise than the whole one before it; 404 when there is no such version. */
export async function listChanges({ db }: ApiContext, type: DocumentType, given: string) {
  const version = await readVersion(db, type, versionNumber(given))
  const [before] = await versionBefore(db).execute({ type, version: version.version })
  return { items: differencesOf(before ?? nothing, version) }
}

/** Saves a draft; 409 when somebody saved since the version it was read at. A layout that is left out stays as it is. */
export async function saveStaticContent({ db, user }: ApiContext, type: DocumentType, input: StaticContentSave) {
  return db.transaction(async (tx) => {
    const newest = await lockStaticContent(tx, type)
    const before = await readDraft(tx, type)
    const { layout } = input.layout ? input : contentOf(before, isArranged(type))
    const content = checkDraft(type, { ...input, layout })
    if (newest !== input.version) throw new ApiError('VERSION_CONFLICT')
    await checkSlugs(tx, type, slugsIn(content.data), slugsOfDraft(before))
    return addVersion(tx, type, newest, content, user?.userId)
  })
}

/** Makes a new draft of an older version; 404 when there is no such version, 400 at a slug that became another page’s. */
export async function restoreStaticContent({ db, user }: ApiContext, type: DocumentType, version: string) {
  return db.transaction(async (tx) => {
    const older = await readVersion(tx, type, versionNumber(version))
    const newest = await lockStaticContent(tx, type)
    await checkSlugs(tx, type, slugsIn(older.data), slugsOfDraft(await readDraft(tx, type)))
    return addVersion(tx, type, newest, older, user?.userId)
  })
}
