import { memorySize } from '../cache/memory-size.ts'
import type { Store } from '../cache/store.ts'
import type { QueryResult, RunQuery } from '../site/render/run-query.ts'
import { textsTag } from './texts-tag.ts'

/** A public result and the tags of what it was made of; `uncacheable` when it may differ between visitors. */
interface Execution {
  result: QueryResult<unknown>
  tags: Set<string>
  uncacheable: boolean
}
export type Execute = (document: string, variables: unknown) => Promise<Execution>

const isUnanswered = ({ result }: Execution) => result.errors.some(({ status }) => status === 503)

/** What one page queries, gathered. */
export interface Recorder {
  runQuery: RunQuery
  /** What its results and its own texts were made of; null when one of them may not be kept. */
  tags(): Set<string> | null
}

export type QueryCache = ReturnType<typeof createQueryCache>

const numbers = new Map<string, number>()

/** Documents are few and long: a number stands for each. */
function keyOf(document: string, variables: unknown): string {
  const number = numbers.get(document) ?? numbers.size
  numbers.set(document, number)
  return `${number} ${JSON.stringify(variables)}`
}

const isCacheable = ({ uncacheable, result }: Execution) => !uncacheable && result.errors.length === 0

/** One entry an operation, variables included. `enabled: false` keeps nothing: what the bench calls 'nothing cached'. */
export function createQueryCache(execute: Execute, store: Store, enabled = true) {
  const cache = store.cache<Execution>('query', {
    sizeOf: ({ result }) => memorySize(result.data),
    // A page's title, which says texts, stands as long as the results that it was made of.
    tagsOf: (execution) => (isCacheable(execution) ? new Set([...execution.tags, textsTag]) : null),
    enabled,
  })

  return {
    /** `orStale`: where nobody answers, what was known once does. */
    recorder({ orStale = false } = {}): Recorder {
      const executions = new Set<Execution>()
      const started = new Map<string, Promise<Execution>>()
      const runQuery: RunQuery = async (document, variables) => {
        const text = String(document)
        const key = keyOf(text, variables)
        const pending = started.get(key) ?? cache.fetch(key, () => execute(text, variables))
        started.set(key, pending)
        const answered = await pending
        const execution = (orStale && isUnanswered(answered) && cache.getStale(key)) || answered
        executions.add(execution)
        // The document's type says what its result looks like; the schema it was generated from makes it true.
        return execution.result as QueryResult<never>
      }
      return {
        runQuery,
        tags: () =>
          [...executions].every(isCacheable)
            ? new Set([textsTag, ...[...executions].flatMap(({ tags }) => [...tags])])
            : null,
      }
    },
  }
}
