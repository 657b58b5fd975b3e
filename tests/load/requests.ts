import { Agent, request } from 'node:http'

/** Milliseconds until the whole answer was there; throws when it was no success. */
export function timed(agent: Agent, address: string, cookie = ''): Promise<number> {
  const began = performance.now()
  return new Promise((done, failed) => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(cookie && { cookie }) }
    const asking = request(address, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) done(performance.now() - began)
        else failed(new Error(`${address}: ${response.statusCode}`))
      })
    })
    asking.on('error', failed)
    asking.end()
  })
}

/** Asks for the paths in turn, `atOnce` at a time, for some seconds; how long each took in milliseconds. */
export async function repeatedly(url: string, paths: string[], atOnce: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let next = 0
  const ask = async () => {
    while (performance.now() < until) {
      const path = paths[next++ % paths.length] ?? '/'
      times.push(await timed(agent, url + path))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  agent.destroy()
  return times
}

/** The value below which that share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
