import { generateSpecs, loadVendor } from 'hono-openapi'
import { isSchema } from 'yup'
import { addStaticContentComponents, type Components, convertSchema } from '../platform/index.ts'
import { routes } from './routes.ts'

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** The OpenAPI document of all routes, always the same for the same sources. */
export async function createDocument() {
  const components: Components = {}
  addStaticContentComponents(components)
  loadVendor('yup', {
    toOpenAPISchema: (schema) => (isSchema(schema) ? convertSchema(schema, components) : {}),
  })
  const { openapi, info, servers, paths } = await generateSpecs(routes, {
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Leerplein', version: '1.0.0', description: 'Courses, sessions and managed content' },
      servers: [{ url: '/api' }],
    },
  })
  const schemas = Object.fromEntries(Object.entries(components).sort(byName))
  return {
    openapi,
    info,
    servers,
    paths: Object.fromEntries(Object.entries(paths ?? {}).sort(byName)),
    components: { schemas },
  }
}
