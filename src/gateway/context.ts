import type DataLoader from 'dataloader'
import type { GraphQLFieldResolver } from 'graphql'
import { isRecord } from '../domain/values.ts'
import { HttpError } from './errors.ts'
import { limits } from './limits.ts'

/** Milliseconds of work after which others have their turn. */
const longestTurn = 15

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Takes work that callers' own documents cause one piece at a time, each on a turn of the event loop of its own. */
export function createTurns() {
  let last = Promise.resolve()
  let began = performance.now()

  function next(): Promise<void> {
    last = last.then(nextTick).then(() => {
      began = performance.now()
    })
    return last
  }
  return {
    /** Waits for a turn. */
    next,
    /** Whether this one has lasted long enough. */
    isTurnOver: () => performance.now() - began > longestTurn,
  }
}

export type Turns = ReturnType<typeof createTurns>

/** What the response of a caller's own document may still hold; one that grows beyond it is given up. */
export class ResponseBudget {
  readonly turns: Turns
  #bytesLeft = limits.responseBytes
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal

  constructor(turns: Turns) {
    this.turns = turns
  }

  get isSpent(): boolean {
    return this.#bytesLeft < 0
  }

  spend(bytes: number): void {
    this.#bytesLeft -= bytes
    if (this.isSpent)
      this.#controller.abort(new HttpError(400, `A response of more than ${limits.responseBytes} bytes`))
  }
}

/** Answers a REST call: the API's own `fetch` in the same process, or HTTP. */
export type Upstream = (request: Request) => Promise<Response>

/** A REST call as an API in the same process takes it, without a request. */
export interface InnerCall {
  authorization?: string
  params: Record<string, string>
  query: Record<string, string[]>
  body?: unknown
  header(name: string): string | undefined
}

/** What came of it, as JSON would carry it. */
export interface CallResult {
  status: number
  body: unknown
  tags?: readonly string[]
  retryAfter?: string
}

/** What answers a REST call, by the id of its operation; undefined for what only a request can ask. */
export type CallOperation = (id: string) => ((call: InnerCall) => Promise<CallResult>) | undefined

/** What one GraphQL operation carries along; nothing of it outlives the operation. */
export interface GatewayContext {
  upstream: Upstream
  /** Left out where the API is elsewhere. */
  callOperation?: CallOperation
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

async function* rowByRow(list: unknown[], { isTurnOver, next }: Turns) {
  for (const row of list) {
    if (isTurnOver()) await next()
    yield row
  }
}

/** The same list, whose rows the executor completes one after the other, with pauses in between. */
export const inTurns = (list: unknown, { budget }: GatewayContext): unknown =>
  budget && Array.isArray(list) && list.length > 1 ? rowByRow(list, budget.turns) : list

/** Reads a field of a REST response, and counts what it adds to the GraphQL one. */
export const countedField: GraphQLFieldResolver<unknown, GatewayContext> = (source, _args, context, { fieldName }) => {
  if (context.budget?.isSpent) return null
  const value = isRecord(source) ? source[fieldName] : undefined
  context.budget?.spend(fieldName.length + (typeof value === 'string' ? value.length + 6 : 8))
  return inTurns(value, context)
}
