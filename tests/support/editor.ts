import { plainPicture } from './plain-picture.ts'

interface Content {
  version: number
  data: Record<string, Record<string, unknown>>
  layout: { id: string; block: string; hidden?: boolean; data?: Record<string, Record<string, unknown>> }[]
}

/** Signs in to the API as the demo editor. */
export async function loginAsEditor(url: string): Promise<{ accessToken: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@leerplein.test', password: 'leerplein-demo', isAdmin: true }),
  })
  if (response.status !== 200) throw new Error(`No login: ${response.status} ${await response.text()}`)
  const { token } = await response.json()
  return token
}

/** A picture that pages may show, by its id. */
export async function uploadPicture(url: string, name: string): Promise<string> {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(await plainPicture('', '', 4, 3))], name))
  const authorization = `Bearer ${(await loginAsEditor(url)).accessToken}`
  const response = await fetch(`${url}/api/files/upload`, { method: 'POST', headers: { authorization }, body })
  return (await response.json())[0]._id
}

/** What an editor does with one kind of static content, over the REST API. */
export async function openEditor(url: string, type: string) {
  const { accessToken } = await loginAsEditor(url)
  const address = `${url}/api/static-contents/${type}`
  const call = (method: string, path: string, body?: object) =>
    fetch(address + path, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })

  async function done(response: Promise<Response>): Promise<Content> {
    const settled = await response
    if (!settled.ok) throw new Error(`${settled.status} ${await settled.text()}`)
    return settled.json()
  }
  const draft = () => done(call('GET', '?draft=true'))
  const save = (content: Partial<Content>) => call('PUT', '', content)
  const publish = (version: number, locales?: string[]) => call('POST', '/publish', { version, locales })

  return {
    draft,
    save,
    publish,
    edit: (operations: object) => done(call('POST', '/operations', operations)),
    restore: (version: number) => done(call('POST', `/restore/${version}`)),
    /** Changes the newest draft and makes it public; gives back what it is now. */
    async change(edit: (content: Content) => Partial<Content>, locales?: string[]): Promise<Content> {
      const before = await draft()
      const { version } = await done(save({ ...before, ...edit(before) }))
      return done(publish(version, locales))
    },
  }
}
