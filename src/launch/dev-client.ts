// Only in development: Vite's own client, React's refresh runtime, then what every page runs.
const fromVite = (address: string) => import(/* @vite-ignore */ address)

await fromVite('/@vite/client')
const { injectIntoGlobalHook } = await fromVite('/@react-refresh')
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('../site/client/main.ts')

export {}
