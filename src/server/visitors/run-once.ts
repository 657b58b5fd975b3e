import type { QueryResult, RunQuery } from '../../site/run-query.ts'

/** Each query of a visit once: a form that nobody could send is drawn with what said that it could be. */
export function runOnce(runQuery: RunQuery): RunQuery {
  const results = new Map<string, Promise<QueryResult<unknown>>>()
  return (document, variables) => {
    const key = `${document} ${JSON.stringify(variables)}`
    const result = results.get(key) ?? runQuery(document, variables)
    results.set(key, result)
    // One document has one type of result.
    return result as Promise<QueryResult<never>>
  }
}
