import { Hono, type MiddlewareHandler } from 'hono'
import type { Role } from '../db/tables.ts'
import type { ApiEnv, Caller } from './context.ts'
import { ApiError } from './errors.ts'

export const editors: readonly Role[] = ['EDITOR', 'STAFF']
const everybodySignedIn: readonly Role[] = ['CONTACT', ...editors]

const edited = ['/categories', '/locations', '/languages', '/pages', '/faqs', '/reviews', '/roomTypes']

/** Who may do what; a call that no line names is open to everybody (spec section 6, CONTRACT: Editing). */
const rules: { methods: string[]; paths: string[]; roles: readonly Role[] }[] = [
  { methods: ['POST', 'PATCH', 'DELETE'], paths: edited.flatMap((path) => [path, `${path}/:id`]), roles: editors },
  { methods: ['GET'], paths: ['/static-contents', '/static-contents/:type/versions'], roles: editors },
  { methods: ['PUT'], paths: ['/static-contents/:type'], roles: editors },
  {
    methods: ['POST'],
    paths: ['/static-contents/:type/publish', '/static-contents/:type/restore/:version'],
    roles: editors,
  },
  { methods: ['GET'], paths: ['/users/me/:userId'], roles: everybodySignedIn },
]

/** The roles a call demands, null where it is open; `path` as routes write it: '/faqs/:id'. */
export const rolesFor = (method: string, path: string): readonly Role[] | null =>
  rules.find(({ methods, paths }) => methods.includes(method) && paths.includes(path))?.roles ?? null

/** 401 without a token, 403 with a role that is too low. */
export function requireRole(user: Caller | null, roles: readonly Role[]): Caller {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  if (!roles.includes(user.role)) throw new ApiError('FORBIDDEN')
  return user
}

const guard =
  (roles: readonly Role[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    requireRole(c.var.user, roles)
    await next()
  }

/** The rules as middleware, to stand before all routes. */
export function accessRules() {
  const app = new Hono<ApiEnv>()
  for (const { methods, paths, roles } of rules) app.on(methods, paths, guard(roles))
  return app
}
