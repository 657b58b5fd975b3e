import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { PanelFiles } from '../../panel/render-panel.tsx'
import type { BrowserFiles } from '../../site/render/browser-files.ts'
import {
  areaSource,
  blockSource,
  pageSource,
  partSource,
  screenSource,
  scriptSources,
} from '../../site/render/browser-files.ts'
import { compressFast, compressible, compressWell, type Encoding, encodings } from '../responses/index.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export interface Asset {
  type: string
  bytes: Partial<Record<Encoding, Buffer>>
}

export interface Assets extends BrowserFiles {
  /** A file under /assets/, null when there is none. */
  get(path: string): Asset | null
  /** What a page that is no part of the site loads, by its source file; development leaves that to Vite. */
  entry?(source: string): { script: string; stylesheets: string[] }
  panel: PanelFiles
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

function readAsset(folder: string, name: string): Asset {
  const file = join(folder, name)
  const bytes: Asset['bytes'] = { identity: readFileSync(file) }
  if (compressible.has(extname(name))) {
    bytes.br = readFileSync(`${file}.br`)
    bytes.gzip = readFileSync(`${file}.gzip`)
  }
  return { type: types[extname(name)] ?? 'application/octet-stream', bytes }
}

/** Compressed at once, and better as soon as that is done. */
export function compressed(type: string, bytes: Buffer<ArrayBuffer>): Asset {
  const asset: Asset = { type, bytes: {} }
  for (const encoding of encodings) {
    asset.bytes[encoding] = compressFast(bytes, encoding)
    void compressWell(bytes, encoding).then((smaller) => {
      asset.bytes[encoding] = smaller
    })
  }
  return asset
}

/** Names of components as they stand in a style sheet's address: a screen's folder starts with '_'. */
const screenName = (folder: string) => `_${folder.replaceAll('/', '_')}`
const sourceOf = (name: string) =>
  name.startsWith('_') ? screenSource(name.slice(1).replaceAll('_', '/')) : blockSource(name)

/** Of the panel's own build: its script, and the style of all its pages. */
function readPanelFiles(directory: string): PanelFiles {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(directory, 'panel.json'), 'utf8'))
  const script = (name: string) => [`/${manifest[`src/panel/client/${name}`]?.file}`]
  const stylesOf = (source: string): string[] => {
    const { css = [], imports = [] } = manifest[source] ?? {}
    return [...css.map((file) => `/${file}`), ...imports.flatMap(stylesOf)]
  }
  const styles = (name: string) => [...new Set(stylesOf(`src/panel/client/${name}`))]
  return {
    scripts: script('enhance.ts'),
    stylesheets: styles('style.ts'),
    editor: { scripts: script('editor.tsx'), stylesheets: styles('editor-style.ts') },
    fonts: Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : [])),
  }
}

/** Reads what the build wrote into memory. `directory` is dist/client. */
export function readAssets(directory: string): Assets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'))
  const folder = join(directory, 'assets')
  const names = readdirSync(folder).filter((name) => !/\.(?:br|gzip)$/.test(name))
  const files = new Map(names.map((name) => [`/assets/${name}`, readAsset(folder, name)]))

  const entry = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The build has no ${source}`)
    return found
  }
  const styleOf = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const { css = [], imports = [] } = entry(source)
    return [...imports.flatMap((imported) => styleOf(imported, seen)), ...css]
  }
  /** Whichever part of a screen is drawn, its style is there. */
  const partsOf = (screen: string) =>
    Object.keys(manifest).filter((source) => source.endsWith('-step.tsx') && dirname(source) === dirname(screen))
  const sheets = new Map<string, string>()

  /** One sheet of just the styles that a set of components needs; its name says which, so that every process can make it. */
  function stylesheet(components: readonly string[]): string {
    const key = [...components].sort().join('.')
    const known = sheets.get(key)
    if (known) return known
    const own = components.map(sourceOf)
    const sources = ['src/site/render/shell.ts', ...own, ...own.flatMap(partsOf)]
    const parts = new Set(sources.flatMap((source) => styleOf(source)))
    const css = Buffer.concat([...parts].flatMap((file) => files.get(`/${file}`)?.bytes.identity ?? []))
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10)
    const address = `/assets/${['page', key].filter(Boolean).join('.')}.${hash}.css`
    sheets.set(key, address)
    files.set(address, compressed('text/css; charset=utf-8', css))
    return address
  }

  function madeByOthers(path: string): Asset | null {
    const names = /^\/assets\/page\.([\w.-]+)\.[\w-]{10}\.css$/.exec(path)?.[1]?.split('.') ?? []
    const made = names.length > 0 && names.every((name) => manifest[sourceOf(name)]) && stylesheet(names) === path
    return (made && files.get(path)) || null
  }

  const importsOf = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const { file, imports = [] } = entry(source)
    return [`/${file}`, ...imports.flatMap((imported) => importsOf(imported, seen))]
  }
  const screens = new Map<string, ReturnType<BrowserFiles['screen']>>()

  function screen(folder: string, part = ''): ReturnType<BrowserFiles['screen']> {
    const key = `${folder} ${part}`
    const page = pageSource(folder)
    const sources = [areaSource, page, screenSource(folder), ...(part ? [partSource(folder, part)] : [])]
    const seen = new Set<string>()
    const known = screens.get(key) ?? {
      modules: { page: `/${entry(page).file}`, screen: `/${entry(screenSource(folder)).file}` },
      preloads: sources.flatMap((source) => importsOf(source, seen)),
    }
    screens.set(key, known)
    return known
  }

  const texts: Record<string, string> = JSON.parse(readFileSync(join(directory, 'texts.json'), 'utf8'))

  const fonts = Object.values(manifest).flatMap((item) => (item.file.endsWith('.woff2') ? [`/${item.file}`] : []))
  const main = entry('src/site/client/main.ts')
  const imported = (main.imports ?? []).map((name) => `/${entry(name).file}`)
  const hydrate = `/${entry('src/site/client/hydrate.tsx').file}`
  const measuring = `/${entry('src/site/client/measuring.ts').file}`

  return {
    get: (path) => files.get(path) ?? madeByOthers(path),
    block: (type) => `/${entry(sourceOf(type)).file}`,
    hydrate,
    blockPreloads(type) {
      const [, ...imported] = importsOf(sourceOf(type))
      return imported.filter((file) => file !== hydrate)
    },
    panel: readPanelFiles(directory),
    entry: (source) => ({ script: `/${entry(source).file}`, stylesheets: styleOf(source).map((file) => `/${file}`) }),
    area: (name, locale) => ({ script: `/${entry(areaSource).file}`, texts: `/${texts[`${name}-${locale}`]}` }),
    screen,
    style: (blocks, screen) => stylesheet([...blocks, screenName(screen)]),
    page: (blocks, screen) => ({
      stylesheets: [stylesheet(screen ? [...blocks, screenName(screen)] : blocks)],
      scripts: [main, ...scriptSources(blocks).map(entry)].map(({ file }) => `/${file}`),
      imported,
      measuring,
      fonts,
    }),
  }
}
