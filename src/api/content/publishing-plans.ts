import { and, desc, eq, sql } from 'drizzle-orm'
import type { DocumentVersion, NewPublishingPlan, PublishingPlanChanges } from '../../../schemas/publishing.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import type { LocalizedText } from '../../db/tables/columns.ts'
import { publishingPlans, staticContentVersions, users } from '../../db/tables.ts'
import type { PlanStatus } from '../../domain/content.ts'
import type { Locale } from '../../domain/locales.ts'
import { uuidPattern } from '../../domain/values.ts'
import { type ApiContext, ApiError, invalid, lock, preparedByShape } from '../platform/index.ts'
import { lockDocuments } from './publish-documents.ts'

/** Those that were settled are read back this far. */
const mostSettled = 50

const untitled: LocalizedText = { nl: '', en: null, fr: null }

const author = sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`

interface KnownDocument {
  type: string
  newest: number
  published: Partial<Record<Locale, number>>
  title: LocalizedText | null
}

/** How far the documents of a plan are, and the title of a page, which its draft has before there are readers. */
const known = sql<KnownDocument[] | null>`(
  select jsonb_agg(jsonb_build_object('type', contents.type, 'newest', contents.newest_version,
    'published', contents.published_versions, 'title', case when contents.type like 'page:%' then (
      select jsonb_object_agg(own.locale, own.data->>'title') from static_content_values own
      where own.type = contents.type and own.block_id = '') end))
  from jsonb_array_elements(publishing_plans.documents) named
  join static_contents contents on contents.type = named->>'type')`

const which = {
  one: eq(publishingPlans.id, sql.placeholder('id')),
  listed: sql`(${publishingPlans.status} = 'planned' or ${publishingPlans.id} in (
    select id from publishing_plans where status <> 'planned' order by at desc limit ${sql.raw(String(mostSettled))}))`,
}

const plans = preparedByShape(String, (db, chosen: keyof typeof which) =>
  db
    .select({ plan: publishingPlans, author, known })
    .from(publishingPlans)
    .leftJoin(users, eq(users.id, publishingPlans.authorId))
    .where(which[chosen])
    .orderBy(
      sql`case when ${publishingPlans.status} = 'planned' then ${publishingPlans.at} end`,
      desc(publishingPlans.at),
    )
    .prepare(''),
)

type PlanRow = Awaited<ReturnType<ReturnType<typeof plans>['execute']>>[number]

/** What documents are called, where they have a title of their own, and how far they are. */
const presentPlan = ({ plan: { id, authorId: _, documents, ...plan }, known, ...by }: PlanRow) => ({
  _id: id,
  ...plan,
  ...by,
  documents: documents.map(({ type, version }) => {
    const { newest = version, published = {}, title = null } = known?.find((one) => one.type === type) ?? {}
    const seen = plan.locales.map((locale) => published[locale] ?? 0)
    const isPublic = seen.every((of) => of >= version)
    return {
      type,
      version,
      newest,
      published: Math.max(0, ...seen),
      isPublic,
      title: title && { ...untitled, ...title },
    }
  }),
})

/** One plan; 404 when there is none. */
export async function readPlan(db: Executor, id: string) {
  const rows = uuidPattern.test(id) ? await plans(db, 'one').execute({ id }) : []
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return presentPlan(rows[0])
}

/** What waits for its time, then what was settled last. */
export async function listPlans({ db }: ApiContext) {
  return { items: (await plans(db, 'listed').execute({})).map(presentPlan) }
}

/** Keeps what several documents say now as whole versions: what is edited later does not come along. */
async function keepVersions(
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
function futureInstant(at: string): Date {
  const instant = new Date(at)
  if (instant.getTime() <= Date.now()) throw invalid('at', 'error.pastDate')
  return instant
}

type Plan = Pick<typeof publishingPlans.$inferSelect, 'documents' | 'locales' | 'at'>

/** As the journal says it: a page by its id, by which its title is found. */
const saidOf = ({ documents, locales, at }: Plan) => ({
  at: at.toISOString(),
  documents: documents.map(({ type }) => type.replace(/^page:/, '')),
  locales,
})

/** Plans that the newest versions of several documents become public together, as they are now. */
export async function planPublishing({ db, user }: ApiContext, input: NewPublishingPlan) {
  const at = futureInstant(input.at)
  return db.transaction(async (tx) => {
    const documents = await keepVersions(tx, input.documents, input.locales, user?.userId)
    const [plan] = await tx
      .insert(publishingPlans)
      .values({ documents, locales: input.locales, at, authorId: user?.userId })
      .returning()
    if (!plan) throw new Error('No plan was made')
    const differences = differencesOf({}, saidOf(plan))
    await recordStateChange(tx, 'publishingPlan', plan.id, { to: 'planned', userId: user?.userId, differences })
    return readPlan(tx, plan.id)
  })
}

/** A plan in one of these states, which nobody else settles meanwhile; 404 for none, 409 in any other state. */
async function lockWaiting(tx: Transaction, id: string, states: readonly PlanStatus[] = ['planned']) {
  const { _id } = await readPlan(tx, id)
  await lock(tx, { publishingPlans: [_id] })
  const [plan] = await tx.select().from(publishingPlans).where(eq(publishingPlans.id, _id))
  if (!plan || !states.includes(plan.status)) throw new ApiError('STATE_CONFLICT')
  return plan
}

export async function changePlan({ db, user }: ApiContext, id: string, input: PublishingPlanChanges) {
  const at = input.at === undefined ? undefined : futureInstant(input.at)
  return db.transaction(async (tx) => {
    const plan = await lockWaiting(tx, id)
    const chosen = input.locales ?? plan.locales
    const documents = input.documents ? await keepVersions(tx, input.documents, chosen, user?.userId) : plan.documents
    const changed = { documents, locales: chosen, at: at ?? plan.at }
    await tx.update(publishingPlans).set(changed).where(eq(publishingPlans.id, plan.id))
    const isRenewed = documents.some(({ version }, index) => version !== plan.documents[index]?.version)
    const differences = differencesOf(
      { ...saidOf(plan), renewed: null },
      { ...saidOf(changed), renewed: isRenewed || null },
    )
    await recordStateChange(tx, 'publishingPlan', plan.id, { to: 'changed', userId: user?.userId, differences })
    return readPlan(tx, id)
  })
}

export async function withdrawPlan({ db, user }: ApiContext, id: string) {
  return db.transaction(async (tx) => {
    const plan = await lockWaiting(tx, id, ['planned', 'refused'])
    await tx
      .update(publishingPlans)
      .set({ status: 'withdrawn', settledAt: new Date() })
      .where(eq(publishingPlans.id, plan.id))
    const change = { from: plan.status, to: 'withdrawn', userId: user?.userId }
    await recordStateChange(tx, 'publishingPlan', plan.id, change)
    return readPlan(tx, id)
  })
}

/** Whoever it is in whose name they are published hears what became of them. */
export async function handOverPlans(tx: Transaction, from: string, to: string) {
  await tx
    .update(publishingPlans)
    .set({ authorId: to })
    .where(and(eq(publishingPlans.authorId, from), eq(publishingPlans.status, 'planned')))
}
