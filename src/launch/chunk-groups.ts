import { dirname } from 'node:path'

interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
}

/** What the bundler tells of its modules; asked on the context, which it needs. */
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Files that are fetched by themselves and bring `id` along. */
function rootsOf(id: string, chunking: Chunking): string[] {
  const seen = new Set([id])
  const roots: string[] = []
  for (const module of seen) {
    const info = chunking.getModuleInfo(module)
    if (info?.isEntry || info?.dynamicImporters.length) roots.push(module)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return roots
}

const isRules = (id: string) => /-schemas?\.ts$/.test(id)
const isOfAccount = (id: string) => /\/src\/site\/(account|client\/area)/.test(id)
const isFrame = (id: string) => id.endsWith('/src/site/client/area.tsx')
const isRare = (id: string) => /\/ask-to-[\w-]+\.tsx$/.test(id)

/** What one page of the account has alone is one file; what three of them share, or all, comes with the area. */
function accountChunk(id: string, chunking: Chunking): string | null {
  const roots = rootsOf(id, chunking)
  if (roots.length === 0 || !roots.every(isOfAccount) || roots.some(isRare)) return null
  if (roots.every(isRules)) return 'account-rules'
  if (roots.some(isRules)) return null
  const pages = new Set(roots.map((root) => dirname(root)))
  if (roots.some(isFrame) || pages.size > 2) return 'account'
  const [folder = ''] = pages
  return pages.size === 1 ? (folder.split('/src/site/')[1]?.replaceAll('/', '-') ?? null) : null
}

const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`
const ui = (...names: string[]) => `src/ui/(?:${names.join('|')})\\.tsx?$`
const oneOf = (...parts: string[]) => new RegExp(`/(?:${parts.join('|')})`)

const frameOfForm = ['form', 'use-form', 'use-form-check', 'form-api', 'form-context', 'error-summary', 'submit-button']
const field = ['field', 'field-notes', 'use-control', 'use-field-input', 'described-by', 'label-of']
const fields = ['text-field', 'select-field', 'checkbox']
const typing = ['take-over', 'use-pointer-held', 'use-unsaved-mark']
const sending = ['read-form', 'check-form', 'send-form', 'errors-of-result', 'failure-of', 'sentence-of']

/**
 * A small file is badly compressed and asked for by itself: what is always fetched together is one. What stands here
 * takes none of its imports along, so that no page gets what only another one needs.
 */
export const chunkGroups = [
  { name: 'yup', test: oneOf(packages('yup', 'property-expr', 'tiny-case', 'toposort')) },
  {
    name: 'react',
    test: oneOf(
      packages('react', 'react-dom', 'scheduler'),
      ui('texts', 'texts-provider', 'current-page'),
      'src/domain/(?:translator|locales)\\.ts$',
    ),
  },
  { name: 'client', test: oneOf(packages('@urql/core', 'wonka', '@0no-co/graphql.web'), ui('client')) },
  {
    name: 'forms',
    test: oneOf(
      packages('final-form', 'react-final-form', '@babel/runtime'),
      ui(`forms/(?:${[...frameOfForm, ...field, ...fields, ...typing].join('|')})`),
    ),
  },
  { name: 'sending', test: oneOf(ui(`forms/(?:${sending.join('|')})`)) },
  { name: accountChunk, debugName: 'account' },
].map((group, at) => ({ ...group, priority: 10 - at, includeDependenciesRecursively: false }))
