import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { startSiteProcess, test } from '../support/site.ts'

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  /** Sent piece by piece, without a length. */
  chunks?: string[]
  agent?: Agent
}

function call(url: string, { method, path, headers, chunks = [], agent }: Call) {
  return new Promise<{ status: number; body: string }>((done, failed) => {
    const asking = request(url + path, { method, headers, agent }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
    })
    asking.on('error', failed)
    for (const chunk of chunks) asking.write(chunk)
    asking.end()
  })
}

const json = { 'Content-Type': 'application/json' }
const credentials = JSON.stringify({ email: 'staff@leerplein.test', password: 'leerplein-demo' })

describe('over the network', () => {
  test('a body may come in pieces, and a call may have none', async ({ site }) => {
    const login = { method: 'POST', path: '/api/auth/login', headers: json }
    const pieces = await call(site.url, { ...login, chunks: [credentials.slice(0, 9), credentials.slice(9)] })
    expect(pieces.status).toBe(200)
    const staff = { Authorization: `Bearer ${JSON.parse(pieces.body).token.accessToken}` }

    const faq = { question: { nl: 'Mag ik mijn hond meebrengen?' }, answer: { nl: 'Ja.' }, sequence: 900 }
    const made = await call(site.url, {
      method: 'POST',
      path: '/api/faqs',
      headers: { ...json, ...staff },
      chunks: [JSON.stringify(faq)],
    })
    const path = `/api/faqs/${JSON.parse(made.body)._id}`

    expect((await call(site.url, { method: 'DELETE', path })).status).toBe(401)
    expect((await call(site.url, { method: 'DELETE', path, headers: staff })).status).toBe(204)
    expect((await call(site.url, { method: 'OPTIONS', path: '/api/faqs' })).status).toBeLessThan(500)
  })

  test('a body that is too large does not spoil the next call', async ({ site }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const large = { 'Content-Length': String(2 ** 21), ...json }
    const rejected = await call(site.url, {
      method: 'POST',
      path: '/api/auth/login',
      headers: large,
      chunks: ['x'.repeat(2 ** 21)],
      agent,
    })
    expect(rejected.status).toBe(413)
    expect((await call(site.url, { method: 'GET', path: '/api/faqs', agent })).status).toBe(200)
    agent.destroy()
  })
})

interface Found {
  _id: string
  title: { nl: string }
  category: { _id: string; name: { nl: string } }
  locations: { _id: string; city: { nl: string } | null }[]
  nextSession: { _id: string; registrationCount: number; capacity: number } | null
}

describe('a search that was asked before', () => {
  test('says the same in fewer bytes, to who takes them', async ({ site }) => {
    const ask = (encoding: string) =>
      rawRequest(site.url, '/api/courses/filteredCourses?search=team', { headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    const [zipped, brotli] = [await ask('gzip'), await ask('gzip, br')]

    expect(plain.body.length).toBeGreaterThan(1000)
    expect([zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br'])
    expect([zipped.headers.vary, zipped.headers['content-type']]).toEqual(['Accept-Encoding', 'application/json'])
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  })

  test('tells of every change at once, in each process', async ({ site, database }) => {
    const other = await startSiteProcess(database)
    try {
      const login = await call(site.url, {
        method: 'POST',
        path: '/api/auth/login',
        headers: json,
        chunks: [credentials],
      })
      const headers = { ...json, Authorization: `Bearer ${JSON.parse(login.body).token.accessToken}` }
      const patch = async (path: string, body: object) => {
        const response = await call(site.url, {
          method: 'PATCH',
          path: `/api${path}`,
          headers,
          chunks: [JSON.stringify(body)],
        })
        expect({ path, status: response.status }).toEqual({ path, status: 200 })
      }
      const find = async (url: string): Promise<{ text: string; items: Found[] }> => {
        const { body } = await call(url, { method: 'GET', path: '/api/courses/filteredCourses?search=excel' })
        return { text: body, items: JSON.parse(body).items }
      }
      const [course] = (await find(site.url)).items.filter(({ nextSession }) => nextSession)
      if (!course?.nextSession) throw new Error('the seed has a course in Excel with a session')
      const { _id, title, category, locations, nextSession } = course
      const changes: [path: string, body: object][] = [
        [`/courses/${_id}`, { title: { ...title, nl: 'Excel, maar dan anders' } }],
        [`/categories/${category._id}`, { name: { ...category.name, nl: 'Alles met cijfers' } }],
        [`/locations/${locations[0]?._id}`, { name: { nl: 'Het nieuwe gebouw' } }],
        [`/sessions/${nextSession._id}`, { capacity: 4000 }],
      ]
      for (const [path, body] of changes) {
        for (const { url } of [site, other]) await find(url)
        const before = (await find(site.url)).text
        await patch(path, body)
        const [here, there] = [(await find(site.url)).text, (await find(other.url)).text]
        expect({ path, isChanged: here !== before, isSame: here === there }).toEqual({
          path,
          isChanged: true,
          isSame: true,
        })
      }
    } finally {
      await other.stop()
    }
  })
})
