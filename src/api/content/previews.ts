import { randomUUID } from 'node:crypto'
import { type AnyColumn, and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { registry } from '../../../blocks/registry.ts'
import { type ArrangedType, isArranged } from '../../../schemas/document-type.ts'
import { type NewPreview, newPreview, previewedDraft, previews } from '../../../schemas/publishing.ts'
import type { Transaction } from '../../db/client.ts'
import { previewLinks } from '../../db/tables.ts'
import { type PreviewState, previewPath } from '../../domain/content.ts'
import { uuidPattern } from '../../domain/values.ts'
import {
  type ApiContext,
  ApiError,
  attemptsSoFar,
  countAttempt,
  del,
  editors,
  get,
  hashOf,
  invalid,
  pathParameter,
  pick,
  post,
  preparedFor,
  routes,
  rowToken,
} from '../platform/index.ts'
import { draftIn, draftVersion, knownType, lockStaticContent, oneMoment } from './static-content.ts'

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
async function readPreview({ db, pool, address }: ApiContext, token: string) {
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

/** The secret of a preview's address, which editors can be shown again and nothing else tells. */
const previewToken = (id: string, jwtSecret: string): string => rowToken(id, jwtSecret, 'preview')

/** The most that one page shows. */
const most = 50

const nameOf = (id: AnyColumn) => sql<string | null>`(
  select nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') from users where users.id = ${id})`

const status = sql<PreviewState>`case when ${previewLinks.revokedAt} is not null then 'withdrawn'
  when ${previewLinks.expiresAt} <= now() then 'ended' else 'open' end`

const previewsOf = preparedFor((db) =>
  db
    .select({
      _id: previewLinks.id,
      status,
      ...pick(previewLinks, 'createdAt', 'expiresAt', 'revokedAt'),
      author: nameOf(previewLinks.createdBy),
      revokedBy: nameOf(previewLinks.revokedBy),
    })
    .from(previewLinks)
    .where(eq(previewLinks.type, sql.placeholder('type')))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id)
    .limit(most)
    .prepare(''),
)

/** The addresses that show a page's draft, the newest first; 404 where there is no such page. */
async function listPreviews({ db, jwtSecret, publicUrl }: ApiContext, type: ArrangedType) {
  await draftVersion(db, type)
  const rows = await previewsOf(db).execute({ type })
  const items = rows.map((row) => ({
    ...row,
    address: row.status === 'open' ? `${publicUrl()}${previewPath}/${previewToken(row._id, jwtSecret)}` : null,
  }))
  return { items }
}

/** Makes an address that shows a page's draft for some days; gives all there are, the new one first. */
async function createPreview(context: ApiContext, type: ArrangedType, { days }: NewPreview) {
  const { db, jwtSecret, user } = context
  const id = randomUUID()
  await db.transaction(async (tx) => {
    // A page that goes meanwhile takes its addresses along.
    await lockStaticContent(tx, type)
    await tx.insert(previewLinks).values({
      id,
      type,
      tokenHash: hashOf(previewToken(id, jwtSecret)),
      createdBy: user?.userId,
      expiresAt: sql`now() + make_interval(days => ${days}::integer)`,
    })
  })
  return listPreviews(context, type)
}

/** The address shows nothing any more; 404 where the page has no such address in use. */
async function revokePreview({ db, user }: ApiContext, type: ArrangedType, id: string): Promise<void> {
  const open = and(eq(previewLinks.type, type), isNull(previewLinks.revokedAt))
  const found = uuidPattern.test(id)
    ? await db
        .update(previewLinks)
        .set({ revokedAt: sql`now()`, revokedBy: user?.userId })
        .where(and(eq(previewLinks.id, id), open))
        .returning({ id: previewLinks.id })
    : []
  if (found.length === 0) throw new ApiError('NOT_FOUND')
}

const page = pathParameter('type', 'The page: the name of its content, or `page:` and its id.')

/** 404 for what is not there, 400 for a managed text that is no page. */
function pageType(given: string): ArrangedType {
  const type = knownType(given)
  if (!isArranged(type)) throw invalid('type', 'is no page')
  return type
}

/** Addresses that show drafts to people without an account. */
export const staticContentPreviewRoutes = routes(
  get('/:type/previews', {
    id: 'previews',
    summary: 'The addresses that show a page’s draft',
    description:
      'The addresses under which people without an account see the newest draft of a page, the newest first: who made them, until when they show it, and those that ended or were withdrawn in the last month. 400 for a managed text that is no page.',
    access: editors,
    failures: ['INVALID'],
    parameters: [page],
    response: previews,
    run: (context, { params }) => listPreviews(context, pageType(params.type)),
  }),
  post('/:type/previews', {
    id: 'createPreview',
    summary: 'Makes an address that shows a page’s draft',
    description:
      'Makes an address under which people without an account see the newest draft of a page for 1, 7 or 30 days, and gives back all that the page has. Whoever has the address sees each later draft too, until it ends or is withdrawn.',
    access: editors,
    failures: ['NOT_FOUND'],
    parameters: [page],
    response: previews,
    status: 201,
    body: newPreview,
    run: (context, { params, body }) => createPreview(context, pageType(params.type), body),
  }),
  del('/:type/previews/:id', {
    id: 'revokePreview',
    summary: 'Withdraws an address that shows a page’s draft',
    description: 'The address shows nothing from now on; 404 where the page has no such address in use.',
    access: editors,
    failures: ['INVALID'],
    parameters: [page, pathParameter('id', 'The id of the address.')],
    run: (context, { params }) => revokePreview(context, pageType(params.type), params.id),
  }),
)

export const previewRoutes = get('/:token', {
  id: 'previewedDraft',
  summary: 'What a preview address shows',
  description:
    'The newest draft of a page with those of the managed texts on it, to whoever knows the secret of its address; 404 for any other, and once the address ended, was withdrawn, or the page was removed.',
  access: 'everyone',
  failures: ['TOO_MANY'],
  parameters: [pathParameter('token', 'The secret of the address.')],
  response: previewedDraft,
  run: (context, { params }) => readPreview(context, params.token),
})
