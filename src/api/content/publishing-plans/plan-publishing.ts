import type { DocumentVersion, NewPublishingPlan } from '../../../../schemas/publishing-plan.ts'
import type { Transaction } from '../../../db/client.ts'
import { publishingPlans, staticContentVersions } from '../../../db/tables.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type ApiContext, invalid } from '../../platform/index.ts'
import { lockDocuments } from './lock-documents.ts'
import { readPlan } from './read-plans.ts'

/** Keeps what several documents say now as whole versions: what is edited later does not come along. */
export async function keepVersions(
  tx: Transaction,
  documents: readonly DocumentVersion[],
  chosen: readonly Locale[],
  author: string | undefined,
) {
  const ready = await lockDocuments(tx, documents, chosen)
  await tx
    .insert(staticContentVersions)
    .values(ready.map((document) => ({ ...document, authorId: author })))
    .onConflictDoNothing({ target: [staticContentVersions.type, staticContentVersions.version] })
  return ready.map(({ type, version }) => ({ type, version }))
}

/** The instant that was asked for; 400 when it is over. */
export function futureInstant(at: string): Date {
  const instant = new Date(at)
  if (instant.getTime() <= Date.now()) throw invalid('at', 'error.pastDate')
  return instant
}

/** Plans that the newest versions of several documents become public together, as they are now. */
export async function planPublishing({ db, user }: ApiContext, input: NewPublishingPlan) {
  const at = futureInstant(input.at)
  return db.transaction(async (tx) => {
    const documents = await keepVersions(tx, input.documents, input.locales, user?.userId)
    const [plan] = await tx
      .insert(publishingPlans)
      .values({ documents, locales: input.locales, at, authorId: user?.userId })
      .returning({ id: publishingPlans.id })
    return readPlan(tx, plan?.id ?? '')
  })
}
