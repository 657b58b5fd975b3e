import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from './context.ts'
import { inTurns } from './context.ts'

type Arguments = Record<string, unknown>
type Row = { _id: string }

/** Calls a root field of the schema: the REST call behind it, whole, as if it had been asked for. */
export function queryUpstream(
  name: string,
  args: Arguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): unknown {
  const field = info.schema.getQueryType()?.getFields()[name]
  if (!field?.resolve) throw new Error(`No root field ${name}`)
  return field.resolve(undefined, args, context, info)
}

/** The loader of that name for this operation: everything asked for in one turn goes out together. */
export function loaderOf(name: string, context: GatewayContext, load: (keys: readonly string[]) => Promise<unknown[]>) {
  const known = context.loaders.get(name)
  if (known) return known
  const loader = new DataLoader<string, unknown>(load, { maxBatchSize: 100 })
  context.loaders.set(name, loader)
  return loader
}

/** Asks the same root field for each key; a key that fails leaves the others standing. */
const queryEach = (
  name: string,
  argument: string,
  keys: readonly string[],
  context: GatewayContext,
  info: GraphQLResolveInfo,
) =>
  Promise.all(
    keys.map(async (key) => {
      try {
        return await queryUpstream(name, { [argument]: key }, context, info)
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error))
      }
    }),
  )

function count({ _id }: Row, _args: Arguments, context: GatewayContext, info: GraphQLResolveInfo) {
  const loader = loaderOf('registrationCounts', context, async (ids) => {
    const counts = await queryUpstream('registrationCounts', { ids }, context, info)
    if (!Array.isArray(counts)) return ids.map(() => counts)
    const bySession = new Map(counts.map((one) => [one.session, one]))
    return ids.map((id) => bySession.get(id) ?? null)
  })
  return loader.load(_id)
}

function courseDetails(
  session: { course: string },
  _args: Arguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) {
  const loader = loaderOf('course', context, (ids) => queryEach('course', 'id', ids, context, info))
  return loader.load(session.course)
}

const sessions = async ({ _id }: Row, _args: Arguments, context: GatewayContext, info: GraphQLResolveInfo) =>
  inTurns(await queryUpstream('courseSessions', { id: _id }, context, info), context)

/** One more than the page shows: the course itself may be among them. */
const relatedCourses = 4

const related = (
  { category }: { category: { key: string } },
  _args: Arguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) =>
  queryUpstream('filteredCourses', { categories: [category.key], facets: false, limit: relatedCourses }, context, info)

/** So many that one believes them, and no more than one reads. */
const courseReviews = 3

const reviews = ({ _id }: Row, _args: Arguments, context: GatewayContext, info: GraphQLResolveInfo) =>
  queryUpstream('reviews', { course: _id, limit: courseReviews, sort: ['score:DESC'] }, context, info)

/** A link that is the row's own, below /api. */
const link = (write: (id: string) => string) => ({ resolve: ({ _id }: Row) => `/api${write(_id)}` })

const studentTemplateUrl = (_source: unknown, given: { format?: string | null; locale?: string | null }) => {
  const asked = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/users/student/template${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`
}

const invoicePdf = link((id) => `/invoices/${id}/pdf`)
const certificatePdf = link((id) => `/certificates/${id}/pdf`)

/** What Mesh adds to the types of the OpenAPI document, as schemas/links.graphql declares it. */
export const resolvers = {
  Query: { studentTemplateUrl: { resolve: studentTemplateUrl } },
  CourseSummary: { sessions: { resolve: sessions }, related: { resolve: related } },
  Course: { related: { resolve: related }, reviews: { resolve: reviews } },
  Session: { count: { resolve: count }, courseDetails: { resolve: courseDetails } },
  Invoice: { pdfUrl: invoicePdf },
  IssuedInvoice: { pdfUrl: invoicePdf },
  Certificate: { pdfUrl: certificatePdf },
  StudentCertificate: { pdfUrl: certificatePdf },
  Booking: { offerUrl: link((id) => `/bookings/offer-example/${id}`) },
}
