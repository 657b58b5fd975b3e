import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createServer, type EnvironmentModuleNode } from 'vite'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import type { Running } from '../main.ts'
import type { Assets } from '../server/assets.ts'

type Main = typeof import('../main.ts')

const root = resolve('.')
const settings = readConfig(process.env, root)
const log = { info: console.error, warn: console.error, error: console.error }
const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir, log })
const config = {
  ...settings,
  databaseUrl: settings.databaseUrl ?? embedded?.url,
  logLevel: 'warn' as const,
  caches: 'none' as const,
}
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })

/** The style sheets a source file reaches, as addresses. */
function styleOf(source: string): string[] {
  const { moduleGraph } = vite.environments.ssr
  const seen = new Set<EnvironmentModuleNode>()
  const sheets: string[] = []
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    // What a style sheet imports, it brings along itself.
    if (module.url.endsWith('.css')) sheets.push(module.url)
    else for (const imported of module.importedModules) visit(imported)
  }
  visit(moduleGraph.getModuleById(resolve(root, source)))
  return sheets
}

const component = (block: string) => `blocks/${block}/${block}.tsx`
const assets: Assets = {
  get: () => null,
  block: (type) => `/${component(type)}`,
  hydrate: '/src/site/client/hydrate.tsx',
  page: (blocks) => ({
    stylesheets: [...new Set(['src/site/shell.ts', ...blocks.map(component)].flatMap(styleOf))],
    script: '/src/launch/dev-client.ts',
    fonts: [],
  }),
}

async function begin(): Promise<Running> {
  const { start } = (await vite.ssrLoadModule('/src/main.ts')) as Main
  await vite.ssrLoadModule('/src/site/shell.ts')
  return start(config, { root, assets, middleware: vite.middlewares, grace: 0 })
}

let running = await begin()
process.stdout.write(`Ready on ${running.url}\n`)

let changed: NodeJS.Timeout | undefined
async function restart() {
  const began = performance.now()
  await running.stop()
  vite.moduleGraph.invalidateAll()
  try {
    running = await begin()
    vite.ws.send({ type: 'full-reload' })
    process.stderr.write(`Again after ${Math.round(performance.now() - began)} ms\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  }
  typecheck()
}

let checking: ReturnType<typeof spawn> | undefined
/** Failing types say so in this terminal, beside the running site. */
function typecheck() {
  checking?.kill()
  checking = spawn(resolve(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
}

vite.watcher.on('change', (file) => {
  if (/\.(ts|tsx|css|json|sql)$/.test(file) && !file.includes('/dist/')) {
    clearTimeout(changed)
    changed = setTimeout(restart, 50)
  }
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    await running.stop()
    await vite.close()
    await embedded?.stop()
    process.exit(0)
  })
}
