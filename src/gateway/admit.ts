import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { Refusal } from './errors.ts'
import type { GraphqlRequest } from './graphql-request.ts'
import type { KnownDocuments } from './known-documents.ts'
import { checkLimits, limits } from './limits.ts'

/** Refused before anything ran: one or several reasons, each for the caller to read. */
export class Invalid extends Error {
  readonly reasons: readonly GraphQLError[]
  constructor(reasons: readonly GraphQLError[]) {
    super('Invalid document')
    this.reasons = reasons
  }
}

function parseBounded(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    throw error instanceof GraphQLError ? new Invalid([error]) : error
  }
}

interface Admitted {
  document: DocumentNode
  /** One of our own, which comes again and again. */
  isKnown: boolean
}

/** The document of a request: a known one at once, another within the limits and only where `mayAskAnything`. */
export async function admit(
  { query, documentId }: GraphqlRequest,
  schema: GraphQLSchema,
  known: KnownDocuments,
  mayAskAnything: () => Promise<boolean>,
): Promise<Admitted> {
  const named = (documentId && known.byId(documentId)) || (query && known.byText(query))
  if (named) return { document: named, isKnown: true }
  if (query === null) throw new Refusal(400, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND')

  const document = parseBounded(query)
  if (known.like(document)) return { document, isKnown: false }
  if (!(await mayAskAnything())) throw new Refusal(403, 'Only known documents are answered', 'UNKNOWN_DOCUMENT')
  checkLimits(document)
  const reasons = validate(schema, document, undefined, { maxErrors: 20 })
  if (reasons.length > 0) throw new Invalid(reasons)
  return { document, isKnown: false }
}
