import type { Context } from 'hono'
import type { RunQuery } from '../../site/run-query.ts'
import { fieldOf } from '../session/call-api.ts'
import { setSession, tokensOf } from '../session/session-cookies.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import { endSession, forgetVisitor } from '../session/sign-out.ts'

/** The tokens in the result of a document, whatever the field that brought them. */
const tokensIn = (data: unknown) =>
  Object.values(data ?? {})
    .map((value) => tokensOf(fieldOf(value, 'token')) ?? tokensOf(value))
    .find((tokens) => tokens !== null)

/**
 * For a form that only the server can send, because of the cookies. Once it is done the session that was there is over;
 * tokens among its results begin the next, and without them somebody has left.
 */
export function beginSession(c: Context, runAsVisitor: RunQuery, settings: SessionSettings) {
  let tokens: ReturnType<typeof tokensIn>
  const runQuery: RunQuery = async (document, variables) => {
    const result = await runAsVisitor(document, variables)
    tokens = tokensIn(result.data) ?? tokens
    return result
  }
  return {
    runQuery,
    async done() {
      await endSession(c, settings)
      if (tokens) setSession(c, tokens, settings.secure)
      else forgetVisitor(c, settings)
    },
  }
}
