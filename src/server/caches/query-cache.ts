import type { Store } from '../../cache/store.ts'
import type { QueryResult, RunQuery } from '../../site/screens/run-query.ts'

/** On all that says texts of the interface, whoever it is made for: it falls when editors change one of them. */
export const textsTag = 'texts'

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

/** Bytes of a string: V8 keeps one a character as long as all are Latin-1, of which a sample tells. */
function stringBytes(text: string): number {
  const isWide = /[\u0100-\uffff]/.test(text)
  return 16 + text.length * (isWide ? 2 : 1)
}

/** Bytes that plain data takes as objects in memory, about: three to six times its length as JSON. */
function memorySize(value: unknown): number {
  if (typeof value === 'string') return stringBytes(value)
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce((total: number, item) => total + 8 + memorySize(item), 32)
  let total = 24
  for (const key in value) total += 8 + memorySize(value[key as keyof typeof value])
  return total
}

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
