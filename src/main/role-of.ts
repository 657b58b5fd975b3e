import type { Principals } from '../api/platform/index.ts'

/** The role of whoever a request's token speaks for; null without one that is good. */
export async function roleOf(request: Request, principals: Principals): Promise<string | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) return null
  const caller = await principals.of(token).catch(() => null)
  return caller?.role ?? null
}
