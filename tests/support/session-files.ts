import type { TestApi } from './api.ts'
import { taughtSession } from './trainer-links.ts'

type Api = Omit<TestApi, 'url' | 'filesDir'>
type Headers = Record<string, string>

export function materialForm(...files: [name: string, content: BlobPart][]): FormData {
  const form = new FormData()
  for (const [name, content] of files) form.append('files', new File([content], name))
  return form
}

/** Sends files to a path of the API: `/sessions/ID/files`, or the same by a trainer's link. */
export async function sendMaterial({ api }: Api, path: string, headers: Headers, form: FormData) {
  const response = await api.fetch(new Request(`http://api.test/api${path}`, { method: 'POST', headers, body: form }))
  return { status: response.status, body: await response.json() }
}

/** What somebody gets of a file. */
export async function materialAt({ api }: Api, path: string, headers: Headers = {}) {
  const response = await api.fetch(new Request(`http://api.test/api${path}`, { headers }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Somebody's registration in a session to which its trainer added a text by their link. */
export async function taughtMaterial(api: Api, wish: Parameters<typeof taughtSession>[1] = {}) {
  const taught = await taughtSession(api, wish)
  const path = `/trainer-sessions/${taught.token}/files`
  const add = (...files: [string, BlobPart][]) => sendMaterial(api, path, {}, materialForm(...files))
  const file = String((await add(['oefening.txt', 'Oefening 1'])).body[0]._id)
  return { ...taught, add, file, path, ofSession: `/sessions/${taught.session}/files` }
}

/** The id of a text that the desk added to a session. */
export async function materialOf(api: Api, session: string, staff: Headers): Promise<string> {
  const { body } = await sendMaterial(api, `/sessions/${session}/files`, staff, materialForm(['nota.txt', 'Nota']))
  return String(body.at(-1)._id)
}
