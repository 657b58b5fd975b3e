import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { type publishingPlans, users } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import type { PlanReason } from '../../domain/publishing-plans.ts'
import type { ApiContext } from '../context.ts'
import { documentNames } from './document-names.ts'
import { readPlan } from './read-plans.ts'

const kinds = {
  newer: 'content-refused-newer',
  incomplete: 'content-refused-incomplete',
  slugInUse: 'content-refused-slug',
} as const satisfies Record<PlanReason, string>

/** Tells whoever planned it what became of it; an account that is gone is told nothing. */
export async function mailPlan(
  { controlPanelUrl }: ApiContext,
  tx: Transaction,
  { id, authorId, at }: typeof publishingPlans.$inferSelect,
  reason: PlanReason | null,
): Promise<void> {
  const [author] = authorId ? await tx.select().from(users).where(eq(users.id, authorId)) : []
  if (!author) return
  const locale = asLocale(author.language)
  const { documents } = await readPlan(tx, id)
  await queueMail(tx, {
    key: `publishing-plan:${id}`,
    ...{ to: author.email, locale, kind: reason ? kinds[reason] : 'content-published' },
    values: {
      firstName: author.firstName,
      documents: documentNames(documents, locale),
      plannedAt: at.toISOString(),
      url: controlPanelUrl('/content/planned'),
    },
  })
}
