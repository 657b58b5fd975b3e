import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, attacks } from './attack-list.ts'
import { longestStand, watched } from './event-loop.ts'
import { startServer } from './server.ts'

/** Milliseconds that the event loop may stand. */
const wanted = 50
/** Between probes. */
const pause = 5

async function tokenOf(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'leerplein-demo', isAdmin: email.startsWith('editor') }),
  })
  const { token }: { token: { accessToken: string } } = await response.json()
  return token.accessToken
}

/** Asks whether the server lives, again and again; the longest it took to say so. */
function probe(url: string) {
  let longest = 0
  let running = true
  const probing = (async () => {
    while (running) {
      const begin = performance.now()
      await fetch(`${url}/health/live`).then((response) => response.text())
      longest = Math.max(longest, performance.now() - begin)
      await sleep(pause)
    }
  })()
  return async () => {
    running = false
    await probing
    return longest
  }
}

async function send(url: string, attack: Attack): Promise<string[]> {
  const { times, method = 'GET', path, headers, body, as } = attack
  const all = new Headers(headers)
  if (as) all.set('Authorization', `Bearer ${await tokenOf(url, as)}`)
  const outcomes = Array.from({ length: times }, async (_, number) => {
    try {
      const response = await fetch(url + path(number), { method, headers: all, body: body?.(number) })
      await response.arrayBuffer()
      return String(response.status)
    } catch {
      return 'cut off'
    }
  })
  return Promise.all(outcomes)
}

const counted = (outcomes: string[]) =>
  [...new Set(outcomes)].map((one) => `${outcomes.filter((other) => other === one).length} × ${one}`).join(', ')

/** The event loop's longest stand for each attack, as its own delay histogram has it, and as a visitor feels it. */
export async function benchAttacks(folder: string): Promise<void> {
  const file = join(folder, 'longest-stand')
  const { environment, flags } = watched(file)
  const server = await startServer(join(folder, 'data'), environment, flags)
  const stand = () => longestStand(server.process.pid ?? 0, file)
  try {
    await fetch(server.url)
    const rows = []
    for (const attack of attacks) {
      await sleep(500)
      await stand()
      const stop = probe(server.url)
      const outcomes = await send(server.url, attack)
      const felt = await stop()
      const stood = await stand()
      rows.push({
        attack: attack.name,
        'longest stand, ms': Math.round(stood),
        'longest /health/live, ms': Math.round(felt),
        wanted,
        outcomes: counted(outcomes),
      })
    }
    console.table(rows)
  } finally {
    await server.stop()
  }
}
