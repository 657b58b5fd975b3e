import { randomUUID } from 'node:crypto'
import type { TestApi } from './api.ts'
import { kinds } from './resources.ts'

/** A page that an editor renamed, by the address that it had. */
export async function renamedPage(api: TestApi, editor: Record<string, string>) {
  const { path, body } = kinds.page
  const slug = `oud-${randomUUID()}`
  const given = { ...(await body()), slug: { nl: slug } }
  const { body: made } = await api.send('POST', path, given, editor)
  await api.send('PATCH', `${path}/${made._id}`, { slug: { nl: `nieuw-${slug}` } }, editor)
  return { kind: 'pages', slug }
}
