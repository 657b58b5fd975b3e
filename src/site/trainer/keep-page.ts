/** What the worker calls the pages that it keeps (src/server/files/trainer-worker.ts). */
const keptName = () => `trainer ${location.pathname}`

/** Keeps this page and all that it is made of, so that it opens again without a network. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  const isServedByIt = Boolean(navigator.serviceWorker.controller)
  try {
    await navigator.serviceWorker.register('/trainer-worker.js', { scope: location.pathname })
    const cache = await caches.open(keptName())
    const own = (address: string) => new URL(address).origin === location.origin
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
    const parts = [...new Set([...loaded, ...linked])].filter(
      (each) => own(each) && /^\/(assets|icon|favicon)/.test(new URL(each).pathname),
    )
    const known = new Set((await cache.keys()).map(({ url }) => url))
    await Promise.allSettled(parts.filter((each) => !known.has(each)).map((each) => cache.add(each)))
    // Once the worker serves it, each visit keeps it anew.
    if (!isServedByIt) await cache.add(location.pathname)
  } catch {
    // Forbidden, or no network: what is noted is kept all the same.
  }
}

/** Whoever has this phone opens nothing of it any more. */
export async function forgetPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await caches.delete(keptName())
  const registration = await navigator.serviceWorker.getRegistration(location.pathname)
  await registration?.unregister()
}
