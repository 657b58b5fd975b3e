import { eq } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { type AnyObject, array } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { forStaff, isEditor } from './access.ts'
import { cacheTags, withCacheTags } from './cache-tags.ts'
import { checkBody } from './check.ts'
import { type ApiContext, type ApiEnv, contextOf } from './context.ts'
import { readLocale } from './list-query.ts'
import { keepOldSlugs } from './old-slugs.ts'
import { listOf, operation } from './operation.ts'
import {
  filterParameters,
  localeParameter,
  pagingParameters,
  pathParameter,
  queryParameter,
  sortParameter,
} from './parameters.ts'
import {
  describeCalls,
  type HeaderReader,
  type Resource,
  type ResourceCalls,
  rowOf,
  tagOfRow,
  tagsOf,
} from './resource-definition.ts'
import { deleteRow, getRow, listAllRows, listRows } from './resource-rows.ts'

async function setColumns(tx: Transaction, { table, slugged }: Resource, id: string, changes: AnyObject) {
  const change = () => tx.update(table).set(changes).where(eq(table.id, id))
  await (slugged && slugged.by in changes ? keepOldSlugs(tx, slugged.kind, id, change) : change())
}

/** Changes only what the input names; 404 for what the caller may not see. */
async function updateRow(context: ApiContext, resource: Resource, id: string, input: AnyObject) {
  await getRow(context.db, context.user, resource, id)
  if (resource.update) return getRow(context.db, context.user, resource, await resource.update(context, id, input))
  const changes = rowOf(resource, input)
  return context.db.transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      await setColumns(tx, resource, id, changes)
      await notifyTags(tx, tagsOf(resource, id))
    }
    return getRow(tx, context.user, resource, id)
  })
}

/** Adds one and gives it back, also to whoever may not see the others: a message is its sender's. */
async function createRow(context: ApiContext, resource: Resource, input: AnyObject, header: HeaderReader) {
  const { visible: _, ...seen } = resource
  if (resource.create) return getRow(context.db, context.user, seen, await resource.create(context, input, header))
  return context.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(resource.table)
      .values(rowOf(resource, input))
      .returning({ id: resource.table.id })
    const id = String(created?.id)
    await notifyTags(tx, tagsOf(resource, id))
    return getRow(tx, context.user, seen, id)
  })
}

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The query parameters of a resource's lists. */
export const listParametersOf = ({ filters, sort, onRequest }: Resource) => [
  sortParameter(Object.keys(filters), sort),
  localeParameter('The language that texts are sorted in'),
  ...(onRequest ? [queryParameter(onRequest.parameter, 'boolean', onRequest.description)] : []),
  ...filterParameters(filters),
]

/** What the six calls say of themselves. */
function operationsOf(resource: Resource & ResourceCalls) {
  const { names, access, failures = {}, words, schema } = resource
  const [one, many] = names
  const title = capital(one)
  const texts = describeCalls(resource)
  const listParameters = listParametersOf(resource)
  const listed = resource.onRequest?.schema ?? schema
  const byId = [pathParameter('id', resource.more?.id ?? `The id of the ${words.one.replace(/^an? /, '')}.`)]
  return {
    list: operation({
      id: many,
      tag: many,
      ...texts.list,
      access: access.read,
      parameters: [...pagingParameters, ...listParameters],
      response: listOf(listed, `${title}List`),
    }),
    all: operation({
      id: `all${capital(many)}`,
      tag: many,
      ...texts.all,
      access: access.read,
      parameters: listParameters,
      response: array(listed.required()).required(),
    }),
    read: operation({
      id: one,
      tag: many,
      ...texts.read,
      access: access.read,
      failures: failures.read,
      parameters: resource.alsoFoundBy ? [...byId, localeParameter('The language whose slugs go first')] : byId,
      response: schema,
    }),
    create: operation({
      id: `create${title}`,
      tag: many,
      ...texts.create,
      access: access.create,
      failures: failures.create,
      parameters: resource.createHeaders,
      example: resource.example,
      response: schema,
      status: 201,
    }),
    update: operation({
      id: `update${title}`,
      tag: many,
      ...texts.update,
      access: access.update,
      failures: failures.update,
      parameters: byId,
      response: schema,
    }),
    delete: operation({
      id: `delete${title}`,
      tag: many,
      ...texts.delete,
      access: access.delete,
      failures: failures.delete,
      parameters: byId,
      neverSucceeds: resource.neverDeleted,
    }),
  }
}

/** The generic six of the specification's section 7: list, all, one, create, change, delete. */
export function resourceRoutes(resource: Resource & ResourceCalls) {
  const [one, many] = resource.names
  const calls = operationsOf(resource)
  // What the schemas do not name is left out: the columns of a table are more than what callers may write.
  const input = resource.input.noUnknown()
  const changes = (resource.changes ?? input.partial().meta({ title: `${capital(one)}Changes` })).noUnknown()
  const isPublic = !resource.visible && resource.access.read === 'everyone'
  /** The same for everybody: what editors alone see otherwise is kept by nobody. */
  const isShared = ({ user }: ApiEnv['Variables']) => isPublic && !(resource.editorColumns && isEditor(user))
  const tagged = cacheTags(many)
  const cached: MiddlewareHandler<ApiEnv> = (c, next) => (isShared(c.var) ? tagged(c, next) : next())

  return new Hono<ApiEnv>()
    .get('/', calls.list, cached, async (c) => c.json(await listRows(contextOf(c), resource, c.req.queries())))
    .get('/all', calls.all, cached, async (c) => c.json(await listAllRows(contextOf(c), resource, c.req.queries())))
    .get('/:id', calls.read, async (c) => {
      const locale = resource.alsoFoundBy && readLocale(c.req.queries())
      const row = await getRow(c.var.parts.db, c.var.user, resource, c.req.param('id'), locale)
      const response = c.json(row)
      return isShared(c.var) ? withCacheTags(response, [tagOfRow(resource, String(row._id))]) : response
    })
    .post('/', calls.create, checkBody(input), async (c) => {
      const header = (name: string) => c.req.header(name)
      return c.json(await createRow(contextOf(c), resource, c.req.valid('json'), header), 201)
    })
    .patch('/:id', calls.update, forStaff(resource.staffFields ?? []), checkBody(changes), async (c) =>
      c.json(await updateRow(contextOf(c), resource, c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/:id', calls.delete, async (c) => {
      await deleteRow(contextOf(c), resource, c.req.param('id'))
      return c.body(null, 204)
    })
}
