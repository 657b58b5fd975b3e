import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { memoryDetails } from './metrics.ts'
import { option } from './options.ts'
import { timed } from './requests.ts'
import { startServer } from './server.ts'

const atOnce = 16
/** Megabytes that the process may take. */
const wanted = 600

const minutes = Number(option('minutes') ?? 10)

/** Megabytes of a process in memory. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

const words = 'excel leiderschap boekhouden sales coaching export privacy ai data communicatie stress planning'.split(
  ' ',
)
const locales = ['', '/en', '/fr']

/** What visitors ask for: half of it pages that all see, the rest searches and lists of which hardly any comes twice. */
function* mixedPaths(pages: string[]): Generator<string> {
  for (let number = 0; ; number += 1) {
    const word = words[number % words.length]
    const search = encodeURIComponent(`${word} ${number.toString(36)}`)
    yield pages[number % pages.length] ?? '/'
    yield `${locales[number % 3]}/courses?search=${search}`
    yield pages[(number * 7) % pages.length] ?? '/'
    yield `/api/courses/filteredCourses?search=${word}${number.toString(36)}&limit=${1 + (number % 40)}`
  }
}

/** The process's memory, each minute of a mixed load: new searches, pages and lists. */
export async function benchMemory(folder: string): Promise<void> {
  const server = await startServer(join(folder, 'data'))
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    const paths = mixedPaths(await fiftyPaths(server.url))
    const begin = performance.now()
    const rows: Record<string, number>[] = []
    let requests = 0
    const minute = () => (performance.now() - begin) / 60_000
    const load = Array.from({ length: atOnce }, async () => {
      while (minute() < minutes) {
        await timed(agent, server.url + (paths.next().value ?? '/'))
        requests += 1
      }
    })
    for (let passed = 0; passed <= minutes; passed += 1) {
      await new Promise((wait) => setTimeout(wait, Math.max(0, passed - minute()) * 60_000))
      const row = { minute: passed, requests, 'MB resident': residentOf(server.process.pid ?? 0) }
      rows.push({ ...row, ...(await memoryDetails(server.url)) })
      console.info(JSON.stringify(rows.at(-1)))
    }
    await Promise.all(load)
    console.table(rows)
    const resident = rows.map((row) => row['MB resident'] ?? 0)
    const half = resident.slice(Math.ceil(resident.length / 2))
    console.info(
      `At most ${Math.max(...resident)} MB (wanted: ${wanted}); over the second half from ${Math.min(...half)} to ${Math.max(...half)} MB`,
    )
  } finally {
    agent.destroy()
    await server.stop()
  }
}
