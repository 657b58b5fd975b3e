import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { type DocumentType, documentData, isArranged } from '../../../schemas/document-type.ts'
import type { EditorPresence } from '../../../schemas/publishing.ts'
import type { SentOperation, StaticContentOperations } from '../../../schemas/static-content-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { editorPresences, staticContentSaves, users } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { Block, Draft, Operation } from '../../domain/editing/operations.ts'
import { settleSave } from '../../domain/editing/settle-save.ts'
import { withItemIds } from '../../domain/editing/values.ts'
import { isLocale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { type ApiContext, ApiError, invalid, type Principal } from '../platform/index.ts'
import { checkByLocale, checkInstance, checkSlugs, slugsOfDraft, trimmed } from './check-content.ts'
import { lockStaticContent, readDraft, readVersionedDraft } from './static-content.ts'
import { addSave, mostSaves, savesSince } from './static-content-saves.ts'

const withIds = (value: unknown) => withItemIds(trimmed(value), undefined, randomUUID)

/** What a new block says; null for what is no content per language. */
function dataOf(data: unknown): Block['data'] | null {
  const values = data ?? {}
  if (!isRecord(values) || !Object.keys(values).every(isLocale)) return null
  const written = Object.entries(values).filter(([, value]) => value !== null)
  if (!written.every(([, value]) => isRecord(value))) return null
  return Object.fromEntries(written.map(([locale, value]) => [locale, withIds(value)]))
}

function insertOf(id: string, block: SentOperation['block']): Operation | null {
  const data = dataOf(block?.data)
  return block && data ? { op: 'insert', id, block: { ...block, hidden: block.hidden ?? null, data } } : null
}

function operationOf(sent: SentOperation): Operation | null {
  const { op, id, locale, path, position, block, value, from } = sent
  const was = sent.was === undefined ? {} : { was: trimmed(sent.was) }
  switch (op) {
    case 'set':
      return locale && path
        ? { op, id, locale, path, value: withIds(value ?? null), ...was, ...(from && { from }) }
        : null
    case 'confirm':
      return locale && path && from ? { op, id, locale, path, from } : null
    case 'move':
      return position ? { op, id, position, ...(typeof was.was === 'string' && { was: was.was }) } : null
    case 'insert':
      return insertOf(id, block)
    case 'hide': {
      // null: as before anybody said, which is what taking back the first word on it asks for.
      if (typeof value !== 'boolean' && value !== null) return null
      return { op, id, value, ...((typeof was.was === 'boolean' || was.was === null) && { was: was.was }) }
    }
    default:
      return { op, id }
  }
}

/** An operation as it was sent, with what belongs to it and nothing else; 400 where something it needs is missing. */
function readOperation(type: DocumentType, sent: SentOperation, index: number): Operation {
  const operation = operationOf(sent)
  if (!operation) throw invalid(`operations.${index}`, 'lacks what such an operation needs')
  const isOwnContent = operation.id === ''
  if (isOwnContent ? operation.op !== 'set' && operation.op !== 'confirm' : !isArranged(type))
    throw invalid(`operations.${index}.id`, 'does not belong to this type')
  return sent.undo ? { ...operation, undo: true } : operation
}

/** 400 with every place where what was done leaves a block in no shape; texts may still be missing. */
function checkBlocks(type: DocumentType, before: Draft, after: Draft): void {
  const changed = [...after.values()].filter((block) => block !== before.get(block.id))
  const own = changed.some(({ id }) => id === '')
  const { data, layout } = contentOf(new Map(changed.map((block) => [block.id, { ...block, removed: false }])), true)
  const errors = [
    ...(own ? checkByLocale(documentData(type), data, 'data', []) : []),
    ...(layout ?? []).flatMap((instance) => checkInstance(instance, `blocks.${instance.id}`, [])),
  ]
  if (errors.length > 0) throw new ApiError('INVALID', errors)
}

/** The same save, when it came before and only its answer was lost. */
async function findSave(tx: Transaction, type: DocumentType, { client, number }: StaticContentOperations) {
  const same = and(eq(staticContentSaves.client, client), eq(staticContentSaves.number, number))
  const [known] = await tx
    .select({ authorId: staticContentSaves.authorId })
    .from(staticContentSaves)
    .where(and(eq(staticContentSaves.type, type), same))
  return known
}

async function keep(
  tx: Transaction,
  type: DocumentType,
  newest: number,
  { client, number, operations }: Omit<StaticContentOperations, 'operations'> & { operations: Operation[] },
  author: string | undefined,
) {
  const before = await readDraft(tx, type, [...new Set(operations.map(({ id }) => id))])
  const { draft, ...settled } = settleSave(before, operations)
  checkBlocks(type, before, draft)
  await checkSlugs(tx, type, slugsOfDraft(draft), slugsOfDraft(before))
  await addSave(tx, type, [before, draft], { version: newest + 1, client, number, ...settled }, author)
}

/**
 * Does what an editor did to blocks, whatever others did meanwhile: other fields merge, and of the same field nothing of
 * theirs is overwritten but both are told. 409 when the version it was done on is none, or too long ago.
 */
export async function editStaticContent({ db, user }: ApiContext, type: DocumentType, input: StaticContentOperations) {
  const operations = input.operations.map((sent, index) => readOperation(type, sent, index))
  return db.transaction(async (tx) => {
    const newest = await lockStaticContent(tx, type)
    if (input.base > newest || newest - input.base >= mostSaves) throw new ApiError('VERSION_CONFLICT')
    const known = await findSave(tx, type, input)
    if (known && known.authorId !== user?.userId) throw new ApiError('VERSION_CONFLICT')
    if (!known) await keep(tx, type, newest, { ...input, operations }, user?.userId)
    const rows = await savesSince(tx, type, input.base)
    const own = rows.find(({ client, number }) => client === input.client && number === input.number)
    return { version: known ? newest : newest + 1, rows, conflicts: own?.conflicts ?? [] }
  })
}

/** A draft as operations see it: every block with its position, removed ones too, and the ids of items in lists; with what readers see. */
export async function getEditedDraft({ db }: ApiContext, type: DocumentType) {
  const { version, draft, published } = await readVersionedDraft(db, type)
  const blocks = [...draft.values()].sort((one, other) => (one.position < other.position ? -1 : 1))
  return { type, version, blocks, published }
}

/** Seconds after which a window that was not heard of is closed. */
const patience = 30

const lately = sql`now() - make_interval(secs => ${patience})`
const name = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`

/** Notes that a window has a document open, and gives back which other people do: nobody is locked out. */
export async function seeOthers(
  { db }: ApiContext,
  { userId }: Principal,
  type: DocumentType,
  { client }: EditorPresence,
) {
  const since: SQL = sql`case when ${editorPresences.seenAt} > ${lately} then ${editorPresences.since} else now() end`
  await db
    .insert(editorPresences)
    .values({ type, client, userId, since: sql`now()`, seenAt: sql`now()` })
    .onConflictDoUpdate({
      target: [editorPresences.type, editorPresences.client],
      set: { since, seenAt: sql`now()` },
      setWhere: eq(editorPresences.userId, userId),
    })
  const items = await db
    .select({ name, since: sql<string>`min(${editorPresences.since})`.mapWith(editorPresences.since) })
    .from(editorPresences)
    .innerJoin(users, eq(users.id, editorPresences.userId))
    .where(and(eq(editorPresences.type, type), ne(editorPresences.userId, userId), gt(editorPresences.seenAt, lately)))
    .groupBy(users.id)
    .orderBy(asc(sql`min(${editorPresences.since})`))
  return { items }
}
