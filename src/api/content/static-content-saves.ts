import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../schemas/document-type.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import {
  staticContentBlocks,
  staticContentSaves,
  staticContentSources,
  staticContents,
  staticContentValues,
  users,
} from '../../db/tables.ts'
import type { Block, Draft, SavedRow } from '../../domain/editing/operations.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { locales } from '../../domain/locales.ts'
import { type ApiContext, ApiError, invalid, pick, preparedFor, readFilters } from '../platform/index.ts'
import { draftVersion, oneMoment } from './static-content.ts'

const standsElsewhere = (one: Block, other: Block | undefined) =>
  !other ||
  one.block !== other.block ||
  one.position !== other.position ||
  one.hidden !== other.hidden ||
  one.removed !== other.removed

async function writeBlocks(tx: Transaction, type: DocumentType, blocks: Block[]) {
  if (blocks.length === 0) return
  await tx
    .insert(staticContentBlocks)
    .values(blocks.map((block) => ({ type, blockId: block.id, ...block })))
    .onConflictDoUpdate({
      target: [staticContentBlocks.type, staticContentBlocks.blockId],
      set: {
        block: sql`excluded.block`,
        position: sql`excluded.position`,
        hidden: sql`excluded.hidden`,
        removed: sql`excluded.removed`,
      },
    })
}

async function writeValues(tx: Transaction, type: DocumentType, before: Draft, blocks: Block[]) {
  const changed = blocks.flatMap(({ id, data }) =>
    locales
      .filter((locale) => !sameValue(data[locale], before.get(id)?.data[locale]))
      .map((locale) => ({ type, blockId: id, locale, data: data[locale] })),
  )
  const written = changed.flatMap(({ data, ...place }) => (data ? [{ ...place, data }] : []))
  const gone = changed.filter(({ data }) => !data)
  if (written.length > 0) {
    await tx
      .insert(staticContentValues)
      .values(written)
      .onConflictDoUpdate({
        target: [staticContentValues.type, staticContentValues.blockId, staticContentValues.locale],
        set: { data: sql`excluded.data` },
      })
  }
  for (const { blockId, locale } of gone) {
    const at = and(eq(staticContentValues.blockId, blockId), eq(staticContentValues.locale, locale))
    await tx.delete(staticContentValues).where(and(eq(staticContentValues.type, type), at))
  }
}

/** A row for each field of which is known what it was made of. */
const sourceRows = (type: DocumentType, { id, sources }: Pick<Block, 'id' | 'sources'>) =>
  locales.flatMap((locale) =>
    Object.entries(sources?.[locale] ?? {}).map(([name, hash]) => ({ type, blockId: id, locale, name, hash })),
  )

type SourceRow = ReturnType<typeof sourceRows>[number]

const isSamePlace = (one: SourceRow, other: SourceRow) => one.locale === other.locale && one.name === other.name

async function writeBlockSources(tx: Transaction, type: DocumentType, before: Block | undefined, block: Block) {
  const [old, now] = [before ? sourceRows(type, before) : [], sourceRows(type, block)]
  const written = now.filter((row) => !old.some((one) => isSamePlace(one, row) && one.hash === row.hash))
  const { type: ofType, blockId, locale, name } = staticContentSources
  if (written.length > 0)
    await tx
      .insert(staticContentSources)
      .values(written)
      .onConflictDoUpdate({ target: [ofType, blockId, locale, name], set: { hash: sql`excluded.hash` } })
  for (const gone of old.filter((row) => !now.some((one) => isSamePlace(one, row)))) {
    const at = and(eq(locale, gone.locale), eq(name, gone.name))
    await tx.delete(staticContentSources).where(and(eq(ofType, type), eq(blockId, block.id), at))
  }
}

/** Writes what changed of a draft, and no other row. */
async function writeDraft(tx: Transaction, type: DocumentType, before: Draft, after: Draft) {
  const touched = [...after.values()].filter((block) => block !== before.get(block.id))
  await writeBlocks(
    tx,
    type,
    touched.filter((block) => standsElsewhere(block, before.get(block.id))),
  )
  await writeValues(tx, type, before, touched)
  for (const block of touched) await writeBlockSources(tx, type, before.get(block.id), block)
}

/** Keeps a save and what it makes of the draft; the row of its type is locked. */
export async function addSave(
  tx: Transaction,
  type: DocumentType,
  [before, after]: [Draft, Draft],
  row: SavedRow,
  author: string | undefined,
): Promise<Date> {
  await writeDraft(tx, type, before, after)
  const { version, client, number } = row
  const createdAt = new Date()
  await tx.insert(staticContentSaves).values({
    type,
    version,
    client,
    number,
    createdAt,
    operations: [...row.operations],
    conflicts: row.conflicts.length > 0 ? [...row.conflicts] : null,
    authorId: author,
  })
  await tx
    .update(staticContents)
    .set({ newestVersion: version, draftedAt: createdAt })
    .where(eq(staticContents.type, type))
  return createdAt
}

export const mostSaves = 500

const laterSaves = preparedFor((db) =>
  db
    .select({
      ...pick(staticContentSaves, 'version', 'client', 'number'),
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
      ...pick(staticContentSaves, 'createdAt', 'operations', 'conflicts'),
    })
    .from(staticContentSaves)
    .leftJoin(users, eq(users.id, staticContentSaves.authorId))
    .where(
      and(
        eq(staticContentSaves.type, sql.placeholder('type')),
        gt(staticContentSaves.version, sql.placeholder('version')),
      ),
    )
    .orderBy(asc(staticContentSaves.version))
    .limit(mostSaves)
    .prepare(''),
)

export async function savesSince(db: Executor, type: DocumentType, version: number) {
  const rows = await laterSaves(db).execute({ type, version })
  return rows.map((row) => ({ ...row, conflicts: row.conflicts ?? [] }))
}

function readSince(query: Record<string, string[]>): number {
  readFilters(query, {}, ['since'])
  const [text = '', ...more] = query.since ?? []
  if (more.length > 0 || !/^\d{1,9}$/.test(text)) throw invalid('since', 'must be the number of a version')
  return Number(text)
}

/** What others did since a version; `version` is where that leads, so whoever is far behind asks again from there. */
export async function listSaves({ db }: ApiContext, type: DocumentType, query: Record<string, string[]>) {
  const since = readSince(query)
  return db.transaction(async (tx) => {
    const { version } = await draftVersion(tx, type)
    const rows = await savesSince(tx, type, since)
    // What came right after was forgotten: whoever went on from there would miss it.
    if (since > 0 && (rows[0]?.version ?? since + 1) > since + 1) throw new ApiError('VERSION_CONFLICT')
    return { version: rows.length < mostSaves ? version : (rows.at(-1)?.version ?? version), rows }
  }, oneMoment)
}
