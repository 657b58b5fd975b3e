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

const isRules = (id: string) => /[-/]schemas?\.ts$/.test(id)
const isOfAccount = (id: string) => /\/src\/site\/(account|client\/area)/.test(id)
const isFrame = (id: string) => id.endsWith('/src/site/client/area/area.tsx')
const isRare = (id: string) => /\/client\/area\/(leave-question|sign-in-again)\.tsx$/.test(id)

/** What one page of the account has alone is one file, and what three of them share; what wakes an area is one too. */
function accountChunk(id: string, chunking: Chunking): string | null {
  const roots = rootsOf(id, chunking)
  if (roots.length === 0 || !roots.every(isOfAccount) || roots.some(isRare)) return null
  if (roots.every(isRules)) return 'account-rules'
  if (roots.some(isRules)) return null
  const pages = new Set(roots.map((root) => dirname(root)))
  if (roots.some(isFrame)) return 'frame'
  if (pages.size > 2) return 'account'
  const [folder = ''] = pages
  return pages.size === 1 ? (folder.split('/src/site/')[1]?.replaceAll('/', '-') ?? null) : null
}

const isOfRegistration = (id: string) => id.includes('/src/site/registration/')
const isOfJourney = (id: string) => /\/src\/site\/registration\/[^/]+$/.test(id)
const isStep = (id: string) => /\/[\w-]+-step\.tsx$/.test(id)

/** Each step of registering is a file by itself; what all have, or two of them share, is one. */
function registrationChunk(id: string, chunking: Chunking): string | null {
  const roots = rootsOf(id, chunking)
  if (!roots.some(isOfJourney) || !roots.every(isOfRegistration) || roots.some(isRules)) return null
  return roots.length === 1 && roots.every(isStep) ? null : 'registration'
}

/** What screens and islands share. Each takes along what its modules import, unless one before it has that. */
const shared = [
  // What every page's first script shares with the others.
  ['first', /\/src\/(ui\/cookies|site\/client\/load-chunk)\.ts$/],
  // With what every island and area needs beside React: were it with the forms, a search would bring them along.
  [
    'react',
    /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|valtio|proxy-compare)\/|\/client\/(hydrate|keep-server-nodes)\.|\/ui\/(texts|page-context|forms\/form-context|snackbars\/store|button|kit\/mark|forms\/follow)\.tsx?$|\/domain\/locales\.ts$/,
  ],
  ['client', /\/@urql\/core\/[^?]*$|\/wonka\/|\/src\/ui\/session\/client\.ts$/],
  ['forms', /\/(react-)?final-form\/|\/src\/ui\/(section|forms\/(form|use-field|submit-button|text-field))\.tsx?$/],
  // What a search draws beside its field: less than the account does, and pictures, which that has none of.
  ['tiles', /\/src\/(domain\/tiles(\/[\w-]+)?|ui\/(tile-pattern|listed))\.tsx?$/],
  ['page-header', /\/src\/ui\/(page-header|picture|corrected-search)\.tsx$/],
  // What every page of the account draws, whatever stands on it.
  ['drawn', /\/src\/ui\/kit\/(status|dialog|action-form)\.tsx?$/],
  // What lists read of their address too, which have no use for the rules of forms.
  ['values', /\/src\/domain\/(students|values)\.ts$/],
  [
    'rules',
    /\/yup\/|\/src\/ui\/forms\/(read|send)-form\.ts$|\/schemas\/(rules|contact-message|newsletter-subscription)\.ts$/,
  ],
] as const

/** These without what they import, which others have too. */
const alone = [
  ['contact-calls', /\/@urql\/exchange-auth\/|\/src\/ui\/session\/(contact-calls|end-session|renew-token)\.ts$/],
  ['pay', /\/src\/ui\/billing\/pay-[\w-]+\.tsx?$/],
] as const

/** A small file is badly compressed and asked for by itself: what is always fetched together is one. */
export const chunkGroups = [
  ...shared.map(([name, test], at) => ({ name, test, priority: 20 - at })),
  ...alone.map(([name, test]) => ({ name, test, priority: 2, includeDependenciesRecursively: false })),
  { name: accountChunk, debugName: 'account', priority: 1, includeDependenciesRecursively: false },
  { name: registrationChunk, debugName: 'registration', priority: 1, includeDependenciesRecursively: false },
]
