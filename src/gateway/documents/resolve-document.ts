import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { assertLimits } from './assert-limits.ts'
import type { KnownDocuments } from './known-documents.ts'

/** A document of 2000 tokens takes about half a megabyte. */
const cachedDocuments = 50

interface ParsedDocument {
  document: DocumentNode
  isKnown: boolean
  /** Why it is refused, whoever sends it; null once it was found to be within the limits and of this schema. */
  problem?: Error | null
}

function parseBounded(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    throw error instanceof GraphQLError ? new AggregateError([error]) : error
  }
}

function problemOf(document: DocumentNode, schema: GraphQLSchema): Error | null {
  try {
    assertLimits(document)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  const reasons = validate(schema, document, undefined, { maxErrors: 20 })
  return reasons.length > 0 ? new AggregateError(reasons) : null
}

export type ResolveDocument = (text: string, mayRunAnyDocument: () => Promise<boolean>) => Promise<DocumentNode>

/**
 * The document of a text: a known one at once, another within the limits and only where `mayRunAnyDocument`.
 * Throws an HttpError, or an AggregateError of what GraphQL finds wrong with it.
 */
export function createResolveDocument(schema: GraphQLSchema, known: KnownDocuments): ResolveDocument {
  const cache = new LRUCache<string, ParsedDocument>({ max: cachedDocuments })

  function parseOnce(text: string): ParsedDocument {
    const cached = cache.get(text)
    if (cached) return cached
    const document = parseBounded(text)
    const parsed = { document, isKnown: known.like(document) !== undefined }
    cache.set(text, parsed)
    return parsed
  }

  return async (text, mayRunAnyDocument) => {
    const own = known.byText(text)
    if (own) return own
    const parsed = parseOnce(text)
    if (parsed.isKnown) return parsed.document
    if (!(await mayRunAnyDocument())) throw new HttpError(403, 'Only known documents are answered', 'UNKNOWN_DOCUMENT')
    if (parsed.problem === undefined) parsed.problem = problemOf(parsed.document, schema)
    if (parsed.problem) throw parsed.problem
    return parsed.document
  }
}
