import type { IncomingMessage } from 'node:http'
import type { CountedStep } from '../../domain/figures.ts'

interface Seen {
  course: string
  step: CountedStep
  times: number
}

/** The page of a course, or the first step of registering for it: other steps say so in the address. */
const pattern = /^(?:\/(?:en|fr))?\/courses\/([\w-]+)(\/register\/[\w-]+)?(?:\?(?!(?:.*&)?step=).*)?$/

const robots = /bot|crawl|spider|slurp/i

/**
 * A page that somebody looks at: a browser asks for it as one, and not in advance. Of what it had asked for in advance the
 * page's own script tells with a HEAD (src/site/client/navigation.ts).
 */
function isLook({ method, headers }: IncomingMessage): boolean {
  if (robots.test(headers['user-agent'] ?? '')) return false
  if (method === 'HEAD') return headers['x-looked-at'] !== undefined
  return method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined
}

/** More courses than there are: whoever makes addresses up fills no memory. */
const mostKept = 5000

/** Counts looks at courses in memory, each by itself and of nobody: who answers a page waits for nothing. */
export function createSeenCourses() {
  let seen = new Map<string, Seen>()
  return {
    /** To be told once the page is answered. */
    note(request: IncomingMessage) {
      const [, slug, registering] = pattern.exec(request.url ?? '') ?? []
      if (!slug || !isLook(request)) return
      const step = registering ? 'begun' : 'visits'
      const key = `${step} ${slug}`
      const known = seen.get(key)
      if (known) known.times += 1
      else if (seen.size < mostKept) seen.set(key, { course: slug.toLowerCase(), step, times: 1 })
    },
    /** What was counted since it was taken last. */
    take(): Seen[] {
      const taken = [...seen.values()]
      seen = new Map()
      return taken
    },
  }
}

export type SeenCourses = ReturnType<typeof createSeenCourses>
