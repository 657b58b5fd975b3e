import { Hono, type MiddlewareHandler } from 'hono'
import { array } from 'yup'
import { cacheTags } from './cache-tags.ts'
import { checkBody } from './check.ts'
import { type ApiEnv, contextOf } from './context.ts'
import { listOf, listParameter, operation, pagingParameters, queryParameter } from './openapi/operation.ts'
import { createRow } from './resource/create-row.ts'
import type { Resource } from './resource/definition.ts'
import { deleteRow } from './resource/delete-row.ts'
import { getRow } from './resource/get-row.ts'
import { listAllRows, listRows } from './resource/list-rows.ts'
import { updateRow } from './resource/update-row.ts'

const uncached: MiddlewareHandler<ApiEnv> = (_, next) => next()
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The generic six of the specification's section 7: list, all, one, create, change, delete. */
export function resourceRoutes(resource: Resource) {
  const [one, many] = resource.names
  const tag = many
  const title = capital(one)
  const filters = Object.keys(resource.filters).map((name) => queryParameter(name, 'string'))
  const sort = [
    listParameter('sort', 'field:ASC or field:DESC'),
    queryParameter('locale', 'string', 'The language texts are sorted in: nl, en or fr'),
  ]
  // What the schemas do not name is left out: the columns of a table are more than what callers may write.
  const input = resource.input.noUnknown()
  const changes = (resource.changes ?? input.partial().meta({ title: `${title}Changes` })).noUnknown()
  const cached = resource.visible ? uncached : cacheTags(many)

  return new Hono<ApiEnv>()
    .get(
      '/',
      operation({
        id: many,
        tag,
        summary: `A page of the ${many}`,
        parameters: [...pagingParameters, ...sort, ...filters],
        answer: listOf(resource.schema, `${title}List`),
      }),
      cached,
      async (c) => c.json(await listRows(contextOf(c), resource, c.req.queries())),
    )
    .get(
      '/all',
      operation({
        id: `all${capital(many)}`,
        tag,
        summary: `All ${many}`,
        parameters: [...sort, ...filters],
        answer: array(resource.schema.required()).required(),
      }),
      cached,
      async (c) => c.json(await listAllRows(contextOf(c), resource, c.req.queries())),
    )
    .get(
      '/:id',
      operation({ id: one, tag, summary: `One of the ${many}`, answer: resource.schema }),
      cached,
      async (c) => c.json(await getRow(c.var.parts.db, c.var.user, resource, c.req.param('id'))),
    )
    .post(
      '/',
      operation({
        id: `create${title}`,
        tag,
        summary: `Adds to the ${many}`,
        parameters: resource.createHeaders,
        answer: resource.schema,
        status: 201,
      }),
      checkBody(input),
      async (c) => {
        const header = (name: string) => c.req.header(name)
        return c.json(await createRow(contextOf(c), resource, c.req.valid('json'), header), 201)
      },
    )
    .patch(
      '/:id',
      operation({ id: `update${title}`, tag, summary: `Changes one of the ${many}`, answer: resource.schema }),
      checkBody(changes),
      async (c) => c.json(await updateRow(contextOf(c), resource, c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/:id', operation({ id: `delete${title}`, tag, summary: `Deletes one of the ${many}` }), async (c) => {
      await deleteRow(contextOf(c), resource, c.req.param('id'))
      return c.body(null, 204)
    })
}
