// Only in development: React's refresh runtime, which each component that Vite serves calls.

// The whole address: to a path Vite would add a query, and that would be another runtime than the components'.
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ new URL('/@react-refresh', location.href).href)
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })

export {}
