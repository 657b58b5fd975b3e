import type DataLoader from 'dataloader'
import type { ResponseBudget } from './response-budget.ts'

/** Answers a REST call: the API's own `fetch` in the same process, or HTTP. */
export type Upstream = (request: Request) => Promise<Response>

/** What one GraphQL operation carries along; nothing of it outlives the operation. */
export interface GatewayContext {
  upstream: Upstream
  /** The caller's own Authorization header, passed on to REST as it is. */
  authorization: string | undefined
  /** What else of the caller's request the API hears (`forwardedHeaders`). */
  headers: Readonly<Record<string, string>>
  /** What the answer was made of, from the Cache-Tag header of every REST response. */
  tags: Set<string>
  /** True once a REST answer named no tags: it may differ between visitors, or be made of who knows what. */
  uncacheable: boolean
  /** When a caller who came too often may come again, as REST said it. */
  retryAfter?: string
  /** REST calls this operation may still make. */
  callsLeft: number
  /** One per kind of thing that several rows ask for. */
  loaders: Map<string, DataLoader<string, unknown>>
  /** What the response may still hold, where the document is not one of ours. */
  budget?: ResponseBudget
}

/** More REST calls than any page needs; a query that fans out further is refused. */
const maximumCalls = 200

export const createContext = (given: Partial<GatewayContext> & Pick<GatewayContext, 'upstream'>): GatewayContext => ({
  authorization: undefined,
  headers: {},
  tags: new Set(),
  uncacheable: false,
  callsLeft: maximumCalls,
  loaders: new Map(),
  ...given,
})
