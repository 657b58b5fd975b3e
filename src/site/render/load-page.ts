import type { Visitor } from '../../domain/visitor.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { localeFlags } from '../../ui/graphql.ts'
import { FrameDocument } from '../content/page-query.gen.ts'
import { notFoundPage } from '../not-found/page.ts'
import type { PageRequest } from '../page-request.ts'
import { assertNotRenamed, assertOwnPath } from '../paths/slugged-path.ts'
import type { Head, PageDefinition } from '../screens/define-page.ts'
import { memoize } from '../screens/memoize.ts'
import { dataOf, PageError } from '../screens/page-error.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'
import type { QueryError, QueryResult, RunQuery } from '../screens/run-query.ts'
import type { Site } from '../screens/site.ts'
import { opensPage, surroundingsOf } from './blocks.tsx'

/** Everything a page is made of, before its blocks have asked their questions. */
export interface Page extends Omit<Head, 'status' | 'paths'>, Required<Pick<Head, 'status' | 'paths'>> {
  definition: PageDefinition
  /** The answer to its own question. */
  data: unknown
  blocks: PlacedBlock[]
  /** Whose page it is, with what waits on them where it says so. */
  visitor?: Visitor | null
}

const todoCountsQuery = graphql(`
  query Waiting($userId: String!) {
    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }
  }
`)

/** The visitor with what waits on them, for pages of the account; one that nobody could count is left unsaid. */
async function loadTodoCounts(
  { area }: PageDefinition,
  { context: { visitor } }: PageRequest,
  runOwnQuery: RunQuery,
): Promise<Visitor | null | undefined> {
  if (area !== 'account' || !visitor) return visitor
  const { data } = await runOwnQuery(todoCountsQuery, { userId: visitor.userId })
  return { ...visitor, waiting: data?.waiting ?? null }
}

/** What is wrong inside one block of a layout takes no more than that block away. */
const isOfOneBlock = ({ path = [], status }: QueryError) =>
  status !== 503 &&
  path.some((part, index) => (part === 'layout' || part === 'publishedStaticContents') && index < path.length - 1)

/** As `dataOf`, where a block that could not be answered is null, or lacks its content. */
const layoutOf = <Data>({ data, errors }: QueryResult<Data>): Data =>
  dataOf({ data, errors: errors.filter((error) => !isOfOneBlock(error)) })

async function ownData({ query }: PageDefinition, { context }: PageRequest, runQuery: RunQuery) {
  const variables = query?.variables(context)
  if (!query || !variables) return null
  const result = await runQuery(query.document, variables)
  const errors = result.errors.filter(({ status }) => !(query.mayBeMissing && status === 404))
  const data = layoutOf({ ...result, errors })
  if (query.isThere?.(data, context) === false) throw new PageError(404, 'Not there')
  return data
}

const surroundings = async ({ isArranged }: PageDefinition, { context }: PageRequest, runQuery: RunQuery) =>
  isArranged
    ? null
    : layoutOf(await runQuery(FrameDocument, { locale: context.locale, ...localeFlags(context.locale) }))

/** A page is made of its results: it stands as long as they do. */
const made = memoize<Page>()

/** How a page is asked for: what stands around it as nobody, its own question by whoever it is for. */
export interface PageQueries {
  runQuery: RunQuery
  runOwnQuery: RunQuery
}

async function load(request: PageRequest, { runQuery, runOwnQuery }: PageQueries, site: Site): Promise<Page> {
  const { definition, context, key } = request
  const { head } = definition
  if (!head) throw new PageError(404, 'Nothing to read')
  const [data, frame, visitor] = await Promise.all([
    ownData(definition, request, runOwnQuery),
    surroundings(definition, request, runQuery),
    loadTodoCounts(definition, request, runOwnQuery),
  ])
  const make = (): Page => {
    const { path } = context
    const around = frame ? surroundingsOf(frame) : []
    return {
      status: 200,
      paths: { nl: path, en: path, fr: path },
      ...head.call(definition, data, context, site),
      definition,
      data,
      visitor,
      blocks: [
        ...around.filter(({ type }) => opensPage(type)),
        ...(definition.layout?.(data, context) ?? []),
        // Who is on the way to pay is led nowhere else by the site's footer either.
        ...(definition.isJourney ? [] : around.filter(({ type }) => !opensPage(type))),
      ],
    }
  }
  if (definition.access !== 'everyone') return make()
  const page = made(data as object | null, frame, `${definition.path} ${key}`, make)
  assertOwnPath(page, context)
  return page
}

export const loadNotFound = (request: PageRequest, queries: PageQueries, site: Site): Promise<Page> =>
  load({ ...request, definition: notFoundPage }, queries, site)

/** Loads what stands at the address; throws PageError with the status of whatever refused, PageMoved for an old address. */
export async function loadPage(request: PageRequest, queries: PageQueries, site: Site): Promise<Page> {
  try {
    return await load(request, queries, site)
  } catch (error) {
    if (!(error instanceof PageError) || (error.status !== 404 && error.status !== 400)) throw error
    await assertNotRenamed(request, queries.runQuery)
    return loadNotFound(request, queries, site)
  }
}
