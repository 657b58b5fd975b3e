import { and, eq, sql } from 'drizzle-orm'
import { type AnyObject, array } from 'yup'
import { readAt } from '../../../schemas/rules.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { isEditor } from './access.ts'
import { withCacheTags } from './cache-tags.ts'
import { del, get, patch, post, routes } from './call.ts'
import type { ApiContext, ReadHeader } from './context.ts'
import { ApiError } from './errors.ts'
import { readLocale } from './list-query.ts'
import { keepOldSlugs } from './old-slugs.ts'
import { listOf } from './operation.ts'
import {
  filterParameters,
  idParameter,
  localeParameter,
  pagingParameters,
  pathParameter,
  queryParameter,
  sortParameter,
} from './parameters.ts'
import type { Resource, ResourceCalls } from './resource-definition.ts'
import { describeCalls, rowOf, tagOfRow, tagsOf } from './resource-definition.ts'
import { journalled, recordChange } from './resource-journal.ts'
import { lastPlace, placeRoute, usesRoute } from './resource-place.ts'
import { deleteRow, getRow, listAllRows, listRows } from './resource-rows.ts'

async function setColumns(tx: Transaction, resource: Resource, id: string, changes: AnyObject, readAt?: string) {
  const { table, slugged, version } = resource
  const isAsRead = version && readAt ? sql`date_trunc('milliseconds', ${version}) = ${new Date(readAt)}` : undefined
  async function change() {
    const changed = await tx
      .update(table)
      .set(version ? { ...changes, updatedAt: new Date() } : changes)
      .where(and(eq(table.id, id), isAsRead))
      .returning({ id: table.id })
    if (changed.length === 0) throw new ApiError(isAsRead ? 'VERSION_CONFLICT' : 'NOT_FOUND')
  }
  await (slugged && slugged.by in changes ? keepOldSlugs(tx, slugged.kind, id, change) : change())
}

/** Changes only what the input names; 404 for what the caller may not see. */
async function updateRow(context: ApiContext, resource: Resource, id: string, input: AnyObject) {
  await getRow(context.db, context.user, resource, id)
  if (resource.update) return getRow(context.db, context.user, resource, await resource.update(context, id, input))
  const { updatedAt, ...given } = input
  const changes = rowOf(resource, given)
  return context.db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      const before = await journalled(tx, resource, id)
      await setColumns(tx, resource, id, changes, updatedAt)
      await recordChange(context, tx, resource, { id, before, after: await journalled(tx, resource, id) })
      await notifyTags(tx, tagsOf(resource, id))
    }
    return getRow(tx, context.user, resource, id)
  })
}

/** Adds one and gives it back, also to whoever may not see the others: a message is its sender's. */
async function createRow(
  context: ApiContext,
  resource: Resource,
  seen: Resource,
  input: AnyObject,
  header: ReadHeader,
) {
  if (resource.create) return getRow(context.db, context.user, seen, await resource.create(context, input, header))
  return context.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(resource.table)
      .values(resource.ordered ? { sequence: lastPlace(resource), ...rowOf(resource, input) } : rowOf(resource, input))
      .returning({ id: resource.table.id })
    const id = String(created?.id)
    await recordChange(context, tx, resource, { id, before: null, after: await journalled(tx, resource, id) })
    await notifyTags(tx, tagsOf(resource, id))
    return getRow(tx, context.user, seen, id)
  })
}

/** What a PATCH may say: any part of what adds one, and when it was read. */
function changesOf({ input, changes, version, names: [one] }: Resource) {
  const parts =
    changes ??
    input
      .noUnknown()
      .partial()
      .meta({ title: `${capital(one)}Changes` })
  return version ? parts.shape({ updatedAt: readAt }) : parts
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The query parameters of a resource's lists. */
export const listParametersOf = ({ filters, sort, onRequest }: Resource) => [
  sortParameter(Object.keys(filters), sort),
  localeParameter('The language that texts are sorted in'),
  ...(onRequest ? [queryParameter(onRequest.parameter, 'boolean', onRequest.description)] : []),
  ...filterParameters(filters),
]

/** The generic six of the specification's section 7: list, all, one, create, change, delete. */
export function resourceRoutes(resource: Resource & ResourceCalls) {
  const { names, access, failures = {}, words, schema } = resource
  const [one, many] = names
  const title = capital(one)
  const texts = describeCalls(resource)
  const listParameters = listParametersOf(resource)
  const listed = resource.onRequest?.schema ?? schema
  const theId = resource.more?.id ?? `The id of the ${words.one.replace(/^an? /, '')}.`
  const byId = [resource.alsoFoundBy ? pathParameter('id', theId) : idParameter(theId)]
  const seen = { ...resource, visible: undefined }
  const isPublic = !resource.visible && access.read === 'everyone'
  /** The same for everybody: what editors or staff alone see otherwise is kept by nobody. */
  const isShared = ({ user }: ApiContext) =>
    isPublic && !(resource.editorColumns && isEditor(user)) && !(resource.staffColumns && user?.role === 'STAFF')
  const tagged = async (context: ApiContext, rows: Promise<unknown>) =>
    isShared(context) ? withCacheTags(await rows, [many]) : rows

  return routes(
    get('/', {
      id: many,
      ...texts.list,
      access: access.read,
      parameters: [...pagingParameters, ...listParameters],
      response: listOf(listed, `${title}List`),
      run: (context, { query }) => tagged(context, listRows(context, resource, query)),
    }),
    get('/all', {
      id: `all${capital(many)}`,
      ...texts.all,
      access: access.read,
      parameters: listParameters,
      response: array(listed.required()).required(),
      run: (context, { query }) => tagged(context, listAllRows(context, resource, query)),
    }),
    get('/:id', {
      id: one,
      ...texts.read,
      access: access.read,
      failures: failures.read,
      parameters: resource.alsoFoundBy ? [...byId, localeParameter('The language whose slugs go first')] : byId,
      response: schema,
      async run(context, { params, query }) {
        const locale = resource.alsoFoundBy && readLocale(query)
        const row = await getRow(context.db, context.user, resource, params.id, locale)
        return isShared(context) ? withCacheTags(row, [tagOfRow(resource, String(row._id))]) : row
      },
    }),
    post('/', {
      id: `create${title}`,
      ...texts.create,
      access: access.create,
      failures: failures.create,
      parameters: resource.createHeaders,
      example: resource.example,
      response: schema,
      status: 201,
      // What the schemas do not name is left out: the columns of a table are more than what callers may write.
      body: resource.input.noUnknown(),
      run: (context, { body, header }) => createRow(context, resource, seen, body, header),
    }),
    patch('/:id', {
      id: `update${title}`,
      ...texts.update,
      access: access.update,
      failures: [...(failures.update ?? []), ...(resource.version ? (['VERSION_CONFLICT'] as const) : [])],
      parameters: byId,
      response: schema,
      staffFields: resource.staffFields,
      body: changesOf(resource).noUnknown(),
      run: (context, { params, body }) => updateRow(context, resource, params.id, body),
    }),
    del('/:id', {
      id: `delete${title}`,
      ...texts.delete,
      access: access.delete,
      failures: failures.delete,
      parameters: byId,
      neverSucceeds: resource.neverDeleted,
      run: (context, { params }) => deleteRow(context, resource, params.id),
    }),
    ...(resource.ordered ? [placeRoute(resource)] : []),
    ...(resource.usedBy ? [usesRoute(resource, resource.usedBy)] : []),
  )
}
