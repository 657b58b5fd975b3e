import type { StaticContentsPublish } from '../../../schemas/publishing-plan.ts'
import { locales } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { lockDocuments } from './lock-documents.ts'
import { publishDocuments } from './publish-documents.ts'

/** Makes the newest versions of several documents public in one go: all of them or none. */
export async function publishTogether({ db, user }: ApiContext, input: StaticContentsPublish) {
  const chosen = input.locales ?? locales
  return db.transaction(async (tx) => {
    const documents = await lockDocuments(tx, input.documents, chosen)
    await publishDocuments(tx, documents, chosen, user?.userId)
    return { documents: documents.map(({ type, version }) => ({ type, version })) }
  })
}
