import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import type { LocalizedText } from '../../../db/tables/columns.ts'
import { publishingPlans, staticContents, users } from '../../../db/tables.ts'
import { uuidPattern } from '../../../domain/uuid-pattern.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'

/** Those that were settled are read back this far. */
const mostSettled = 50

const untitled: LocalizedText = { nl: '', en: null, fr: null }

const author = sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`

async function rowsOf(db: Executor, where: SQL | undefined, limit: number) {
  return db
    .select({ plan: publishingPlans, author })
    .from(publishingPlans)
    .leftJoin(users, eq(users.id, publishingPlans.authorId))
    .where(where)
    .orderBy(sql`${publishingPlans.status} = 'planned' desc`, desc(publishingPlans.at))
    .limit(limit)
}

/** The title of a page, which its draft has before there are readers; drizzle would leave out the outer table's name. */
const title = sql<LocalizedText | null>`(select jsonb_object_agg(own.locale, own.data->>'title')
  from static_content_values own
  where own.type = static_contents.type and own.type like 'page:%' and own.block_id = '')`

/** What documents are called, where they have a title of their own, and how far they are. */
async function documentsNamed(db: Executor, types: string[]) {
  const states = await db
    .select({
      type: staticContents.type,
      newest: staticContents.newestVersion,
      published: staticContents.publishedVersions,
      title,
    })
    .from(staticContents)
    .where(inArray(staticContents.type, types))
  return new Map(
    states.map((state) => [state.type, { ...state, title: state.title && { ...untitled, ...state.title } }]),
  )
}

async function presentPlans(db: Executor, rows: Awaited<ReturnType<typeof rowsOf>>) {
  const types = [...new Set(rows.flatMap(({ plan }) => plan.documents.map(({ type }) => type)))]
  const known = await documentsNamed(db, types)
  return rows.map(({ plan: { id, authorId: _, documents, ...plan }, ...by }) => ({
    ...{ _id: id, ...plan, ...by },
    documents: documents.map(({ type, version }) => {
      const { newest = version, published = {}, title = null } = known.get(type) ?? {}
      const seen = plan.locales.map((locale) => published[locale] ?? 0)
      return { type, version, newest, published: Math.max(0, ...seen), title }
    }),
  }))
}

/** One plan; 404 when there is none. */
export async function readPlan(db: Executor, id: string) {
  const rows = uuidPattern.test(id) ? await rowsOf(db, eq(publishingPlans.id, id), 1) : []
  const [plan] = await presentPlans(db, rows)
  if (!plan) throw new ApiError('NOT_FOUND')
  return plan
}

/** What waits for its time, then what was settled last. */
export async function listPlans({ db }: ApiContext) {
  const planned = await rowsOf(db, eq(publishingPlans.status, 'planned'), 1000)
  const settled = await rowsOf(db, sql`${publishingPlans.status} <> 'planned'`, mostSettled)
  return { items: await presentPlans(db, [...planned.toReversed(), ...settled]) }
}
