import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { createChildren } from './children.ts'
import type { createModuleGraph } from './module-graph.ts'
import type { createReloadingSite } from './reloading-site.ts'

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('base64') : 'missing'

/** What files said when they were last looked at: a file that is written anew with the same content has not changed. */
function createContents(files: string[]) {
  const known = new Map(files.map((file) => [file, hashOf(file)]))
  return {
    hasChanged(file: string): boolean {
      const hash = hashOf(file)
      const changed = known.get(file) !== hash
      known.set(file, hash)
      return changed
    },
  }
}

/** Runs `work` when asked: never twice at once, and once more when somebody asked while it ran. It must not throw. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let wanted = false
  let running: Promise<void> | null = null
  async function run() {
    while (wanted) {
      wanted = false
      await work()
    }
    running = null
  }
  return () => {
    wanted = true
    running ??= run()
    return running
  }
}

/** What `npm run generate` writes. */
const generated = [
  'schemas/openapi.json',
  'schemas/schema.graphql',
  'src/panel/editor/drafts-query.gen.ts',
  'src/site/content/page-query.gen.ts',
  'src/ui/gql/**',
]
const migrations = /^src\/db\/migrations\/.*\.sql$/
const describing =
  /^(schemas\/|src\/api\/|src\/db\/(tables|sql)\/|\.meshrc\.yaml|blocks\/(registry|[\w-]+\/definition)\.ts)|^src\/gateway\/(links|transport)\.ts$/

/** Which part of the project a file belongs to, by its path. */
function createSources(root: string) {
  const made = [...generated, '.mesh/**'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [resolve(entry.parentPath, entry.name)] : [],
    ),
  )
  const isMade = (path: string) =>
    path.startsWith('.mesh') || path.startsWith('src/ui/gql/') || generated.includes(path)

  return {
    made,
    isText: (file: string) => relative(root, file).startsWith('locales/'),
    isMigration: (file: string) => migrations.test(relative(root, file)),
    /** Whether generated files may say something else now. */
    isDescribing(file: string): boolean {
      const path = relative(root, file)
      if (isMade(path) || path.includes('.test.') || path.startsWith('tests/')) return false
      return describing.test(path) || (/\.tsx?$/.test(path) && readFileSync(file, 'utf8').includes('graphql(`'))
    },
  }
}

interface Following {
  vite: ViteDevServer
  graph: ReturnType<typeof createModuleGraph>
  site: ReturnType<typeof createReloadingSite>
  /** Throws what keeps the server from starting. */
  restart: () => Promise<void>
  /** Requests wait until this is settled. */
  hold: (until: Promise<unknown>) => void
}

/** A style sheet that a page links: the page fetches it again by itself. */
const isLinkedSheet = /[?&]direct\b/

/**
 * Brings each saved file to where it is used: the site is made anew from its changed modules and the browser told, the
 * server restarts when it holds the file itself, and what is generated is generated again. One of each at a time.
 */
export function followChanges(root: string, children: ReturnType<typeof createChildren>) {
  const sources = createSources(root)
  const contents = createContents(sources.made)
  let following: Following | undefined

  /** In this terminal and over the page in the browser; the sources before the change go on serving. */
  function tell(vite: ViteDevServer, error: unknown) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`${stack || message}\n`)
    vite.environments.client.hot.send({ type: 'error', err: { message, stack } })
  }

  const attempt = async (work: ({ vite }: Following) => Promise<void>) => {
    if (!following) return
    try {
      await work(following)
    } catch (error) {
      if (error instanceof Error) following.vite.ssrFixStacktrace(error)
      tell(following.vite, error)
    }
  }

  /** Files saved since the site was made. */
  let saved: string[] = []
  const reloadSite = oneAtATime(() =>
    attempt(async ({ vite, graph, site }) => {
      const files = saved
      saved = []
      // Again, now that nothing is loading: a module invalidated while it was being read would stay as it was read.
      for (const file of files) graph.invalidate(file)
      const before = site.version()
      await site.reload()
      const changes = files.map((file) => ({ isStyle: graph.isOnlyStyle(file), ...graph.drawn(file) }))
      vite.environments.client.hot.send({
        type: 'custom',
        event: 'site:changed',
        data: { before, version: site.version(), changes },
      })
    }),
  )

  /** Files saved since the server started that it holds itself. */
  let held = new Set<string>()
  let reloadsBrowser = false
  const restart = oneAtATime(() =>
    attempt(async ({ vite, restart: again }) => {
      const began = performance.now()
      const files = [...held].map((file) => relative(root, file))
      held = new Set()
      await again()
      process.stderr.write(
        `The server is new after ${Math.round(performance.now() - began)} ms, with ${files.join(', ')}\n`,
      )
      if (reloadsBrowser) vite.environments.client.hot.send({ type: 'full-reload' })
      reloadsBrowser = false
    }),
  )

  /** Failing types say so beside the running site; only what depends on a change is checked again. */
  const checkTypes = oneAtATime(() =>
    children.run('tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types'),
  )
  const generate = oneAtATime(() => children.run('node', 'src/launch/generate.mjs'))

  function follow(file: string) {
    if (!following) return
    const { graph, hold } = following
    if (graph.isLoaded(file)) {
      saved.push(file)
      void reloadSite()
    }
    const isHeld = sources.isMigration(file) || graph.isHeldByServer(file)
    if (isHeld) held.add(file)
    if (isHeld && sources.isText(file)) void restart()
    else if (isHeld) {
      reloadsBrowser = true
      hold(restart())
    }
    if (sources.isDescribing(file)) void generate()
    if (/\.(tsx?|json)$/.test(file)) void checkTypes()
  }

  const unchanged = new Set<string>()
  const plugin: Plugin = {
    name: 'follow-changes',
    /** Called for the browser's modules, then for the server's; what it returns Vite itself brings up to date. */
    hotUpdate({ file, type, modules }) {
      if (type === 'delete') return []
      if (this.environment.name === 'client') {
        if (contents.hasChanged(file)) return modules.filter(({ url }) => !isLinkedSheet.test(url))
        unchanged.add(file)
      } else if (!unchanged.delete(file)) {
        if (type === 'create') following?.graph.invalidate(file)
        follow(file)
      }
      return []
    },
  }
  return {
    plugin,
    checkTypes,
    follow(parts: Following) {
      following = parts
      parts.graph.noteClassNames()
      // Whatever changed while this page was loading, nobody told it.
      parts.vite.environments.client.hot.on('site:loaded', (page: { version: number }, client) => {
        if (page.version !== parts.site.version()) client.send({ type: 'full-reload' })
      })
    },
  }
}
