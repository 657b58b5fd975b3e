import { Agent, request } from 'node:http'
import { describe, expect } from 'vitest'
import { test } from '../support/site.ts'

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  /** Sent piece by piece, without a length. */
  chunks?: string[]
  agent?: Agent
}

function call(url: string, { method, path, headers, chunks = [], agent }: Call) {
  return new Promise<{ status: number; connection: string | undefined; body: string }>((done, failed) => {
    const asking = request(url + path, { method, headers, agent }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      )
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
    const refused = await call(site.url, {
      method: 'POST',
      path: '/api/auth/login',
      headers: large,
      chunks: ['x'.repeat(2 ** 21)],
      agent,
    })
    expect([refused.status, refused.connection]).toEqual([413, 'close'])
    expect((await call(site.url, { method: 'GET', path: '/api/faqs', agent })).status).toBe(200)
    agent.destroy()
  })
})
