export { createFragmentCache } from './fragment-cache.ts'
export { createPages, type Log, type Pages } from './pages.ts'
export { createQueryCache, type QueryCache, textsTag } from './query-cache.ts'
export { createCallCache, createResponseCache } from './response-cache.ts'
