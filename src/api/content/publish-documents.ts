import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import type { DocumentVersion } from '../../../schemas/publishing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { Locale } from '../../domain/locales.ts'
import { ApiError, invalid } from '../platform/index.ts'
import type { Content } from './check-content.ts'
import { makePublic, mergePublishable } from './publish-static-content.ts'
import { knownType, lockStaticContent, lockStaticContents, readDraft } from './static-content.ts'

/** A document with what it says, as it becomes public. */
export interface ReadyDocument extends Content {
  type: DocumentType
  version: number
}

/** Each once, and in one order for everybody, so that two who publish together never wait for each other. */
function inOrder(documents: readonly DocumentVersion[]) {
  const types = documents.map(({ type }) => type)
  const repeated = types.findIndex((type, index) => types.indexOf(type) !== index)
  if (repeated >= 0) throw invalid(`documents.${repeated}.type`, 'is not unique')
  return documents
    .map(({ type, version }, index) => ({ type: knownType(type), version, index }))
    .sort((one, other) => (one.type < other.type ? -1 : 1))
}

/** Why one of several is not ready, under its place among them; null where it is. */
async function refusalAt(index: number, check: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await check()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details) throw error
    return new ApiError(
      error.code,
      error.details.map(({ path, message }) => ({ path: `documents.${index}.${path}`, message })),
    )
  }
}

/**
 * The newest versions of several documents, which stay locked. 409 when one of them is not the version named; 400 with
 * every place that is not ready for the readers of the languages chosen.
 */
export async function lockDocuments(
  tx: Transaction,
  documents: readonly DocumentVersion[],
  chosen: readonly Locale[],
): Promise<ReadyDocument[]> {
  const ordered = inOrder(documents)
  // All rows before the lock on slugs, which checking takes: whoever publishes one page alone has them in that order too.
  await lockStaticContents(
    tx,
    ordered.map(({ type }) => type),
  )
  for (const { type, version } of ordered)
    if ((await lockStaticContent(tx, type)) !== version) throw new ApiError('VERSION_CONFLICT')
  const ready: ReadyDocument[] = []
  const refusals: ApiError[] = []
  for (const { type, version, index } of ordered) {
    const content = contentOf(await readDraft(tx, type), isArranged(type))
    const refusal = await refusalAt(index, () => mergePublishable(tx, type, content, chosen))
    if (refusal) refusals.push(refusal)
    ready.push({ type, version, ...content })
  }
  const [first] = refusals
  if (first)
    throw new ApiError(
      first.code,
      refusals.flatMap(({ details = [] }) => details),
    )
  return ready
}

/** Makes all of them public, or none; caches drop them at one word. Their rows are locked. */
export async function publishDocuments(
  tx: Transaction,
  documents: readonly ReadyDocument[],
  chosen: readonly Locale[],
  author: string | undefined,
): Promise<void> {
  const tags: string[] = []
  for (const { type, ...version } of documents) tags.push(await makePublic(tx, type, version, chosen, author))
  await notifyTags(tx, tags)
}
