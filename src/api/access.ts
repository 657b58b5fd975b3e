import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Role } from '../db/tables.ts'
import type { ApiEnv, Caller } from './context.ts'
import { ApiError } from './errors.ts'

export const editors: readonly Role[] = ['EDITOR', 'STAFF']
const staff: readonly Role[] = ['STAFF']
export const customers: readonly Role[] = ['CONTACT', 'STAFF']
const everybodySignedIn: readonly Role[] = ['CONTACT', ...editors]

interface Rule {
  methods: string[]
  paths: string[]
  roles: readonly Role[]
}

const lists = (path: string) => [path, `${path}/all`]
const reading = (paths: string[], roles: readonly Role[]): Rule => ({
  methods: ['GET'],
  paths: paths.flatMap((path) => [...lists(path), `${path}/:id`]),
  roles,
})
const writing = (paths: string[], roles: readonly Role[]): Rule => ({
  methods: ['POST', 'PATCH', 'DELETE'],
  paths: paths.flatMap((path) => [path, `${path}/:id`]),
  roles,
})

/**
 * Who may do what; a call that no line names is open to everybody (spec section 6, CONTRACT: Editing).
 * Which rows a caller then sees is each resource's `visible`.
 */
const rules: Rule[] = [
  writing(
    ['/categories', '/locations', '/languages', '/pages', '/faqs', '/reviews', '/roomTypes', '/staff-members'],
    editors,
  ),
  { methods: ['POST'], paths: ['/courses', '/sessions'], roles: staff },
  { methods: ['DELETE'], paths: ['/courses/:id', '/sessions/:id'], roles: staff },
  { methods: ['PATCH'], paths: ['/courses/:id'], roles: editors },
  { methods: ['PATCH'], paths: ['/sessions/:id'], roles: staff },
  { methods: ['GET'], paths: ['/static-contents', '/static-contents/:type/versions'], roles: editors },
  { methods: ['PUT'], paths: ['/static-contents/:type'], roles: editors },
  {
    methods: ['POST'],
    paths: ['/static-contents/:type/publish', '/static-contents/:type/restore/:version'],
    roles: editors,
  },

  { methods: ['GET'], paths: ['/users/me/:userId'], roles: everybodySignedIn },
  { methods: ['PATCH'], paths: ['/users/:id'], roles: everybodySignedIn },
  { methods: ['POST'], paths: ['/auth/change-password'], roles: everybodySignedIn },
  { methods: ['GET'], paths: ['/users/approvals', '/users/student/template'], roles: customers },
  { methods: ['POST'], paths: ['/users/student/upload', '/users/:id/approval'], roles: customers },

  reading(['/contacts', '/newsletter-subscriptions'], staff),
  { methods: ['PATCH', 'DELETE'], paths: ['/contacts/:id', '/newsletter-subscriptions/:id'], roles: staff },

  reading(['/organisations', '/students', '/registrations', '/invoices', '/bookings'], customers),
  writing(['/students', '/registrations'], customers),
  { methods: ['POST'], paths: ['/organisations', '/registrations/create-payment'], roles: customers },
  { methods: ['GET'], paths: ['/registrations/:id/payment'], roles: customers },
  { methods: ['PATCH'], paths: ['/organisations/:id'], roles: customers },
  { methods: ['DELETE'], paths: ['/organisations/:id'], roles: staff },
  writing(['/invoices'], staff),
  { methods: ['GET'], paths: ['/invoices/:id/pdf', '/certificates/:id/pdf'], roles: customers },

  { methods: ['GET'], paths: ['/bookings/user-bookings/:userId'], roles: customers },
  { methods: ['PUT'], paths: ['/bookings/:id'], roles: customers },
  { methods: ['POST'], paths: ['/bookings/approve-offer', '/bookings/offer-example/:id'], roles: customers },
  { methods: ['POST'], paths: ['/bookings/create-payment'], roles: customers },
  { methods: ['DELETE'], paths: ['/bookings/:id'], roles: staff },

  reading(['/attendances', '/results', '/certificates'], customers),
  writing(['/attendances', '/results', '/certificates'], staff),

  { methods: ['POST'], paths: ['/files/upload'], roles: everybodySignedIn },
  { methods: ['DELETE'], paths: ['/files/:id'], roles: everybodySignedIn },
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

/** Who calls, in a route that a rule names. */
export function callerOf(c: Context<ApiEnv>): Caller {
  if (!c.var.user) throw new ApiError('NOT_SIGNED_IN')
  return c.var.user
}

/** Open to everybody although a rule's path has an id in that place. */
const open = ['GET /api/bookings/price']

const guard =
  (roles: readonly Role[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (!open.includes(`${c.req.method} ${c.req.path}`)) requireRole(c.var.user, roles)
    await next()
  }

/** The rules as middleware, to stand before all routes. */
export function accessRules() {
  const app = new Hono<ApiEnv>()
  for (const { methods, paths, roles } of rules) app.on(methods, paths, guard(roles))
  return app
}
