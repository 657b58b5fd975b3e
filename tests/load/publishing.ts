import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { startServer } from './server.ts'
import { load, median, writeScript } from './wrk.ts'

interface Content {
  version: number
  data: unknown
  layout: { id: string }[]
}

async function editor(url: string) {
  const json = { 'Content-Type': 'application/json' }
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'editor@leerplein.test', password: 'leerplein-demo', isAdmin: true }),
  })
  const { token }: { token: { accessToken: string } } = await login.json()
  const headers = { ...json, Authorization: `Bearer ${token.accessToken}` }
  const call = async (method: string, path: string, body?: object): Promise<Content> => {
    const response = await fetch(`${url}/api/static-contents/homepage${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.json()
  }
  /** Swaps the home page's second and third block and publishes; the order as readers must see it. */
  return async (): Promise<string[]> => {
    const { version, data, layout } = await call('GET', '?draft=true')
    const [first, second, third, ...rest] = layout
    const swapped = [first, third, second, ...rest].filter((block) => block !== undefined)
    const draft = await call('PUT', '', { data, layout: swapped, version })
    await call('POST', '/publish', { version: draft.version })
    return swapped.map((block) => block.id)
  }
}

const orderOf = (html: string, ids: string[]) =>
  ids.map((id) => ({ id, at: html.indexOf(`id="${id}"`) })).filter(({ at }) => at >= 0)

const inOrder = (html: string, ids: string[]) => {
  const places = orderOf(html, ids).map(({ at }) => at)
  return places.every((at, index) => index === 0 || at > (places[index - 1] ?? 0))
}

/** Cache hits while an editor publishes the home page once a second, against the same without; and how stale pages get. */
export async function benchPublishing(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  try {
    const paths = await fiftyPaths(server.url)
    const script = writeScript(folder, 'publishing', paths)
    await load(server.url, script, 5)
    const publish = await editor(server.url)
    const quiet: number[] = []
    const busy: number[] = []
    let [published, staleOnce, staleTwice] = [0, 0, 0]
    for (let round = 0; round < 4; round += 1) {
      quiet.push((await load(server.url, script, 5)).requestsPerSecond)
      let running = true
      const loading = load(server.url, script, 5).finally(() => {
        running = false
      })
      while (running) {
        const began = Date.now()
        const ids = await publish()
        published += 1
        if (!inOrder(await (await fetch(server.url)).text(), ids)) {
          staleOnce += 1
          if (!inOrder(await (await fetch(server.url)).text(), ids)) staleTwice += 1
        }
        await new Promise((wait) => setTimeout(wait, 1000 - (Date.now() - began)))
      }
      busy.push((await loading).requestsPerSecond)
    }
    console.table([
      {
        'hits/s': Math.round(median(quiet)),
        'hits/s while publishing': Math.round(median(busy)),
        kept: `${((median(busy) / median(quiet)) * 100).toFixed(1)} %`,
        published,
        'stale on the first request after': staleOnce,
        'stale on the second': staleTwice,
      },
    ])
  } finally {
    await server.stop()
  }
}
