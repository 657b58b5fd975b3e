import { asc, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { newPlace, thingUses } from '../../../schemas/subject.ts'
import type { Executor } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { get, post } from './call.ts'
import type { ApiContext } from './context.ts'
import { ApiError, invalid } from './errors.ts'
import { lockTurn } from './lock.ts'
import { idParameter } from './parameters.ts'
import type { Resource, ResourceCalls } from './resource-definition.ts'
import { tagsOf } from './resource-definition.ts'
import { entityOf } from './resource-journal.ts'
import { getRow } from './resource-rows.ts'

type Called = Resource & ResourceCalls

const orderOf = ({ table }: Resource) => {
  const { sequence } = getTableColumns(table)
  if (!sequence) throw new Error('What has an order has a sequence')
  return sequence
}

/** Where something goes that is new: behind all others. */
export const lastPlace = (resource: Resource): SQL =>
  sql`(select coalesce(max(${orderOf(resource)}), 0) + 1 from ${resource.table})`

/** Puts one right before or after another, and numbers all anew; the same again changes nothing. */
async function placeRow({ db, user }: ApiContext, resource: Called, id: string, place: InferType<typeof newPlace>) {
  const { table, names } = resource
  return db.transaction(async (tx) => {
    await lockTurn(tx, `order of ${names[1]}`)
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .orderBy(asc(orderOf(resource)), asc(table.id))
    const ids = rows.map((row) => String(row.id))
    const others = ids.filter((one) => one !== id.toLowerCase())
    if (others.length === ids.length) throw new ApiError('NOT_FOUND')
    const at = others.indexOf((place.before ?? place.after ?? '').toLowerCase())
    if (at < 0) throw invalid(place.before ? 'before' : 'after', 'error.choice')
    const ordered = others.toSpliced(place.before ? at : at + 1, 0, id.toLowerCase())
    await tx
      .update(table)
      .set({ sequence: sql`array_position(${sql.param(ordered)}::uuid[], ${table.id})` })
      .where(inArray(table.id, ordered))
    if (resource.journal && ordered.some((one, index) => one !== ids[index]))
      await recordStateChange(tx, entityOf(resource), id, { to: 'reordered', userId: user?.userId })
    await notifyTags(tx, [...new Set(ordered.flatMap((one) => tagsOf(resource, one)))])
    return getRow(tx, user, resource, id)
  })
}

/** Moves one among those that editors put in order. */
export const placeRoute = (resource: Called) =>
  post('/:id/place', {
    id: `place${resource.names[0].charAt(0).toUpperCase()}${resource.names[0].slice(1)}`,
    summary: `Moves ${resource.words.one} in the order`,
    description: `Puts ${resource.words.one} right before or right after another one, by its id; all are numbered anew. The same once more changes nothing.`,
    access: resource.access.update,
    parameters: [idParameter(`The id of the ${resource.words.one.replace(/^an? /, '')}.`)],
    response: resource.schema,
    status: 200,
    body: newPlace,
    run: (context, { params, body }) => placeRow(context, resource, params.id, body),
  })

const mostUses = 10

async function listUses(db: Executor, uses: SQL) {
  const { rows } = await db.execute<{ total: number }>(sql`
    select *, count(*) over ()::int as total from (${uses}) as uses order by day desc nulls last, name->>'nl', _id
    limit ${mostUses}`)
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...use }) => use) }
}

/** What points at one, and so keeps it from being deleted. */
export const usesRoute = (resource: Called, usedBy: NonNullable<Resource['usedBy']>) =>
  get('/:id/uses', {
    id: `${resource.names[0]}Uses`,
    summary: `What uses ${resource.words.one}`,
    description: `Of what keeps it from being deleted the ${mostUses} newest, and how many they are in all.`,
    access: resource.access.delete,
    parameters: [idParameter(`The id of the ${resource.words.one.replace(/^an? /, '')}.`)],
    response: thingUses,
    async run({ db, user }, { params }) {
      await getRow(db, user, resource, params.id)
      return listUses(db, usedBy(params.id))
    },
  })
