import type { Client, CombinedError, GraphQLRequest } from '@urql/core'
import { createRequest } from '@urql/core'
import { documentByHash } from '../../../ui/client.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { PageDefinition } from '../../screens/define-page.ts'

/** What the page asks; null when it needs nothing. */
export function requestOf({ query }: PageDefinition, page: PageContext): GraphQLRequest | null {
  const variables = query?.variables(page)
  if (!query || !variables) return null
  return createRequest(documentByHash('query', query.document), variables)
}

const statusOf = (error: CombinedError | undefined) => error?.graphQLErrors[0]?.extensions.status

/** Nobody answered, or nobody who could. */
class UnansweredError extends Error {}

/**
 * A page's data. Undefined where only the server knows what stands there instead: not found, refused, signed out.
 * Throws UnansweredError.
 */
export async function queryPage(
  client: Client,
  { query }: PageDefinition,
  page: PageContext,
  request: GraphQLRequest,
  isFresh: boolean,
): Promise<unknown> {
  const requestPolicy = isFresh ? 'cache-first' : 'network-only'
  const { data, error } = await client.executeQuery(request, { requestPolicy }).toPromise()
  const status = statusOf(error)
  if (query?.mayBeMissing && status === 404) return data
  if (error && (status === undefined || Number(status) >= 500)) throw new UnansweredError(error.message)
  if (error || !data || query?.isThere?.(data, page) === false) return undefined
  return data
}
