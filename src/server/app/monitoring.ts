import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What lies in the store, by kind. */
type Sizes = () => Map<string, { count: number; bytes: number }>

export type Metrics = ReturnType<typeof createMetrics>

/** What /metrics shows. Cache hits are counted in a plain number: they are too many to pay for more. */
export function createMetrics(sizes: Sizes) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const hits = { pages: 0 }

  new Counter({
    name: 'leerplein_page_cache_hits_total',
    help: 'Pages answered from the page cache',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(hits.pages)
    },
  })
  for (const what of ['count', 'bytes'] as const) {
    new Gauge({
      name: `leerplein_cache_${what === 'count' ? 'entries' : what}`,
      help: what === 'count' ? 'Entries in the cache, by kind' : 'Bytes in the cache, by kind',
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [kind, size] of sizes()) this.set({ kind }, size[what])
      },
    })
  }
  const requests = new Histogram({
    name: 'leerplein_request_seconds',
    help: 'Time to answer requests that the page cache did not answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  return { registry, hits, requests }
}

/** A part the server cannot do without; resolves when it works, rejects with why not. */
export type Check = () => Promise<void>

const limit = 1500

const withLimit = (check: Check) =>
  Promise.race([
    check(),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), limit).unref()),
  ])

/** 200 when every part works, else 503; `parts` says which. */
export async function readiness(checks: Record<string, Check>) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const works = await withLimit(check)
        .then(() => true)
        .catch(() => false)
      return [name, works ? 'ok' : 'failing'] as const
    }),
  )
  const ready = results.every(([, state]) => state === 'ok')
  return {
    status: ready ? (200 as const) : (503 as const),
    body: { status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) },
  }
}
