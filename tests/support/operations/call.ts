import { tmpdir } from 'node:os'
import { createApi } from '../../../src/api/app/app.ts'
import { apiOn, type TestApi } from '../api.ts'
import type { Operation } from './document.ts'
import type { Call } from './proof.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** The API, whole and with parts of it away; `ask` sends a call and gives back what came. */
export function callerOf(api: TestApi) {
  const alone = apiOn('postgres://nobody@127.0.0.1:9/nothing', tmpdir())
  const away = () => Promise.reject(new Error('The provider is away'))
  const unpaid = createApi({
    ...api.parts,
    paymentProvider: { ...api.parts.paymentProvider, create: away, read: away },
  })
  const doors: Record<string, Fetch> = { database: alone.api.fetch, payments: unpaid.fetch }

  async function ask({ method, path }: Operation, { headers, params = {}, query, body, without }: Call) {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `no ${name}`))
    const isJson = body !== undefined && !(body instanceof FormData)
    const request = new Request(`http://api.test/api${filled}${query ? `?${query}` : ''}`, {
      method,
      headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isJson && typeof body !== 'string' ? JSON.stringify(body) : body }),
    })
    const response = await (without ? doors[without] : api.api.fetch)?.(request)
    if (!response) throw new Error(`Nothing is called ${without}`)
    const type = response.headers.get('content-type')
    const text = await response.text()
    return { status: response.status, type, text }
  }

  return { ask, stop: alone.stop }
}
