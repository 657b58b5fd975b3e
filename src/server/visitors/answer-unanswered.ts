import type { Context } from 'hono'
import { sentForm, unansweredForm } from '../../site/sent-form.ts'
import { typedState } from '../../site/submit-form.ts'
import type { PageVariant } from '../page-cache.ts'
import { isScript } from './lead-to.ts'
import { readEntries } from './read-entries.ts'
import type { Asked, VisitSettings } from './visit-settings.ts'

/** What was posted, though nobody was asked whose it is: as much as anybody may send, and no files. */
async function typedIn(c: Context, { request }: Asked) {
  const { forms = [] } = request.definition
  const entries = await readEntries(c.req.raw).catch(() => [])
  const form = entries.length > 0 ? sentForm(forms, entries) : undefined
  return form && typedState(form, entries)
}

/** When nobody can say whose page it is: 503, with what was posted to it, to be sent again from there. */
export async function answerUnanswered(
  c: Context,
  asked: Asked,
  { pages }: VisitSettings,
): Promise<PageVariant | Response> {
  const { request, accepted } = asked
  if (c.req.method !== 'POST') return pages.unanswered(request, accepted)
  if (isScript(c)) return c.json(unansweredForm(request.context.locale), 503)
  return pages.unanswered(request, accepted, await typedIn(c, asked))
}
