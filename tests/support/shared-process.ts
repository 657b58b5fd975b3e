import { type ChildProcess, fork } from 'node:child_process'
import type { SiteReply, SiteRequest } from '../../src/launch/test-sites.ts'
import { type Environment, plain, root } from './server-process.ts'

export interface Site {
  url: string
  stop(): Promise<unknown>
}

/** Sends requests to a process of sites, each under a number; all are answered, also when the process ends before that. */
function connectTo(child: ChildProcess) {
  const waiting = new Map<number, { resolve(url: string | null): void; reject(error: Error): void }>()
  let last = 0
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  child.on('message', (reply: SiteReply) => {
    const asked = waiting.get(reply.request)
    waiting.delete(reply.request)
    if ('error' in reply) asked?.reject(new Error(reply.error))
    else asked?.resolve(reply.url)
  })
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The process of sites ended with ${code}: ${errors}`))
    waiting.clear()
  })
  return (asked: Omit<SiteRequest, 'request'>) =>
    new Promise<string | null>((resolve, reject) => {
      const request = ++last
      waiting.set(request, { resolve, reject })
      child.send({ request, ...asked } satisfies SiteRequest)
    })
}

let running: { child: ChildProcess; ask: ReturnType<typeof connectTo> } | undefined

/** The process of this worker's sites; it ends with the worker. */
function sharedProcess() {
  if (running?.child.connected) return running
  const child = fork('dist/server/test-sites.js', { cwd: root, env: plain, execArgv: [], silent: true })
  child.stdout?.resume()
  running = { child, ask: connectTo(child) }
  return running
}

/**
 * The built server, with settings of its own, in the process of all sites of this worker: it starts in a tenth of the time.
 * What is a process's own they share, such as the texts that editors changed.
 */
export async function startInSharedProcess(environment: Environment): Promise<Site> {
  const { child, ask } = sharedProcess()
  const url = (await ask({ start: { ...plain, ...environment } })) ?? ''
  return { url, stop: async () => child.connected && ask({ stop: url }) }
}
