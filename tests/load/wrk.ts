import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes wrk's script: the paths in turn, as a browser asks for them, with a cookie where one is signed in. */
export function writeScript(folder: string, name: string, paths: string[], cookie = ''): string {
  const file = join(folder, `${name}.lua`)
  writeFileSync(
    file,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], {["Accept-Encoding"] = "gzip, deflate, br"${cookie && `, ["Cookie"] = ${JSON.stringify(cookie)}`}})
end
`,
  )
  return file
}

/** What is asked for, and as whom. */
export interface Asked {
  paths: string[]
  cookie?: string
}

export interface Load {
  requestsPerSecond: number
  requests: number
  failures: number
}

/** 32 connections from the second core. */
export async function load(url: string, script: string, seconds: number): Promise<Load> {
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-s', script, url])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
