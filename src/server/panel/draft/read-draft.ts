import type { Context } from 'hono'
import { registry } from '../../../../blocks/registry.ts'
import { forwardedHeaders } from '../../../config.ts'
import { type PageDraft, pageTypeNamed } from '../../../site/draft/draft-page.ts'
import { PageError } from '../../../site/page-error.ts'
import type { CallApi } from '../../session/call-api.ts'

type Content = Pick<PageDraft, 'data' | 'layout'>

const ofOwnName = new Set<string>(registry.filter(({ source }) => source === 'static-content').map(({ type }) => type))

/** Reads drafts as the editor who asks. */
function draftReader(c: Context, token: string | undefined, api: CallApi) {
  const headers = new Headers(forwardedHeaders(c.req.raw.headers))
  headers.set('Authorization', `Bearer ${token}`)
  return async (type: string): Promise<Content | null> => {
    const request = new Request(`http://api.invalid/api/static-contents/${type}?draft=true`, { headers })
    const response = await api(request).catch(() => null)
    if (response?.ok) return response.json()
    await response?.body?.cancel()
    if (response?.status === 404) return null
    throw new PageError(response?.status ?? 503, 'A draft could not be had')
  }
}

/** A page as its editors have it now, with the managed texts that its blocks show; null where there is none. */
export async function readDraft(
  c: Context,
  name: string,
  token: string | undefined,
  api: CallApi,
): Promise<PageDraft | null> {
  const type = pageTypeNamed(name)
  const read = draftReader(c, token, api)
  const own = type && (await read(type))
  if (!type || !own) return null
  const shown = [...new Set(own.layout.map(({ block }) => block))].filter((block) => ofOwnName.has(block))
  const contents = await Promise.all(shown.map(async (block) => [block, await read(block)] as const))
  const there = contents.flatMap(([block, content]) => (content ? [[block, { data: content.data }] as const] : []))
  return { type, data: own.data, layout: own.layout, contents: Object.fromEntries(there) }
}
