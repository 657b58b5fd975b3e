import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { FormState } from '../../panel/define-panel-page.ts'
import { sentForm } from '../../site/sent-form.ts'
import { typedState } from '../../site/submit-form.ts'
import { readEntries } from '../visitors/read-entries.ts'
import type { PanelRequest } from './read-panel-request.ts'

/** What somebody whose session ended sent to a page, without its secrets and files; null where nobody can read it. */
export async function readUnsentForm(c: Context, { definition }: PanelRequest): Promise<FormState | null> {
  if (c.req.method !== 'POST' || !definition?.component) return null
  try {
    const entries = await readEntries(c.req.raw)
    const form = sentForm(definition.forms ?? [], entries)
    return form ? await typedState(form, entries) : null
  } catch (error) {
    if (error instanceof HTTPException) return null
    throw error
  }
}
