// Sites of tests, as many as are asked for: in a process that made one before, another starts in a tenth of the time.
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { type Running, start } from '../main/start.ts'
import { explain } from './explain.ts'

/** What tests ask for, under a number of theirs: a site with these settings, or the end of the one at that address. */
export interface SiteRequest {
  request: number
  start?: Record<string, string>
  stop?: string
}

/** The site's address, null once it ended, or why it could not start. */
export type SiteReply = { request: number } & ({ url: string | null } | { error: string })

const root = resolve('.')
const running = new Map<string, Running>()

async function startOrStop({ start: settings, stop }: SiteRequest): Promise<string | null> {
  if (settings) {
    const site = await start(readConfig(settings, root), { root })
    running.set(site.url, site)
    return site.url
  }
  if (stop === undefined) return null
  await running.get(stop)?.stop()
  running.delete(stop)
  return null
}

async function reply(asked: SiteRequest): Promise<SiteReply> {
  const { request } = asked
  return startOrStop(asked).then(
    (url) => ({ request, url }),
    (error: unknown) => ({ request, error: explain(error) }),
  )
}

process.on('message', async (asked: SiteRequest) => process.send?.(await reply(asked)))
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
