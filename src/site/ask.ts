import type { TypedDocumentString } from '../ui/gql/graphql.ts'

/** A failed part of an answer: the REST status and code behind it. */
export interface AnswerError {
  message: string
  status: number
  code: string
  /** Where in the answer it is missing. */
  path?: readonly (string | number)[]
}

export interface Answer<Data> {
  data: Data | null
  errors: AnswerError[]
}

/** Puts a typed question to the gateway, as an anonymous visitor. */
export type Ask = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>
