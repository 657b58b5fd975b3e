/**
 * The service worker of a trainer's page, for its address alone: the page comes from the network, and from what was kept of
 * it where there is none; its files, whose names change with what is in them, from what was kept first. What there is to download is the browser's.
 */
export const trainerWorker = `
const name = 'trainer ' + new URL(self.registration.scope).pathname
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function page(request) {
  const cache = await caches.open(name)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(new URL(request.url).pathname, response.clone())
    else if (response.status === 404) {
      await caches.delete(name)
      await self.registration.unregister()
    }
    return response.status < 500 ? response : ((await cache.match(new URL(request.url).pathname)) ?? response)
  } catch (error) {
    const kept = await cache.match(new URL(request.url).pathname)
    if (kept) return kept
    throw error
  }
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: name })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(name)).put(request, response.clone())
  return response
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /\\/material\\/./.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\\/(assets|icon|favicon)/.test(pathname)) event.respondWith(file(request))
})
`
