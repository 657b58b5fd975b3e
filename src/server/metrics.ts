import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Sizes {
  pages: { count: number; size: number }
  answers: { count: number }
}

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
  new Gauge({
    name: 'leerplein_page_cache_pages',
    help: 'Pages in the page cache',
    registers: [registry],
    collect() {
      this.set(sizes.pages.count)
    },
  })
  new Gauge({
    name: 'leerplein_page_cache_bytes',
    help: 'Bytes in the page cache',
    registers: [registry],
    collect() {
      this.set(sizes.pages.size)
    },
  })
  new Gauge({
    name: 'leerplein_answer_cache_answers',
    help: 'Query answers in the answer cache',
    registers: [registry],
    collect() {
      this.set(sizes.answers.count)
    },
  })
  const requests = new Histogram({
    name: 'leerplein_request_seconds',
    help: 'Time to answer requests that the page cache did not answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  return { registry, hits, requests }
}
