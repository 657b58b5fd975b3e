import type { Context } from 'hono'
import { forwardedHeaders } from '../../config.ts'
import type { PanelFileCall } from '../../panel/define-panel-page.ts'
import { PageError } from '../../site/page-error.ts'
import type { PanelSettings } from './panel-settings.ts'

/** What of the API's answer belongs to the file. */
const ofFile = ['Content-Type', 'Content-Disposition', 'Content-Length']

/** A file, piped from the REST API as whoever is signed in. Throws a PageError where there is none. */
export async function answerPanelFile(
  c: Context,
  call: PanelFileCall,
  token: string | undefined,
  { api }: PanelSettings,
): Promise<Response> {
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  const request = new Request(`http://api.invalid/api${call.path}`, { method: call.method ?? 'GET', headers })
  const response = await api(request).catch(() => null)
  if (response?.ok) {
    for (const name of ofFile) c.header(name, response.headers.get(name) ?? undefined)
    return c.newResponse(response.body)
  }
  await response?.body?.cancel()
  throw new PageError(response?.status ?? 503, 'A file could not be had')
}
