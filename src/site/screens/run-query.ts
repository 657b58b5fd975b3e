import type { TypedDocumentString } from '../../ui/gql/graphql.ts'

/** A failed part of a result: the REST status and code behind it. */
export interface QueryError {
  message: string
  status: number
  code: string
  /** Where in the answer it is missing. */
  path?: readonly (string | number)[]
  details?: { path: string; message: string }[]
}

export interface QueryResult<Data> {
  data: Data | null
  errors: QueryError[]
}

/** Puts a typed question to the gateway, as an anonymous visitor. */
export type RunQuery = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<QueryResult<Data>>
