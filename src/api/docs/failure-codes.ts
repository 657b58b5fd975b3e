import type { ErrorCode } from '../errors.ts'
import type { DescribedRoute } from '../openapi/described-routes.ts'

interface Input {
  /** 'json', 'form' or none. */
  body: 'json' | 'form' | null
  hasQuery: boolean
}

/** A path names a thing, which may not exist; a token in it names none. */
const namesThing = (path: string) => /\{(?!token\})/.test(path)

/** Every failure of a call: what all of its kind have in common, and what its route adds. */
export function failureCodes({ method, path, operation }: DescribedRoute, { body, hasQuery }: Input): ErrorCode[] {
  const { access, beforeSecondFactor, needsNoDatabase, failures = [] } = operation
  const roles = typeof access === 'string' ? null : access
  const common: [ErrorCode, boolean][] = [
    ['INVALID', body !== null || hasQuery],
    ['NOT_SIGNED_IN', roles !== null],
    ['TOKEN_INVALID', access !== 'anonymous'],
    ['SECOND_FACTOR_NEEDED', roles?.includes('STAFF') === true && !beforeSecondFactor],
    ['FORBIDDEN', roles !== null && roles.length < 3],
    ['NOT_FOUND', namesThing(path)],
    ['TOO_LARGE', method !== 'GET'],
    ['NOT_JSON', body === 'json'],
    ['NOT_FORM', body === 'form'],
    ['UNAVAILABLE', !needsNoDatabase],
  ]
  return [...common.flatMap(([code, applies]) => (applies ? [code] : [])), ...failures]
}
