import type { GraphQLParams } from 'graphql-yoga'
import { isRecord } from '../../domain/is-record.ts'

/** The hash of a known document: `documentId`, or that of a persisted query. */
export function documentIdOf(params: GraphQLParams): string | null {
  if ('documentId' in params && typeof params.documentId === 'string') return params.documentId
  const persisted = isRecord(params.extensions) ? params.extensions.persistedQuery : null
  return isRecord(persisted) && typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : null
}
