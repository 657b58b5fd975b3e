import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Place } from './calls.ts'

interface Whole {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Rejects when the connection breaks before the last byte. */
function forward(target: Place, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const sent = send(new URL(url ?? '/', target.url), { method, headers, agent: false }, (response) => {
      const status = response.statusCode ?? 502
      buffer(response).then((all) => resolve({ status, headers: response.headers, body: all }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A load balancer in front of replicas: each request goes to the next one, and to the one after when that breaks off. */
export async function startRetryingProxy(replicas: Place[]) {
  let turn = 0
  let retries = 0

  async function answer(request: IncomingMessage, body: Buffer): Promise<Whole> {
    turn += 1
    const first = turn
    for (let attempt = 0; ; attempt += 1) {
      const replica = replicas[(first + attempt) % replicas.length]
      try {
        if (!replica) throw new Error('No replica')
        return await forward(replica, request, body)
      } catch (error) {
        if (attempt === replicas.length) throw error
        retries += 1
      }
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request, await buffer(request))
      response.writeHead(status, headers)
      response.end(body)
    } catch {
      response.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    retries: () => retries,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
