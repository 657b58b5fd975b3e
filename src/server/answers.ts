import type { Answer, Ask } from '../site/ask.ts'
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts'

/** A public answer and the tags of what it was made of; `uncacheable` when it may differ between visitors. */
interface Execution {
  answer: Answer<unknown>
  tags: Set<string>
  uncacheable: boolean
}
export type Execute = (document: string, variables: unknown) => Promise<Execution>

/** One entry an operation, variables included; identical questions under way share one execution. */
export interface AnswerCache {
  /** Asks for one page; `tags` says what its answers were made of, `cacheable` whether all of them may be kept. */
  asker(): { ask: Ask; tags: () => Set<string>; cacheable: () => boolean }
  drop(tags: Iterable<string>): void
  clear(): void
  readonly count: number
}

const numbers = new Map<string, number>()

/** Documents are few and long: a number stands for each. */
function keyOf(document: string, variables: unknown): string {
  const number = numbers.get(document) ?? numbers.size
  numbers.set(document, number)
  return `${number} ${JSON.stringify(variables)}`
}

const isCacheable = ({ uncacheable, answer }: Execution) => !uncacheable && answer.errors.length === 0

const maximumBytes = 32 * 1024 * 1024

/** `enabled: false` keeps nothing: what the bench calls 'nothing cached'. Visitors who ask at once still share. */
export function createAnswerCache(execute: Execute, enabled = true): AnswerCache {
  const cache: TaggedCache<Execution> = createTaggedCache(maximumBytes)
  let underWay = new Map<string, Promise<Execution>>()

  async function run(key: string, document: string, variables: unknown): Promise<Execution> {
    const begun = cache.moment()
    const execution = await execute(document, variables)
    if (enabled && isCacheable(execution)) {
      cache.set(key, execution, JSON.stringify(execution.answer.data).length, execution.tags, begun)
    }
    return execution
  }

  function shared(key: string, document: string, variables: unknown): Promise<Execution> {
    const running = underWay.get(key)
    if (running) return running
    const started = underWay
    const promise = run(key, document, variables).finally(() => started.delete(key))
    started.set(key, promise)
    return promise
  }

  return {
    asker() {
      const executions = new Set<Execution>()
      const asked = new Map<string, Promise<Execution>>()
      const ask: Ask = async (document, variables) => {
        const text = String(document)
        const key = keyOf(text, variables)
        let pending = asked.get(key)
        if (!pending) {
          const cached = cache.get(key)
          pending = cached ? Promise.resolve(cached) : shared(key, text, variables)
          asked.set(key, pending)
        }
        const execution = await pending
        executions.add(execution)
        // The document's type says what its answer looks like; the schema it was generated from makes it true.
        return execution.answer as Answer<never>
      }
      return {
        ask,
        tags: () => new Set([...executions].flatMap(({ tags }) => [...tags])),
        cacheable: () => [...executions].every(isCacheable),
      }
    },
    drop(tags) {
      cache.drop(tags)
      underWay = new Map()
    },
    clear() {
      cache.clear()
      underWay = new Map()
    },
    get count() {
      return cache.count
    },
  }
}
