import { realpathSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import { listenOn } from '../main/listen-on.ts'
import type { Running, start } from '../main/start.ts'
import { createChildren } from './dev/children.ts'
import { createDevAssets } from './dev/dev-assets.ts'
import { followChanges } from './dev/follow-changes.ts'
import { createModuleGraph } from './dev/module-graph.ts'
import { createReloadingSite } from './dev/reloading-site.ts'
import { textFiles } from './dev/text-files.ts'
import { wholeSources } from './dev/whole-sources.ts'
import { explain } from './explain.ts'

const log = { info: console.error, warn: console.error, error: console.error }

async function develop() {
  const root = resolve('.')
  const config = { ...readConfig(process.env, root), logLevel: 'warn' as const, caches: 'none' as const }
  const children = createChildren(root)
  const follower = followChanges(root, children)
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log })

  let running: Running | undefined
  /** The newest instance's own server: it never listens, the one below gives it each request. */
  let instance: Server | undefined
  let ready: Promise<unknown> = Promise.resolve()
  const http = createHttpServer((request, response) =>
    vite.middlewares(request, response, async () => {
      await ready
      instance?.emit('request', request, response)
    }),
  )
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [wholeSources, textFiles, follower.plugin],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      watch: {
        ignored: ['dist', '.data', '.cache', '.mesh-*'].map((folder) => `${root}/${folder}/**`),
        // Milliseconds. Without it the watcher tells of a file that is half written, and of several changes within
        // 50 ms the first alone.
        awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 },
      },
    },
  })
  const graph = createModuleGraph(vite, root)
  const site = createReloadingSite(vite)

  async function stop(code: number) {
    children.stop()
    http.close()
    http.closeAllConnections()
    await running?.stop()
    // Vite waits for every module that is being read, also for one that nobody needs any more.
    await Promise.race([vite.close(), wait(2000)])
    await embedded?.stop()
    process.exit(code)
  }

  /** Puts a new instance in the place of the one that runs, which stays when the new one cannot start. */
  async function restart(url: string): Promise<void> {
    const before = running
    const main = (await vite.ssrLoadModule('/src/main/start.ts')) as { start: typeof start }
    running = await main.start(config, {
      root,
      assets: createDevAssets(graph.styleOf),
      databaseUrl: embedded?.url,
      makeSite: site.makeSite,
      listen: async (server) => {
        instance = server
        return url
      },
      grace: 0,
    })
    await before?.stop()
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stop(0))
  try {
    const url = await listenOn(http, config)
    await restart(url)
    follower.follow({
      vite,
      graph,
      site,
      restart: () => restart(url),
      hold: (until) => {
        ready = until
      },
    })
    process.stdout.write(`Ready on ${url}\n`)
    void follower.checkTypes()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    await stop(1)
  }
}

develop().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
