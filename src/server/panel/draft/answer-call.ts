import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { forwardedHeaders } from '../../../config.ts'
import type { PanelSettings } from '../panel-settings.ts'
import type { PanelRequest } from '../read-panel-request.ts'
import { readBody } from './read-body.ts'

/** A call that a script of the panel makes, handed on to the REST API as whoever is signed in; its answer as it is. */
export async function answerCall(
  c: Context,
  { definition, page, url }: PanelRequest,
  token: string | undefined,
  { api }: PanelSettings,
): Promise<Response> {
  const { method } = c.req
  const path = definition?.call?.(page)
  if (!path) return c.json({ statusCode: 404, message: 'Not found' }, 404)
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  const files = definition?.megabytes
  headers.set('Content-Type', (files && c.req.header('content-type')) || 'application/json')
  const body = method === 'POST' ? await readBody(c, files) : undefined
  const response = await api(new Request(`http://api.invalid/api${path}${url.search}`, { method, headers, body }))
  c.header('Content-Type', response.headers.get('Content-Type') ?? 'application/json')
  c.status(response.status as StatusCode)
  return c.newResponse(response.body)
}
