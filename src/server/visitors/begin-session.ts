import type { Context } from 'hono'
import type { RunQuery } from '../../site/run-query.ts'
import type { SentForm } from '../../site/sent-form.ts'
import { fieldOf } from '../session/call-api.ts'
import { clearSession, setSession, tokensOf } from '../session/session-cookies.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import { endSession, forgetVisitor } from '../session/sign-out.ts'

/** The tokens in the result of a document, whatever the field that brought them. */
const tokensIn = (data: unknown) =>
  Object.values(data ?? {})
    .map((value) => tokensOf(fieldOf(value, 'token')) ?? tokensOf(value))
    .find((tokens) => tokens !== null)

/**
 * For a form that only the server can send, because of the cookies. Tokens among its results begin a session, and the
 * one that was there is over; it is over too where the form ends it, and nothing is remembered.
 */
export function beginSession(c: Context, form: SentForm, runAsVisitor: RunQuery, settings: SessionSettings) {
  let tokens: ReturnType<typeof tokensIn>
  let isUnknown = false
  const runQuery: RunQuery = async (document, variables) => {
    const result = await runAsVisitor(document, variables)
    tokens = tokensIn(result.data) ?? tokens
    isUnknown ||= result.errors.some(({ status }) => status === 401)
    return result
  }
  return {
    runQuery,
    async accepted() {
      if (!tokens && !form.endsSession) return
      await endSession(c, settings)
      if (tokens) setSession(c, tokens, settings.secure)
      else forgetVisitor(c, settings)
    },
    /** A 401 ends whatever session there was (spec section 8). */
    refused() {
      if (isUnknown) clearSession(c, settings.secure)
    },
  }
}
