import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { registry } from '../../../../blocks/registry.ts'
import type { Transaction } from '../../../db/client.ts'
import { previewLinks } from '../../../db/tables.ts'
import { type ApiContext, ApiError, attemptsSoFar, countAttempt, hashOf } from '../../platform/index.ts'
import { knownType } from '../static-contents/content-type.ts'
import { draftIn } from '../static-contents/get-static-content.ts'
import { oneMoment } from '../static-contents/read-draft.ts'

const ofOwnName = registry.filter(({ source }) => source === 'static-content').map(({ type }) => type)

const openLink = (tx: Transaction, token: string) =>
  tx
    .select({ type: previewLinks.type, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.tokenHash, hashOf(token)),
        isNull(previewLinks.revokedAt),
        gt(previewLinks.expiresAt, sql`now()`),
      ),
    )

/** What was never written is left out. */
const draftOrNone = (tx: Transaction, type: string) =>
  draftIn(tx, knownType(type)).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return []
    throw error
  })

/** The draft that an address shows, with those of the managed texts on it; 404 once it ended, was withdrawn, or never was. */
export async function readPreview({ db, pool, address }: ApiContext, token: string) {
  await attemptsSoFar(pool, 'preview-unknown', { address })
  const found = await db.transaction(async (tx) => {
    const [link] = await openLink(tx, token)
    if (!link) return null
    const draft = await draftIn(tx, knownType(link.type))
    const page = { ...draft, layout: draft.layout?.filter(({ hidden }) => hidden !== true) }
    const shown = ofOwnName.filter((type) => page.layout?.some(({ block }) => block === type))
    const contents = []
    for (const type of shown) contents.push(await draftOrNone(tx, type))
    return { ...link, page, contents: contents.flat() }
  }, oneMoment)
  if (found) return found
  await countAttempt(pool, 'preview-unknown', { address })
  throw new ApiError('NOT_FOUND')
}
