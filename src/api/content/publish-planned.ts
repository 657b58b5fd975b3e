import { and, asc, eq, lte } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { publishingPlans, staticContents, users } from '../../db/tables.ts'
import type { PlanReason } from '../../domain/content.ts'
import { asLocale, inLocale, type Locale, type Localized } from '../../domain/locales.ts'
import { type ApiContext, ApiError, forEachDue, lockFree } from '../platform/index.ts'
import { publishDocuments, type ReadyDocument } from './publish-documents.ts'
import { readPlan } from './publishing-plans.ts'
import { knownType, lockStaticContent, lockStaticContents } from './static-content.ts'
import { readVersion } from './static-content-versions.ts'

const namesIn = (locale: Locale): Record<string, string> => bundledTexts[locale]['panel-content'].types

interface Named {
  type: string
  title: Partial<Localized<string | null>> | null
}

/** What documents are called, one after the other: a page by its own title. */
const documentNames = (documents: readonly Named[], locale: Locale): string =>
  documents.map(({ type, title }) => namesIn(locale)[type] ?? inLocale(title, locale) ?? type).join(', ')

const kinds = {
  newer: 'content-refused-newer',
  incomplete: 'content-refused-incomplete',
  slugInUse: 'content-refused-slug',
} as const satisfies Record<PlanReason, string>

/** Tells whoever planned it what became of it; an account that is gone is told nothing. */
async function mailPlan(
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
    about: id,
    to: author.email,
    locale,
    kind: reason ? kinds[reason] : 'content-published',
    values: {
      firstName: author.firstName,
      documents: documentNames(documents, locale),
      plannedAt: at.toISOString(),
      url: controlPanelUrl('/content/planned'),
    },
  })
}

type Plan = typeof publishingPlans.$inferSelect

/** Something newer became public by hand, in a language of the plan: what was planned before would take it back. */
class NewerPublished extends Error {}

async function lockPlanned(tx: Transaction, { documents, locales }: Plan): Promise<ReadyDocument[]> {
  const ready: ReadyDocument[] = []
  await lockStaticContents(
    tx,
    documents.map((document) => knownType(document.type)),
  )
  for (const document of documents) {
    const type = knownType(document.type)
    await lockStaticContent(tx, type)
    const [state] = await tx
      .select({ published: staticContents.publishedVersions })
      .from(staticContents)
      .where(eq(staticContents.type, type))
    const isNewer = locales.some((locale) => (state?.published[locale] ?? 0) > document.version)
    if (isNewer) throw new NewerPublished()
    const { version, data, layout } = await readVersion(tx, type, document.version)
    ready.push({ type, version, data, layout })
  }
  return ready
}

/** The plan, where it still waits; another process may be at it. */
async function claim(tx: Transaction, id: string): Promise<Plan | undefined> {
  if (!(await lockFree(tx, 'publishingPlans', id))) return undefined
  const waits = and(eq(publishingPlans.id, id), eq(publishingPlans.status, 'planned'))
  const [plan] = await tx.select().from(publishingPlans).where(waits)
  return plan
}

async function settle(context: ApiContext, tx: Transaction, plan: Plan, reason: PlanReason | null) {
  const status = reason ? 'refused' : 'published'
  await tx.update(publishingPlans).set({ status, reason, settledAt: new Date() }).where(eq(publishingPlans.id, plan.id))
  await recordStateChange(tx, 'publishingPlan', plan.id, { from: plan.status, to: status })
  await mailPlan(context, tx, plan, reason)
}

/** Why it can never become public; whatever else goes wrong is tried again. */
function reasonOf(error: unknown): PlanReason {
  if (error instanceof NewerPublished) return 'newer'
  if (error instanceof ApiError && error.details?.some(({ message }) => message === 'error.slugInUse'))
    return 'slugInUse'
  if (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'NOT_FOUND')) return 'incomplete'
  throw error
}

async function carryOut(context: ApiContext, id: string) {
  const { db } = context
  const refuse = (reason: PlanReason) =>
    db.transaction(async (tx) => {
      const plan = await claim(tx, id)
      if (plan) await settle(context, tx, plan, reason)
    })
  const publish = db.transaction(async (tx) => {
    const plan = await claim(tx, id)
    if (!plan) return
    await publishDocuments(tx, await lockPlanned(tx, plan), plan.locales, plan.authorId ?? undefined)
    await settle(context, tx, plan, null)
  })
  await publish.catch((error: unknown) => refuse(reasonOf(error)))
}

/**
 * Carries out the plans whose time has come, the oldest first; also those that it came for while
 * nothing ran. One that fails keeps none of the others waiting.
 */
export async function publishPlanned(context: ApiContext): Promise<void> {
  const due = await context.db
    .select({ id: publishingPlans.id })
    .from(publishingPlans)
    .where(and(eq(publishingPlans.status, 'planned'), lte(publishingPlans.at, new Date())))
    .orderBy(asc(publishingPlans.at))
  await forEachDue(context, 'A publishing plan could not be carried out', due, ({ id }) => carryOut(context, id))
}
