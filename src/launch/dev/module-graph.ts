import { relative } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/** Where in a page a changed module is drawn. */
export interface Drawn {
  /** Types of blocks. */
  blocks: string[]
  /** Around the blocks, or in ways that only a new page shows. */
  frame: boolean
}

const component = /^blocks\/([^/]+)\/\1\.tsx$/

/** What development knows of the server's modules: `vite.environments.ssr`. */
export function createModuleGraph(vite: ViteDevServer, root: string) {
  const { moduleGraph } = vite.environments.ssr
  const pathOf = ({ file }: EnvironmentModuleNode) => relative(root, file ?? '')
  const modulesOf = (file: string) => [...(moduleGraph.getModulesByFile(file) ?? [])]
  const isOfSite = (module: EnvironmentModuleNode) => pathOf(module).startsWith('src/site/')

  /** Whether the running server keeps what a module says. The site and its components are loaded anew without it. */
  function isHeld(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
    if (pathOf(module) === 'src/main/start.ts') return true
    if (seen.has(module) || /\.(tsx|css)$/.test(pathOf(module))) return false
    seen.add(module)
    return [...module.importers].some((importer) => !isOfSite(importer) && isHeld(importer, seen))
  }

  function drawnBy(modules: EnvironmentModuleNode[]): Drawn {
    const blocks = new Set<string>()
    let frame = false
    const seen = new Set<EnvironmentModuleNode>()
    const visit = (module: EnvironmentModuleNode) => {
      if (seen.has(module)) return
      seen.add(module)
      const [, type] = component.exec(pathOf(module)) ?? []
      if (type) blocks.add(type)
      else if (isOfSite(module)) frame = true
      else for (const importer of module.importers) visit(importer)
    }
    for (const module of modules) visit(module)
    return { blocks: [...blocks], frame }
  }

  /** The style sheets that a source file reaches, as addresses. */
  function styleOf(source: string): string[] {
    const seen = new Set<EnvironmentModuleNode>()
    const sheets: string[] = []
    const visit = (module: EnvironmentModuleNode) => {
      if (seen.has(module)) return
      seen.add(module)
      // What a style sheet imports, it brings along itself.
      if (module.url.endsWith('.css')) sheets.push(module.url)
      else for (const imported of module.importedModules) visit(imported)
    }
    for (const module of modulesOf(`${root}/${source}`)) visit(module)
    return sheets
  }

  /** The class names that each style sheet gives to components. */
  const classNames = new Map<string, string>()
  function noteClassNames() {
    for (const { file, transformResult } of moduleGraph.idToModuleMap.values()) {
      if (file?.endsWith('.css') && transformResult) classNames.set(file, transformResult.code)
    }
  }

  return {
    styleOf,
    isHeldByServer: (file: string) => modulesOf(file).some((module) => isHeld(module)),
    isLoaded: (file: string) => modulesOf(file).length > 0,
    /** The server's modules of a file, and the browser's, are read anew. */
    invalidate(file: string): void {
      moduleGraph.onFileChange(file)
      vite.environments.client.moduleGraph.onFileChange(file)
    },
    drawn: (file: string) => drawnBy(modulesOf(file)),
    noteClassNames,
    /** Whether a file is a style sheet that gives the same class names as before: no HTML changed. */
    isOnlyStyle(file: string): boolean {
      if (!file.endsWith('.css')) return false
      const known = classNames.get(file)
      noteClassNames()
      return classNames.get(file) === known
    },
  }
}
