// Placeholder until the first code generation.
import { TypedDocumentString } from './graphql.ts'
export const graphql = (source: string) => new TypedDocumentString<any, any>(source)
